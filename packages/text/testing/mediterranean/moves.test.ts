import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import type { ToldMove } from "../../src/mediterranean-text.ts";
import { LABEL, SLIPS, TAGS, isShared, type Said } from "../said.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Dora"];

/** At least one of every kind, with what a person would press. */
const MENU: { readonly [Kind in ToldMove["kind"]]: readonly Example<Kind>[] } = {
  "use-ability": [
    [{ building: "white-G2" }, { en: "Use the Senate House", it: "Usa la Curia" }],
    [
      { building: "white-G5", target: 1 },
      { en: "Use the Tribunal on Ben", it: "Usa il Tribunale su Ben" },
    ],
    [{ building: "white-G6" }, { en: "Use the Academy", it: "Usa l'Accademia" }],
  ],
  flip: [
    [
      { track: "religion" },
      { en: "Turn the religion board over", it: "Gira la plancia della religione" },
    ],
  ],
  offer: [
    [
      {
        to: "all",
        give: { cards: [3, 7], as: { "7": "gold" }, vp: 2 },
        want: { goods: { wine: 2, grain: 1 } },
      },
      {
        en: "Offer everyone cards 3 and 7 as gold and 2 VP for 2 wine and 1 grain",
        it: "Offri a tutti le carte 3 e 7 come oro e 2 PV per 2 vino e 1 grano",
      },
    ],
    [
      { to: [1], give: { goods: { timber: 1, gold: 1 }, vp: 2 }, want: { vp: 1 }, replyTo: 2 },
      {
        en: "Offer Ben 1 timber, 1 gold and 2 VP for 1 VP, in reply to offer 2",
        it: "Offri a Ben 1 legname, 1 oro e 2 PV per 1 PV, in risposta all'offerta 2",
      },
    ],
    [
      { to: "all", give: {}, want: { vp: 1 } },
      { en: "Offer everyone nothing for 1 VP", it: "Chiedi a tutti 1 PV in cambio di nulla" },
    ],
  ],
  accept: [
    [{ offer: 3 }, { en: "Accept offer 3", it: "Accetta l'offerta 3" }],
    [
      { offer: 3, give: [4, 7] },
      { en: "Accept offer 3 with cards 4 and 7", it: "Accetta l'offerta 3 con le carte 4 e 7" },
    ],
    [
      { offer: 3, give: [7], as: { "7": "spices" } },
      {
        en: "Accept offer 3 with card 7 as spices",
        it: "Accetta l'offerta 3 con la carta 7 come spezie",
      },
    ],
  ],
  decline: [[{ offer: 3 }, { en: "Decline offer 3", it: "Rifiuta l'offerta 3" }]],
  withdraw: [[{ offer: 3 }, { en: "Withdraw offer 3", it: "Ritira l'offerta 3" }]],
  store: [
    [{ cards: [2, 5] }, { en: "Store cards 2 and 5", it: "Metti in magazzino le carte 2 e 5" }],
    [{ cards: [] }, { en: "Store no cards", it: "Non mettere carte in magazzino" }],
    [{ count: 1 }, { en: "Store 1 card", it: "Metti in magazzino 1 carta" }],
    [{ count: 0 }, { en: "Store no cards", it: "Non mettere carte in magazzino" }],
  ],
  bank: [
    [
      { choice: "poverty" },
      { en: "Let the bank shield from Poverty", it: "Usa la banca contro la Povertà" },
    ],
    [
      { choice: "prosperity" },
      { en: "Let the bank multiply prosperity", it: "Usa la banca per la prosperità" },
    ],
  ],
  vote: [[{ victim: 1 }, { en: "Vote for Ben", it: "Vota Ben come vittima" }]],
  "lose-cubes": [
    [
      { areas: ["city", "farm.ore"] },
      {
        en: "Lose 2 cubes: cities and ore farm",
        it: "Perdi 2 cubi: città e fattoria del minerale",
      },
    ],
  ],
  "discard-stored": [
    [{ cards: [4] }, { en: "Discard card 4", it: "Scarta la carta 4" }],
    [{}, { en: "Discard stored cards", it: "Scarta carte dal magazzino" }],
  ],
  build: [
    [
      { building: "red-R6" },
      { en: "Build the Hall of Trophies", it: "Costruisci la Sala dei trofei" },
    ],
  ],
  develop: [
    [
      { card: "S14", from: ["available"], box: "letters.guard" },
      {
        en: "Buy Epic Poem with 1 worker from available for letters, guard",
        it: "Compra Poema epico con 1 lavoratore dai disponibili per lettere, guardia",
      },
    ],
    [
      { card: "S12", from: ["farm.ore"], industry: "arms" },
      {
        en: "Buy Industry with 1 worker from ore farm for arms",
        it: "Compra Industria con 1 lavoratore dalla fattoria del minerale per le armi",
      },
    ],
    [
      { card: "B12", spaces: 1 },
      { en: "Buy Edict moving 1 right", it: "Compra Editto muovendo di 1 a destra" },
    ],
    [{ card: "B03" }, { en: "Buy Merchant Fleet", it: "Compra Flotta mercantile" }],
  ],
  "buy-vp": [[{ vp: 2 }, { en: "Buy 2 VP", it: "Compra 2 PV" }]],
  ready: [[{}, { en: "Ready", it: "Conferma di aver finito" }]],
  unready: [[{}, { en: "Not ready after all", it: "Ritira la conferma" }]],
  throw: [
    [{ hand: "paper" }, { en: "Throw paper", it: "Mostra carta" }],
    [{}, { en: "Throw", it: "Mostra la mano" }],
  ],
  "time-up": [[{ part: "vote" }, { en: "Time is up", it: "Tempo scaduto" }]],
};

type Without<Variant> = Variant extends unknown ? Omit<Variant, "kind"> : never;
/** A move without its kind, and what is said. */
type Example<Kind extends ToldMove["kind"]> = readonly [
  data: Without<Extract<ToldMove, { readonly kind: Kind }>>,
  said: Said,
];

describe.each(TAGS)("%s", (tag) => {
  const text = languages[tag].mediterranean;

  describe.each(Object.entries(MENU))("%s", (kind, examples) => {
    test.each(examples.map(([data, said]) => ({ data, expected: said[tag] })))(
      "$expected",
      ({ data, expected }) => {
        const said = text.move({ kind, ...data } as ToldMove, NAMES);
        expect(said).toBe(expected);
        expect(said).toMatch(LABEL);
        expect(said).not.toMatch(SLIPS);
      },
    );
  });
});

test("every language has its own words", () => {
  const said = Object.values<readonly (readonly [unknown, Said])[]>(MENU).flatMap((examples) =>
    examples.map(([, each]) => each),
  );
  expect(said.filter(isShared)).toEqual([]);
});
