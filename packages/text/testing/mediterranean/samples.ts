import {
  CURRENT_EDITION,
  EDITIONS,
  INDUSTRIES,
  mediterranean,
  type HeldCard,
  type Mediterranean,
  type MoneySource,
  type Refusal,
  type VpSource,
} from "@sofala/mediterranean";
import {
  MEDITERRANEAN_RULES,
  loadMediterraneanRules,
} from "../../src/games/mediterranean/index.ts";
import type {
  KnownMarket,
  OfferTerms,
  VisibleEvent,
  VisibleMove,
} from "../../src/games/mediterranean/mediterranean-text.ts";
import { english } from "../../src/index.ts";
import { keysOf, rulesSamples, type GameSamples, type Line, type Samples } from "../samples.ts";

const { area, cultureLine, deck, part, phase } = english.mediterranean;
const PARTS = keysOf(part);
const BUILDINGS = keysOf(EDITIONS[CURRENT_EDITION]?.buildings ?? {});
const VP_SOURCES: { readonly [source in VpSource]: number } = {
  prosperity: 3,
  ability: 1,
  development: 2,
  industry: 5,
  culture: 4,
  line: 6,
  wonder: 3,
  calamity: -4,
  penalty: -5,
};
const MONEY_SOURCES: { readonly [source in MoneySource]: number } = {
  goods: 15,
  ability: 1,
  industry: 2,
  development: 4,
  calamity: -8,
};

/** The cards of the seat whose moves are refused. */
const OWN_CARDS: readonly HeldCard[] = [
  { slot: 5, good: "wine", bottom: "barbarianFury" },
  { slot: 7, good: "piracy", bottom: "piracy" },
];

const events: Samples<"kind", VisibleEvent> = {
  "turn-began": [{ turn: 3 }],
  "phase-began": keysOf(phase).map((began) => ({ phase: began })),
  "deck-shuffled": keysOf(deck).map((shuffled) => ({ deck: shuffled })),
  "stored-returned": [
    { seat: 0, count: 1 },
    { seat: 0, count: 3 },
  ],
  "cards-dealt": [
    {
      seat: 0,
      cards: [
        { slot: 1, good: "grain", bottom: "mars" },
        { slot: 2, good: "wine", bottom: "barbarianFury" },
        { slot: 3, good: "grain", bottom: "poverty" },
        { slot: 4, good: "piracy", bottom: "piracy" },
      ],
    },
    { seat: 1, goods: ["grain", "art", "art"], luxuries: 1 },
    { seat: 1, goods: [], luxuries: 0 },
    { seat: 1, cards: [] },
  ],
  "developments-revealed": [
    { developments: ["S01", "S09"], calamities: [] },
    { developments: ["B11"], calamities: ["CU5", "CB1"] },
  ],
  "ability-used": [
    { seat: 0, building: "white-G2" },
    { seat: 0, building: "white-G5", target: 1 },
    { seat: 1, building: "white-G3" },
    { seat: 1, building: "white-G6" },
  ],
  "track-moved": [
    { seat: 0, track: "government", spaces: 2, idea: "democracy", position: 3 },
    { seat: 0, track: "religion", spaces: -1, idea: "mars", position: 0 },
  ],
  "track-flipped": [
    { seat: 1, track: "religion", idea: "mars", destroyed: [] },
    { seat: 1, track: "religion", idea: "venus", destroyed: ["red-R6"] },
    { seat: 1, track: "government", idea: "democracy", destroyed: [] },
    { seat: 1, track: "government", idea: "dictatorship", destroyed: ["white-G1", "white-G3"] },
  ],
  "status-moved": [
    { seat: 0, track: "happiness", by: -2, to: -3 },
    { seat: 0, track: "safety", by: 1, to: 2 },
    { seat: 0, track: "safety", by: 2, to: 0 },
  ],
  "vp-changed": keysOf(VP_SOURCES).map((source) => ({ seat: 0, by: VP_SOURCES[source], source })),
  "money-changed": keysOf(MONEY_SOURCES).map((source) => ({
    seat: 0,
    by: MONEY_SOURCES[source],
    source,
  })),
  "workers-gained": [
    { seat: 2, workers: 2 },
    { seat: 2, workers: 1 },
  ],
  "flip-chosen": [
    { seat: 0, track: "religion" },
    { seat: 0, track: "government" },
  ],
  "offer-made": [
    {
      seat: 0,
      offer: 3,
      to: "all",
      give: { goods: { wine: 1 }, vp: 2, pledges: [] },
      want: { goods: { grain: 2 } },
    },
    {
      seat: 1,
      offer: 4,
      to: [0, 2],
      give: { goods: {}, vp: 0, pledges: [{ building: "white-G5", target: 3, use: true }] },
      want: { goods: { spices: 1, slaves: 1, wool: 0 } },
      replyTo: 3,
    },
    {
      seat: 0,
      offer: 5,
      to: "all",
      give: { goods: { gold: 1 }, vp: 0, pledges: [] },
      want: {},
      cards: [7],
      as: { "7": "gold" },
    },
    { seat: 1, offer: 6, to: [0], give: { goods: {}, vp: 0, pledges: [] }, want: { vp: 1 } },
  ],
  "offer-declined": [{ seat: 1, offer: 3 }],
  "offer-withdrawn": [{ seat: 0, offer: 3 }],
  "offer-died": (["withdrawn", "taken", "cards-gone", "declined"] as const).map((reason) => ({
    offer: 3,
    reason,
  })),
  "deal-made": [
    {
      offer: 3,
      maker: 0,
      partner: 1,
      toPartner: { goods: { wine: 1 }, vp: 2, pledges: [] },
      toMaker: { goods: { grain: 2 }, vp: 0, pledges: [] },
    },
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
    {
      offer: 5,
      maker: 0,
      partner: 1,
      toPartner: { goods: { gold: 1 }, vp: 0, pledges: [] },
      toMaker: { goods: {}, vp: 0, pledges: [] },
    },
  ],
  "cards-stored": [
    { seat: 0, cards: [2, 5] },
    { seat: 0, cards: [2] },
    { seat: 0, cards: [] },
    { seat: 1, count: 2 },
    { seat: 1, count: 0 },
  ],
  "seat-ready": [{ seat: 0 }],
  "seat-unready": [{ seat: 0 }],
  "time-ran-out": PARTS.map((ended) => ({ part: ended })),
  "market-step-began": [
    { round: 2, step: "offer" },
    { round: 2, step: "answer" },
  ],
  "cards-spent": [
    {
      seat: 0,
      cards: [
        { good: "slaves", bottom: "slaveRevolt" },
        { good: "dye", bottom: "mars" },
        { good: "dye", bottom: "poverty" },
        { good: "dye", bottom: "mars" },
        { good: "piracy", bottom: "piracy" },
      ],
    },
    { seat: 1, cards: [] },
  ],
  "bank-used": [
    { seat: 0, choice: "poverty" },
    { seat: 0, choice: "prosperity" },
  ],
  "industry-paid": [
    ...INDUSTRIES.map((industry) => ({ seat: 0, industry, bonus: "monopoly" as const })),
    { seat: 1, industry: "arms", bonus: "dominance" },
  ],
  "turn-order-set": [{ turnOrder: [2, 0, 1, 3] }],
  "calamity-passed": [
    { calamity: "CU5", reason: "nobody-below" },
    { calamity: "CB1", reason: "undecided" },
    { calamity: "CU1", reason: "all-tied" },
  ],
  "vote-called": [
    { calamity: "CU5", tied: [0, 1], round: 1 },
    { calamity: "CU5", tied: [0, 1], round: 2 },
  ],
  "vote-cast": [{ seat: 2, victim: 0 }],
  "calamity-struck": [{ calamity: "CU1", victim: 0 }],
  "cubes-lost": [
    { seat: 0, areas: ["available", "available"] },
    { seat: 0, areas: ["farm.grain", "culture.letters.glory"] },
    { seat: 0, areas: ["bank"] },
  ],
  "stored-discarded": [{ seat: 0, cards: [{ good: "gold", bottom: "venus" }] }],
  "purchases-forbidden": [{ seat: 0, developments: ["I05"] }],
  "marker-reset": [
    { seat: 0, track: "safety", from: -2 },
    { seat: 1, track: "happiness", from: -4 },
  ],
  "building-built": [{ seat: 0, building: "black-G2", price: 5 }],
  "development-bought": [
    { seat: 0, card: "S01", price: 3, from: ["farm.grain"] },
    { seat: 0, card: "S04", price: 6, from: ["available", "available"] },
    { seat: 0, card: "S14", price: 4, from: ["available"], box: "letters.glory" },
    { seat: 0, card: "S12", price: 3, from: ["available"], industry: "arms" },
    { seat: 0, card: "B11", price: 0, from: [], spaces: -2 },
  ],
  "vp-bought": [{ seat: 0, vp: 3, price: 9 }],
  "culture-line-completed": keysOf(cultureLine).map((line) => ({ seat: 0, line })),
  "money-halved": [{ seat: 0, from: 7, to: 3 }],
  "tie-break-began": [{ seats: [0, 2] }],
  "hand-chosen": [
    { seat: 0, hand: "rock" },
    { seat: 0, hand: "paper" },
    { seat: 0, hand: "scissors" },
    { seat: 1 },
  ],
  "hands-thrown": [{ seats: [0, 2], hands: ["rock", "paper"] }],
  "duel-won": [{ seat: 2, over: 0 }],
  "game-ended": [{ ranking: [[2], [0], [1, 3]] }],
};

const moves: Samples<"kind", VisibleMove> = {
  "use-ability": [
    { building: "white-G2" },
    { building: "white-G5", target: 1 },
    { building: "white-G6" },
  ],
  flip: [{ track: "religion" }, { track: "government" }],
  offer: [
    {
      to: "all",
      give: { cards: [3, 7], as: { "7": "gold" }, vp: 2 },
      want: { goods: { wine: 2, grain: 1 } },
    },
    { to: [1], give: { goods: { timber: 1, gold: 1 }, vp: 2 }, want: { vp: 1 }, replyTo: 2 },
    { to: "all", give: {}, want: { vp: 1 } },
  ],
  accept: [
    { offer: 3 },
    { offer: 3, give: [4, 7] },
    { offer: 3, give: [7], as: { "7": "spices" } },
  ],
  decline: [{ offer: 3 }],
  withdraw: [{ offer: 3 }],
  store: [{ cards: [2, 5] }, { cards: [] }, { count: 1 }, { count: 0 }],
  bank: [{ choice: "poverty" }, { choice: "prosperity" }],
  vote: [{ victim: 1 }],
  "lose-cubes": [{ areas: ["city", "farm.ore"] }, { areas: keysOf(area) }],
  "discard-stored": [{ cards: [4] }, {}],
  build: BUILDINGS.map((building) => ({ building })),
  develop: [
    { card: "S14", from: ["available"], box: "letters.guard" },
    { card: "S12", from: ["farm.ore"], industry: "arms" },
    { card: "B12", spaces: 1 },
    { card: "B03" },
  ],
  "buy-vp": [{ vp: 2 }],
  ready: [{}],
  unready: [{}],
  throw: [{ hand: "rock" }, { hand: "paper" }, { hand: "scissors" }, {}],
  "time-up": [{ part: "vote" }],
};

const refusals: Samples<"code", Refusal> = {
  "game/over": [{}],
  "clock/only": [{}],
  "clock/other-part": PARTS.map((running) => ({ part: running })),
  "turn/wrong-part": PARTS.map((current) => ({ part: current })),
  "turn/not-yours": [{}],
  "turn/ready": [{}],
  "turn/not-ready": [{}],
  "ability/not-built": [{ building: "white-G5" }, { building: "white-G3" }],
  "ability/used": [{ building: "white-G5" }],
  "ability/not-own-step": [{ building: "white-G5" }, { building: "white-G6" }],
  "ability/target-needed": [{}],
  "ability/no-target": [{}],
  "ability/bad-target": [{}],
  "ability/pledged-otherwise": [{ building: "white-G5" }],
  "ability/pledge-open": [{ building: "white-G5", target: 1 }],
  "flip/twice": [{ track: "government" }],
  "offer/nothing": [{}],
  "offer/bad-addressee": [{}],
  "offer/unknown-card": [{ slot: 9 }],
  "offer/card-twice": [{ slot: 5 }],
  "offer/not-piracy": [{ slot: 5 }, { slot: 7 }],
  "offer/vp-short": [{ need: 4, have: 3 }],
  "offer/vp-barred": [{}],
  "offer/unknown-reply": [{ offer: 3 }],
  "offer/step": [{}],
  "pledge/building": [{ building: "white-G1" }],
  "pledge/target": [{}],
  "pledge/contradicts": [{ building: "white-G5" }],
  "pledge/too-late": [{}],
  "offer/unknown": [{ offer: 9 }],
  "offer/withdrawn": [{ offer: 3 }],
  "offer/taken": [{ offer: 3 }],
  "offer/cards-gone": [{ offer: 3 }],
  "offer/declined": [{ offer: 3 }],
  "offer/not-yours": [{ offer: 3 }],
  "deal/wrong-cards": [{}],
  "deal/vp-short": [{ seat: 1 }],
  "store/unknown-card": [{ slot: 9 }],
  "store/card-twice": [{ slot: 5 }],
  "store/too-many": [{ room: 3 }, { room: 0 }],
  "store/forbidden": [{ slot: 5 }, { slot: 8 }],
  "vote/not-tied": [{}],
  "cubes/wrong-count": [{ count: 2 }],
  "cubes/wrong-area": [{ area: "farm.grain" }, { area: "culture.drama.guard" }],
  "cubes/base-last": [{}],
  "discard/wrong-cards": [{ count: 2 }],
  "build/unknown": [{ building: "green-G1" }],
  "build/standing": [{ building: "white-G1" }],
  "build/wrong-side": [{ building: "black-G3" }],
  "build/level": [{ level: 0 }, { level: 1 }],
  "money/short": [{ need: 6, have: 4 }],
  "develop/not-offered": [{ card: "S01" }],
  "develop/bought": [{ card: "S01" }],
  "develop/forbidden": [{ card: "I05" }],
  "develop/no-worker": [{}],
  "develop/wrong-source": [{}],
  "develop/no-room": [{}],
  "develop/no-city": [{}],
  "develop/box-needed": [{}],
  "develop/wrong-box": [{ box: "drama.glory" }],
  "develop/box-taken": [{ box: "drama.glory" }],
  "develop/industry-needed": [{}],
  "develop/industry-taken": INDUSTRIES.map((industry) => ({ industry })),
  "develop/spaces-needed": [{}],
  "develop/wrong-spaces": [{ most: 2 }],
  "develop/not-asked": (["from", "box", "industry", "spaces"] as const).map((field) => ({ field })),
  "industry/none": [{}],
};

const names = ["Ann", "Ben", "Cleo", "Dora"];

const OFFERS: { readonly [offer: number]: OfferTerms } = {
  3: {
    seat: 0,
    give: { goods: { wine: 1 }, vp: 2, pledges: [] },
    want: { goods: { grain: 2 } },
  },
  4: { seat: 1, give: { goods: {}, vp: 0, pledges: [] }, want: { goods: { wool: 1 } } },
};
/** What a player knows who has these cards. */
const KNOWN: KnownMarket = { findOffer: (offer) => OFFERS[offer], cards: OWN_CARDS };

export const mediterraneanSamples: GameSamples<Mediterranean> = {
  game: mediterranean,
  names,
  events,
  moves,
  refusals,
  textIn: ({ mediterranean: text }) => ({
    ...text,
    refusal: (refusal, seatNames) => text.refusal(refusal, seatNames, OWN_CARDS),
  }),
  moreSentencesIn: ({ mediterranean: text }) => [
    [
      "refusal store/forbidden {slot: 5}, own cards unknown",
      text.refusal({ code: "store/forbidden", slot: 5 }, names),
    ],
    [
      "event cards-stored without numbers",
      text.event({ kind: "cards-stored", seat: 0, cards: [2, 5] }, names, KNOWN.findOffer),
    ],
    ...([3, 4] as const).flatMap((offer): Line[] => {
      const seat = OFFERS[offer]?.seat ?? 0;
      return (
        [
          { kind: "offer-declined", seat: 2, offer },
          { kind: "offer-withdrawn", seat, offer },
          { kind: "offer-died", offer, reason: "cards-gone" },
        ] as const
      ).map((event) => [
        `event ${event.kind} of known offer ${offer}`,
        text.event(event, names, KNOWN.findOffer),
      ]);
    }),
  ],
  moreLabelsIn: ({ mediterranean: text }) =>
    (
      [
        { kind: "offer", to: [1], give: { cards: [5, 7], as: { "7": "gold" } }, want: { vp: 1 } },
        { kind: "accept", offer: 3, give: [5] },
        { kind: "decline", offer: 4 },
        { kind: "withdraw", offer: 3 },
        { kind: "store", cards: [5] },
        { kind: "discard-stored", cards: [5] },
      ] as const
    ).map((move) => [`move ${move.kind} in a known market`, text.move(move, names, KNOWN)]),
  partsIn: ({ mediterranean: text }) =>
    Object.values(EDITIONS).flatMap(({ id, buildings, developments, calamities }) => [
      ...Object.entries(buildings).map(([card, { ability }]): Line => [
        `${id} building ${card}`,
        text.ability(ability),
      ]),
      ...Object.entries(developments).map(([card, { effects }]): Line => [
        `${id} development ${card}`,
        text.effects(effects),
      ]),
      ...Object.entries(calamities).flatMap(([card, { ages }]) =>
        Object.entries(ages).map(([age, effects]): Line => [
          `${id} calamity ${card} ${age}`,
          text.losses(effects),
        ]),
      ),
    ]),
  cardNamesIn: ({ mediterranean: text }) =>
    Object.values(EDITIONS).flatMap(({ buildings, developments, calamities }) => [
      ...Object.keys(buildings).map((id): Line => [`building.${id}`, text.building(id)]),
      ...Object.keys(developments).map((id): Line => [`development.${id}`, text.development(id)]),
      ...Object.keys(calamities).map((id): Line => [`calamity.${id}`, text.calamity(id)]),
    ]),
  ids: ["religion"],
  rules: rulesSamples(
    MEDITERRANEAN_RULES,
    async (tag) => (await loadMediterraneanRules(tag)).rules,
    {
      goods: true,
      bottoms: true,
      "bottom-counts": true,
      places: true,
      levels: true,
      culture: true,
      phrases: true,
      industries: true,
      calamities: true,
      "buildings-democracy": true,
      "buildings-dictatorship": true,
      "buildings-venus": true,
      "buildings-mars": true,
      "developments-stone": true,
      "developments-bronze": true,
      "developments-iron": true,
      prices: true,
      numbers: true,
    },
  ),
};
