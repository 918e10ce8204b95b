import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import type { ToldEvent } from "../../src/mediterranean-text.ts";
import { SENTENCE, SLIPS, TAGS, isShared, type Said } from "../said.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dora"];

/** At least one of every kind, with what a person would write. */
const LOG: { readonly [Kind in ToldEvent["kind"]]: readonly Example<Kind>[] } = {
  "turn-began": [[{ turn: 3 }, { en: "Turn 3 begins.", it: "Comincia il turno 3." }]],
  "phase-began": [
    [{ phase: "civic" }, { en: "The civic phase begins.", it: "Comincia la fase civica." }],
    [{ phase: "resolution" }, { en: "The resolution begins.", it: "Comincia la risoluzione." }],
    [{ phase: "tie-break" }, { en: "The tie-break begins.", it: "Comincia lo spareggio." }],
  ],
  "deck-shuffled": [
    [
      { deck: "luxury" },
      {
        en: "The luxury deck is shuffled with its discards.",
        it: "Il mazzo delle merci di lusso si rimescola con i suoi scarti.",
      },
    ],
  ],
  "stored-returned": [
    [
      { seat: 0, count: 1 },
      {
        en: "Ann takes 1 stored card back to hand.",
        it: "Ann riprende in mano 1 carta dal magazzino.",
      },
    ],
    [
      { seat: 0, count: 3 },
      {
        en: "Ann takes 3 stored cards back to hand.",
        it: "Ann riprende in mano 3 carte dal magazzino.",
      },
    ],
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
      {
        en: "Ann is dealt 2 grain (Mars and Poverty), 1 wine (Barbarian Fury) and Piracy.",
        it: "Ann riceve 2 grano (Marte e Povertà), 1 vino (Furia dei barbari) e Pirateria.",
      },
    ],
    [
      { seat: 1, goods: ["grain", "art", "art"], luxuries: 1 },
      {
        en: "Ben is dealt 1 grain, 2 art and 1 luxury card.",
        it: "Ben riceve 1 grano, 2 arte e 1 carta di lusso.",
      },
    ],
    [
      { seat: 1, goods: [], luxuries: 0 },
      { en: "Ben is dealt no cards.", it: "Ben non riceve carte." },
    ],
    [
      { seat: 1, cards: [] },
      { en: "Ben is dealt no cards.", it: "Ben non riceve carte." },
    ],
  ],
  "developments-revealed": [
    [
      { developments: ["S01", "S09"], calamities: [] },
      {
        en: "Developments of this turn: Market Town and Bank; no calamities.",
        it: "Sviluppi di questo turno: Città del mercato e Banca; nessuna calamità.",
      },
    ],
    [
      { developments: ["B11"], calamities: ["CU5", "CB1"] },
      {
        en: "Developments of this turn: Oracle; calamities: Riots and Barbarians Pillage.",
        it: "Sviluppi di questo turno: Oracolo; calamità: Tumulti e Razzia dei barbari.",
      },
    ],
  ],
  "ability-used": [
    [
      { seat: 0, building: "white-G2" },
      { en: "Ann uses the Senate House.", it: "Ann usa la Curia." },
    ],
    [
      { seat: 0, building: "white-G5", target: 1 },
      { en: "Ann uses the Tribunal on Ben.", it: "Ann usa il Tribunale su Ben." },
    ],
    [
      { seat: 1, building: "white-G3" },
      { en: "Ben uses the Public Baths.", it: "Ben usa le Terme pubbliche." },
    ],
    [
      { seat: 1, building: "white-G6" },
      { en: "Ben uses the Academy.", it: "Ben usa l'Accademia." },
    ],
  ],
  "track-moved": [
    [
      { seat: 0, track: "government", spaces: 2, idea: "democracy", position: 3 },
      {
        en: "Ann's government marker moves 2 right, to democracy 3.",
        it: "Il segnalino governo di Ann si sposta di 2 a destra, su democrazia 3.",
      },
    ],
    [
      { seat: 0, track: "religion", spaces: -1, idea: "mars", position: 0 },
      {
        en: "Ann's religion marker moves 1 left, to Mars 0.",
        it: "Il segnalino religione di Ann si sposta di 1 a sinistra, su Marte 0.",
      },
    ],
  ],
  "track-flipped": [
    [
      { seat: 1, track: "religion", idea: "mars", destroyed: [] },
      { en: "Ben's religion turns to Mars.", it: "La religione di Ben passa a Marte." },
    ],
    [
      { seat: 1, track: "government", idea: "dictatorship", destroyed: ["white-G1", "white-G3"] },
      {
        en:
          "Ben's government turns to dictatorship; destroyed: the Assembly Hall and the Public " +
          "Baths.",
        it:
          "Il governo di Ben passa alla dittatura; edifici distrutti: la Sala dell'assemblea e " +
          "le Terme pubbliche.",
      },
    ],
  ],
  "status-moved": [
    [
      { seat: 0, track: "happiness", by: -2, to: -3 },
      { en: "Ann's happiness falls by 2, to -3.", it: "La felicità di Ann scende di 2, a -3." },
    ],
    [
      { seat: 0, track: "safety", by: 1, to: 2 },
      { en: "Ann's safety rises by 1, to +2.", it: "La sicurezza di Ann sale di 1, a +2." },
    ],
  ],
  "vp-changed": [
    [
      { seat: 0, by: 3, source: "prosperity" },
      { en: "Ann gains 3 VP from prosperity.", it: "Ann guadagna 3 PV dalla prosperità." },
    ],
    [
      { seat: 0, by: -4, source: "calamity" },
      { en: "Ann loses 4 VP to the calamity.", it: "Ann perde 4 PV per la calamità." },
    ],
    [
      { seat: 0, by: -5, source: "penalty" },
      {
        en: "Ann loses 5 VP as the judges do not agree.",
        it: "Ann perde 5 PV perché i giudici non sono d'accordo.",
      },
    ],
  ],
  "money-changed": [
    [
      { seat: 0, by: 15, source: "goods" },
      { en: "Ann gets $15 for goods.", it: "Ann riceve $15 per le merci." },
    ],
    [
      { seat: 0, by: -8, source: "calamity" },
      { en: "Ann loses $8 to the calamity.", it: "Ann perde $8 per la calamità." },
    ],
  ],
  "workers-gained": [
    [
      { seat: 2, workers: 2 },
      { en: "Cleo gets 2 workers.", it: "Cleo riceve 2 lavoratori." },
    ],
  ],
  "flip-chosen": [
    [
      { seat: 0, track: "religion" },
      {
        en: "Ann will turn the religion board over.",
        it: "Ann girerà la plancia della religione.",
      },
    ],
  ],
  "offer-made": [
    [
      {
        seat: 0,
        offer: 3,
        to: "all",
        give: { goods: { wine: 1 }, vp: 2, pledges: [] },
        want: { goods: { grain: 2 } },
      },
      {
        en: "Ann offers everyone 1 wine and 2 VP for 2 grain (offer 3).",
        it: "Ann offre a tutti 1 vino e 2 PV per 2 grano (offerta 3).",
      },
    ],
    [
      {
        seat: 1,
        offer: 4,
        to: [0, 2],
        give: { goods: {}, vp: 0, pledges: [{ building: "white-G5", target: 3, use: true }] },
        want: { goods: { spices: 1, slaves: 1, wool: 0 } },
        replyTo: 3,
      },
      {
        en:
          "Ben offers Ann and Cleo the pledge to use the Tribunal on Dora for 1 spice and 1 " +
          "slave (offer 4, in reply to 3).",
        it:
          "Ben offre ad Ann e Cleo l'impegno di usare il Tribunale su Dora per 1 spezia e 1 " +
          "schiavo (offerta 4, in risposta alla 3).",
      },
    ],
    [
      {
        seat: 0,
        offer: 5,
        to: "all",
        give: { goods: { gold: 1 }, vp: 0, pledges: [] },
        want: {},
        cards: [7],
        as: { "7": "gold" },
      },
      {
        en: "Ann offers everyone 1 gold for nothing (offer 5).",
        it: "Ann offre a tutti 1 oro in cambio di nulla (offerta 5).",
      },
    ],
    [
      { seat: 1, offer: 6, to: [0], give: { goods: {}, vp: 0, pledges: [] }, want: { vp: 1 } },
      {
        en: "Ben offers Ann nothing for 1 VP (offer 6).",
        it: "Ben chiede ad Ann 1 PV in cambio di nulla (offerta 6).",
      },
    ],
  ],
  "offer-declined": [
    [
      { seat: 1, offer: 3 },
      { en: "Ben declines offer 3.", it: "Ben rifiuta l'offerta 3." },
    ],
  ],
  "offer-withdrawn": [
    [
      { seat: 0, offer: 3 },
      { en: "Ann withdraws offer 3.", it: "Ann ritira l'offerta 3." },
    ],
  ],
  "offer-died": [
    [
      { offer: 3, reason: "cards-gone" },
      {
        en: "Offer 3 is gone: a card in it has been traded away.",
        it: "L'offerta 3 non vale più: una sua carta è stata scambiata.",
      },
    ],
    [
      { offer: 3, reason: "declined" },
      {
        en: "Offer 3 is gone: all have declined it.",
        it: "L'offerta 3 non vale più: tutti l'hanno rifiutata.",
      },
    ],
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
      {
        en: "Ben accepts offer 3: Ann gives 1 wine and 2 VP, Ben gives 2 grain.",
        it: "Ben accetta l'offerta 3: Ann dà 1 vino e 2 PV, Ben dà 2 grano.",
      },
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
      {
        en:
          "Ben accepts offer 6: Ann gives 1 wine (Barbarian Fury), Piracy promised as gold and " +
          "2 VP, Ben gives 2 grain (Mars and prosperity) and the pledge not to use the House of " +
          "Heralds on Cleo.",
        it:
          "Ben accetta l'offerta 6: Ann dà 1 vino (Furia dei barbari), Pirateria promessa come " +
          "oro e 2 PV, Ben dà 2 grano (Marte e prosperità) e l'impegno di non usare la Casa " +
          "degli araldi su Cleo.",
      },
    ],
    [
      {
        offer: 5,
        maker: 0,
        partner: 1,
        toPartner: { goods: { gold: 1 }, vp: 0, pledges: [] },
        toMaker: { goods: {}, vp: 0, pledges: [] },
      },
      {
        en: "Ben accepts offer 5: Ann gives 1 gold, Ben gives nothing.",
        it: "Ben accetta l'offerta 5: Ann dà 1 oro, Ben non dà nulla.",
      },
    ],
  ],
  "cards-stored": [
    [
      { seat: 0, cards: [2, 5] },
      { en: "Ann stores cards 2 and 5.", it: "Ann mette in magazzino le carte 2 e 5." },
    ],
    [
      { seat: 0, cards: [2] },
      { en: "Ann stores card 2.", it: "Ann mette in magazzino la carta 2." },
    ],
    [
      { seat: 0, cards: [] },
      { en: "Ann stores no cards.", it: "Ann non mette carte in magazzino." },
    ],
    [
      { seat: 1, count: 2 },
      { en: "Ben stores 2 cards.", it: "Ben mette in magazzino 2 carte." },
    ],
    [
      { seat: 1, count: 0 },
      { en: "Ben stores no cards.", it: "Ben non mette carte in magazzino." },
    ],
  ],
  "seat-ready": [[{ seat: 0 }, { en: "Ann is ready.", it: "Ann conferma di aver finito." }]],
  "seat-unready": [[{ seat: 0 }, { en: "Ann is no longer ready.", it: "Ann ritira la conferma." }]],
  "time-ran-out": [
    [{ part: "trading" }, { en: "Time is up for trading.", it: "Tempo scaduto per gli scambi." }],
    [{ part: "bank" }, { en: "Time is up for the banks.", it: "Tempo scaduto per le banche." }],
  ],
  "market-step-began": [
    [
      { round: 2, step: "offer" },
      {
        en: "Round 2 of the market: all make offers.",
        it: "Giro 2 del mercato: tutti fanno offerte.",
      },
    ],
    [
      { round: 2, step: "answer" },
      { en: "Round 2 of the market: all answer.", it: "Giro 2 del mercato: tutti rispondono." },
    ],
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
      {
        en: "Ann spends 1 slave (Slave Revolt) and Piracy.",
        it: "Ann spende 1 schiavo (Rivolta degli schiavi) e Pirateria.",
      },
    ],
    [
      { seat: 1, cards: [] },
      { en: "Ben spends no cards.", it: "Ben non spende carte." },
    ],
  ],
  "bank-used": [
    [
      { seat: 0, choice: "poverty" },
      { en: "Ann's bank shields from Poverty.", it: "La banca di Ann protegge dalla Povertà." },
    ],
    [
      { seat: 0, choice: "prosperity" },
      { en: "Ann's bank multiplies prosperity.", it: "La banca di Ann moltiplica la prosperità." },
    ],
  ],
  "industry-paid": [
    [
      { seat: 0, industry: "textiles", bonus: "monopoly" },
      { en: "Ann has monopoly in textiles.", it: "Ann ha il monopolio nei tessuti." },
    ],
    [
      { seat: 1, industry: "arms", bonus: "dominance" },
      { en: "Ben has dominance in arms.", it: "Ben ha il predominio nelle armi." },
    ],
  ],
  "turn-order-set": [
    [
      { turnOrder: [2, 0, 1, 3] },
      {
        en: "The turn order is Cleo, Ann, Ben and Dora.",
        it: "L'ordine di turno è Cleo, Ann, Ben e Dora.",
      },
    ],
  ],
  "calamity-passed": [
    [
      { calamity: "CU5", reason: "nobody-below" },
      {
        en: "Riots: nobody is below START, and nothing happens.",
        it: "Tumulti: nessuno è sotto START e non succede nulla.",
      },
    ],
    [
      { calamity: "CB1", reason: "undecided" },
      {
        en: "Barbarians Pillage: there is no majority, and it passes by.",
        it: "Razzia dei barbari: non c'è maggioranza e la calamità passa oltre.",
      },
    ],
  ],
  "vote-called": [
    [
      { calamity: "CU5", tied: [0, 1], round: 1 },
      {
        en: "Riots: Ann and Ben are tied; the others vote.",
        it: "Tumulti: Ann e Ben sono alla pari; gli altri votano.",
      },
    ],
    [
      { calamity: "CU5", tied: [0, 1], round: 2 },
      {
        en: "Riots: Ann and Ben are tied; the others vote again, round 2.",
        it: "Tumulti: Ann e Ben sono alla pari; gli altri votano di nuovo, giro 2.",
      },
    ],
  ],
  "vote-cast": [
    [
      { seat: 2, victim: 0 },
      { en: "Cleo votes for Ann.", it: "Cleo vota Ann come vittima." },
    ],
  ],
  "calamity-struck": [
    [
      { calamity: "CU1", victim: 0 },
      {
        en: "Ann is the victim of Peasants Revolt.",
        it: "Rivolta dei contadini: la vittima è Ann.",
      },
    ],
  ],
  "cubes-lost": [
    [
      { seat: 0, areas: ["available", "available"] },
      { en: "Ann loses 2 cubes: available ×2.", it: "Ann perde 2 cubi: disponibili ×2." },
    ],
    [
      { seat: 0, areas: ["farm.grain", "culture.letters.glory"] },
      {
        en: "Ann loses 2 cubes: grain farm and culture (letters, glory).",
        it: "Ann perde 2 cubi: fattoria del grano e cultura (lettere, gloria).",
      },
    ],
    [
      { seat: 0, areas: ["bank"] },
      { en: "Ann loses 1 cube: bank.", it: "Ann perde 1 cubo: banca." },
    ],
  ],
  "stored-discarded": [
    [
      { seat: 0, cards: [{ good: "gold", bottom: "venus" }] },
      {
        en: "Ann discards from the warehouse: 1 gold (Venus).",
        it: "Ann scarta dal magazzino: 1 oro (Venere).",
      },
    ],
  ],
  "purchases-forbidden": [
    [
      { seat: 0, developments: ["I05"] },
      {
        en: "Ann may not buy Wonder of the Gods this turn.",
        it: "In questo turno Ann non può comprare Meraviglia degli dèi.",
      },
    ],
  ],
  "marker-reset": [
    [
      { seat: 0, track: "safety" },
      { en: "Ann's safety goes back to START.", it: "La sicurezza di Ann torna a START." },
    ],
  ],
  "building-built": [
    [
      { seat: 0, building: "black-G2", price: 5 },
      {
        en: "Ann builds the Imperial Palace for $5.",
        it: "Ann costruisce il Palazzo imperiale per $5.",
      },
    ],
  ],
  "development-bought": [
    [
      { seat: 0, card: "S01", price: 3, from: ["farm.grain"] },
      {
        en: "Ann buys Market Town for $3, with 1 worker from grain farm.",
        it: "Ann compra Città del mercato per $3, con 1 lavoratore dalla fattoria del grano.",
      },
    ],
    [
      { seat: 0, card: "S04", price: 6, from: ["available", "available"] },
      {
        en: "Ann buys Twin Towns for $6, with 2 workers from available ×2.",
        it: "Ann compra Città gemelle per $6, con 2 lavoratori dai disponibili ×2.",
      },
    ],
    [
      { seat: 0, card: "S14", price: 4, from: ["available"], box: "letters.glory" },
      {
        en: "Ann buys Epic Poem (letters, glory) for $4, with 1 worker from available.",
        it: "Ann compra Poema epico (lettere, gloria) per $4, con 1 lavoratore dai disponibili.",
      },
    ],
    [
      { seat: 0, card: "S12", price: 3, from: ["available"], industry: "arms" },
      {
        en: "Ann buys Industry (arms) for $3, with 1 worker from available.",
        it: "Ann compra Industria (armi) per $3, con 1 lavoratore dai disponibili.",
      },
    ],
    [
      { seat: 0, card: "B11", price: 0, from: [], spaces: -2 },
      { en: "Ann buys Oracle (2 left) for $0.", it: "Ann compra Oracolo (2 a sinistra) per $0." },
    ],
  ],
  "vp-bought": [
    [
      { seat: 0, vp: 3, price: 9 },
      { en: "Ann buys 3 VP for $9.", it: "Ann compra 3 PV per $9." },
    ],
  ],
  "culture-line-completed": [
    [
      { seat: 0, line: "letters" },
      { en: "Ann completes letters.", it: "Ann completa le lettere." },
    ],
    [
      { seat: 1, line: "drama" },
      { en: "Ben completes drama.", it: "Ben completa il teatro." },
    ],
  ],
  "money-halved": [
    [
      { seat: 0, from: 7, to: 3 },
      { en: "Ann keeps $3 of $7.", it: "Ann conserva $3 su $7." },
    ],
  ],
  "tie-break-began": [
    [
      { seats: [0, 2] },
      {
        en: "Ann and Cleo are tied for first place and play rock, paper, scissors.",
        it: "Ann e Cleo sono alla pari per il primo posto e si sfidano alla morra cinese.",
      },
    ],
  ],
  "hand-chosen": [
    [
      { seat: 0, hand: "rock" },
      { en: "Ann chooses rock.", it: "Ann sceglie sasso." },
    ],
    [{ seat: 1 }, { en: "Ben has chosen a hand.", it: "Ben ha scelto la mano." }],
  ],
  "hands-thrown": [
    [
      { seats: [0, 2], hands: ["rock", "paper"] },
      { en: "Ann throws rock, Cleo throws paper.", it: "Ann mostra sasso, Cleo mostra carta." },
    ],
  ],
  "duel-won": [
    [
      { seat: 2, over: 0 },
      { en: "Cleo beats Ann.", it: "Cleo batte Ann." },
    ],
  ],
  "game-ended": [
    [
      { ranking: [[2], [0], [1, 3]] },
      {
        en: "Cleo wins, followed by Ann and Ben level with Dora.",
        it: "Cleo vince davanti ad Ann, poi Ben e Dora a pari merito.",
      },
    ],
  ],
};

type Without<Variant> = Variant extends unknown ? Omit<Variant, "kind"> : never;
/** An event without its kind, and what is said. */
type Example<Kind extends ToldEvent["kind"]> = readonly [
  data: Without<Extract<ToldEvent, { readonly kind: Kind }>>,
  said: Said,
];

describe.each(TAGS)("%s", (tag) => {
  const text = languages[tag].mediterranean;

  describe.each(Object.entries(LOG))("%s", (kind, examples) => {
    test.each(examples.map(([data, said]) => ({ data, expected: said[tag] })))(
      "$expected",
      ({ data, expected }) => {
        const said = text.event({ kind, ...data } as ToldEvent, NAMES);
        expect(said).toBe(expected);
        expect(said).toMatch(SENTENCE);
        expect(said).not.toMatch(SLIPS);
      },
    );
  });
});

test("every language has its own words", () => {
  const said = Object.values<readonly (readonly [unknown, Said])[]>(LOG).flatMap((examples) =>
    examples.map(([, each]) => each),
  );
  expect(said.filter(isShared)).toEqual([]);
});
