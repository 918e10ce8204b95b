import { describe, expect, test } from "vitest";
import type { ToldEvent } from "../../mediterranean-text.ts";
import { event } from "./events.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dora"];

/** At least one of every kind, with what a person would write. */
const LOG: { readonly [Kind in ToldEvent["kind"]]: readonly Example<Kind>[] } = {
  "turn-began": [[{ turn: 3 }, "Turn 3 begins."]],
  "phase-began": [
    [{ phase: "civic" }, "The civic phase begins."],
    [{ phase: "resolution" }, "The resolution begins."],
  ],
  "deck-shuffled": [[{ deck: "luxury" }, "The luxury deck is shuffled with its discards."]],
  "stored-returned": [
    [{ seat: 0, count: 1 }, "Ann takes 1 stored card back to hand."],
    [{ seat: 0, count: 3 }, "Ann takes 3 stored cards back to hand."],
  ],
  "cards-dealt": [
    [
      {
        seat: 0,
        cards: [
          { slot: 1, good: "grain", bottom: "mars" },
          { slot: 2, good: "wine", bottom: "barbarianFury" },
          { slot: 3, good: "grain", bottom: "poverty" },
          { slot: 4, good: "piracy", bottom: "piracy" },
        ],
      },
      "Ann is dealt 2 grain (Mars and Poverty), 1 wine (Barbarian Fury) and Piracy.",
    ],
    [
      { seat: 1, goods: ["grain", "art", "art"], luxuries: 1 },
      "Ben is dealt 1 grain, 2 art and 1 luxury card.",
    ],
    [{ seat: 1, goods: [], luxuries: 0 }, "Ben is dealt no cards."],
    [{ seat: 1, cards: [] }, "Ben is dealt no cards."],
  ],
  "developments-revealed": [
    [
      { developments: ["S01", "S09"], calamities: [] },
      "Developments of this turn: Market Town and Bank; no calamities.",
    ],
    [
      { developments: ["B11"], calamities: ["CU5", "CB1"] },
      "Developments of this turn: Oracle; calamities: Riots and Barbarians Pillage.",
    ],
  ],
  "ability-used": [
    [{ seat: 0, building: "white-G2" }, "Ann uses the Senate House."],
    [{ seat: 0, building: "white-G5", target: 1 }, "Ann uses the Tribunal on Ben."],
  ],
  "track-moved": [
    [
      { seat: 0, track: "government", spaces: 2, idea: "democracy", position: 3 },
      "Ann's government marker moves 2 right, to democracy 3.",
    ],
    [
      { seat: 0, track: "religion", spaces: -1, idea: "mars", position: 0 },
      "Ann's religion marker moves 1 left, to Mars 0.",
    ],
  ],
  "track-flipped": [
    [{ seat: 1, track: "religion", idea: "mars", destroyed: [] }, "Ben's religion turns to Mars."],
    [
      {
        seat: 1,
        track: "government",
        idea: "dictatorship",
        destroyed: ["white-G1", "white-G3"],
      },
      "Ben's government turns to dictatorship; destroyed: the Assembly Hall and the Public Baths.",
    ],
  ],
  "status-moved": [
    [{ seat: 0, track: "happiness", by: -2, to: -3 }, "Ann's happiness falls by 2, to -3."],
    [{ seat: 0, track: "safety", by: 1, to: 2 }, "Ann's safety rises by 1, to +2."],
  ],
  "vp-changed": [
    [{ seat: 0, by: 3, source: "prosperity" }, "Ann gains 3 VP from prosperity."],
    [{ seat: 0, by: -4, source: "calamity" }, "Ann loses 4 VP to the calamity."],
    [{ seat: 0, by: -5, source: "penalty" }, "Ann loses 5 VP as the judges do not agree."],
  ],
  "money-changed": [
    [{ seat: 0, by: 15, source: "goods" }, "Ann gets $15 for goods."],
    [{ seat: 0, by: -8, source: "calamity" }, "Ann loses $8 to the calamity."],
  ],
  "workers-gained": [[{ seat: 2, workers: 2 }, "Cleo gets 2 workers."]],
  "flip-chosen": [[{ seat: 0, track: "religion" }, "Ann will turn the religion board over."]],
  "offer-made": [
    [
      {
        seat: 0,
        offer: 3,
        to: "all",
        give: { goods: { wine: 1 }, vp: 2, pledges: [] },
        want: { goods: { grain: 2 } },
      },
      "Ann offers everyone 1 wine and 2 VP for 2 grain (offer 3).",
    ],
    [
      {
        seat: 1,
        offer: 4,
        to: [0, 2],
        give: {
          goods: {},
          vp: 0,
          pledges: [{ building: "white-G5", target: 3, use: true }],
        },
        want: { goods: { spices: 1, slaves: 1, wool: 0 } },
        replyTo: 3,
      },
      "Ben offers Ann and Cleo the pledge to use the Tribunal on Dora for 1 spice and 1 slave " +
        "(offer 4, in reply to 3).",
    ],
    [
      {
        seat: 0,
        offer: 5,
        to: "all",
        give: { goods: { gold: 1 }, vp: 0, pledges: [] },
        want: {},
        cards: [7],
        as: { 7: "gold" },
      },
      "Ann offers everyone 1 gold for nothing (offer 5).",
    ],
  ],
  "offer-declined": [[{ seat: 1, offer: 3 }, "Ben declines offer 3."]],
  "offer-withdrawn": [[{ seat: 0, offer: 3 }, "Ann withdraws offer 3."]],
  "offer-died": [
    [{ offer: 3, reason: "cards-gone" }, "Offer 3 is gone: a card in it has been traded away."],
    [{ offer: 3, reason: "declined" }, "Offer 3 is gone: all have declined it."],
  ],
  "deal-made": [
    [
      {
        offer: 3,
        maker: 0,
        partner: 1,
        toPartner: { goods: { wine: 1 }, vp: 2, pledges: [] },
        toMaker: { goods: { grain: 2 }, vp: 0, pledges: [] },
      },
      "Ben accepts offer 3: Ann gives 1 wine and 2 VP, Ben gives 2 grain.",
    ],
    [
      {
        offer: 6,
        maker: 0,
        partner: 1,
        toPartner: { goods: { wine: 1, gold: 1 }, vp: 2, pledges: [] },
        toMaker: {
          goods: { grain: 2 },
          vp: 0,
          pledges: [{ building: "red-R5", target: 2, use: false }],
        },
        cardsToPartner: [
          { slot: 11, good: "wine", bottom: "barbarianFury" },
          { slot: 12, good: "piracy", bottom: "piracy" },
        ],
        cardsToMaker: [
          { slot: 8, good: "grain", bottom: "mars" },
          { slot: 9, good: "grain", bottom: "prosperity" },
        ],
      },
      "Ben accepts offer 6: Ann gives 1 wine (Barbarian Fury), Piracy promised as gold and 2 VP, " +
        "Ben gives 2 grain (Mars and prosperity) and " +
        "the pledge not to use the House of Heralds on Cleo.",
    ],
  ],
  "cards-stored": [
    [{ seat: 0, cards: [2, 5] }, "Ann stores cards 2 and 5."],
    [{ seat: 0, cards: [2] }, "Ann stores card 2."],
    [{ seat: 0, cards: [] }, "Ann stores no cards."],
    [{ seat: 1, count: 2 }, "Ben stores 2 cards."],
    [{ seat: 1, count: 0 }, "Ben stores no cards."],
  ],
  "seat-ready": [[{ seat: 0 }, "Ann is ready."]],
  "seat-unready": [[{ seat: 0 }, "Ann is no longer ready."]],
  "time-ran-out": [[{ part: "trading" }, "Time is up for trading."]],
  "market-step-began": [
    [{ round: 2, step: "offer" }, "Round 2 of the market: all make offers."],
    [{ round: 2, step: "answer" }, "Round 2 of the market: all answer."],
  ],
  "cards-spent": [
    [
      {
        seat: 0,
        cards: [
          { good: "slaves", bottom: "slaveRevolt" },
          { good: "piracy", bottom: "piracy" },
        ],
      },
      "Ann spends 1 slave (Slave Revolt) and Piracy.",
    ],
    [{ seat: 1, cards: [] }, "Ben spends no cards."],
  ],
  "bank-used": [
    [{ seat: 0, choice: "poverty" }, "Ann's bank shields from Poverty."],
    [{ seat: 0, choice: "prosperity" }, "Ann's bank multiplies prosperity."],
  ],
  "industry-paid": [
    [{ seat: 0, industry: "textiles", bonus: "monopoly" }, "Ann has monopoly in textiles."],
  ],
  "turn-order-set": [[{ turnOrder: [2, 0, 1, 3] }, "The turn order is Cleo, Ann, Ben and Dora."]],
  "calamity-passed": [
    [
      { calamity: "CU5", reason: "nobody-below" },
      "Riots: nobody is below START, and nothing happens.",
    ],
    [
      { calamity: "CB1", reason: "undecided" },
      "Barbarians Pillage: there is no majority, and it passes by.",
    ],
  ],
  "vote-called": [
    [{ calamity: "CU5", tied: [0, 1], round: 1 }, "Riots: Ann and Ben are tied; the others vote."],
    [
      { calamity: "CU5", tied: [0, 1], round: 2 },
      "Riots: Ann and Ben are tied; the others vote again, round 2.",
    ],
  ],
  "vote-cast": [[{ seat: 2, victim: 0 }, "Cleo votes for Ann."]],
  "calamity-struck": [[{ calamity: "CU1", victim: 0 }, "Ann is the victim of Peasants Revolt."]],
  "cubes-lost": [
    [{ seat: 0, areas: ["available", "available"] }, "Ann loses 2 cubes: available ×2."],
    [
      { seat: 0, areas: ["farm.grain", "culture.letters.glory"] },
      "Ann loses 2 cubes: grain farm and culture (letters, glory).",
    ],
    [{ seat: 0, areas: ["bank"] }, "Ann loses 1 cube: bank."],
  ],
  "stored-discarded": [
    [
      { seat: 0, cards: [{ good: "gold", bottom: "venus" }] },
      "Ann discards from the warehouse: 1 gold (Venus).",
    ],
  ],
  "purchases-forbidden": [
    [{ seat: 0, developments: ["I05"] }, "Ann may not buy Wonder of the Gods this turn."],
  ],
  "marker-reset": [[{ seat: 0, track: "safety" }, "Ann's safety goes back to START."]],
  "building-built": [
    [{ seat: 0, building: "black-G2", price: 5 }, "Ann builds the Imperial Palace for $5."],
  ],
  "development-bought": [
    [
      { seat: 0, card: "S01", price: 3, from: ["farm.grain"] },
      "Ann buys Market Town for $3, with 1 worker from grain farm.",
    ],
    [
      { seat: 0, card: "S04", price: 6, from: ["available", "available"] },
      "Ann buys Twin Towns for $6, with 2 workers from available ×2.",
    ],
    [
      { seat: 0, card: "S14", price: 4, from: ["available"], box: "letters.glory" },
      "Ann buys Epic Poem (letters, glory) for $4, with 1 worker from available.",
    ],
    [
      { seat: 0, card: "S12", price: 3, from: ["available"], industry: "arms" },
      "Ann buys Industry (arms) for $3, with 1 worker from available.",
    ],
    [{ seat: 0, card: "B11", price: 0, from: [], spaces: -2 }, "Ann buys Oracle (2 left) for $0."],
  ],
  "vp-bought": [[{ seat: 0, vp: 3, price: 9 }, "Ann buys 3 VP for $9."]],
  "culture-line-completed": [[{ seat: 0, line: "letters" }, "Ann completes letters."]],
  "money-halved": [[{ seat: 0, from: 7, to: 3 }, "Ann keeps $3 of $7."]],
  "tie-break-began": [
    [{ seats: [0, 2] }, "Ann and Cleo are tied for first place and play rock, paper, scissors."],
  ],
  "hand-chosen": [
    [{ seat: 0, hand: "rock" }, "Ann chooses rock."],
    [{ seat: 1 }, "Ben has chosen a hand."],
  ],
  "hands-thrown": [
    [{ seats: [0, 2], hands: ["rock", "paper"] }, "Ann throws rock, Cleo throws paper."],
  ],
  "duel-won": [[{ seat: 2, over: 0 }, "Cleo beats Ann."]],
  "game-ended": [
    [{ ranking: [[2], [0], [1, 3]] }, "Cleo wins, followed by Ann and Ben level with Dora."],
  ],
};

type WithoutKind<E> = E extends unknown ? Omit<E, "kind"> : never;
/** An event of one kind without the kind itself. */
type Example<Kind extends ToldEvent["kind"]> = readonly [
  event: WithoutKind<Extract<ToldEvent, { readonly kind: Kind }>>,
  sentence: string,
];

describe.each(Object.entries(LOG))("%s", (kind, examples) => {
  test.each(examples.map(([data, sentence]) => ({ data, sentence })))(
    "$sentence",
    ({ data, sentence }) => {
      const said = event({ kind, ...data } as ToldEvent, NAMES);
      expect(said).toBe(sentence);
      expect(said).toMatch(/^[A-Z].*[^.]\.$/);
      expect(said).not.toMatch(/undefined|NaN|object|!| {2}/);
    },
  );
});
