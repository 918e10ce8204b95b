import type { Move } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import { LABEL, SLIPS, TAGS, isShared, type Said } from "../said.ts";

/** At least one of every kind, with what a person would press. */
const MENU: { readonly [Kind in Move["kind"]]: readonly Example<Kind>[] } = {
  "place-first": [
    [
      { at: "g9" },
      { en: "Place your first monument at g9", it: "Piazza il tuo primo monumento in g9" },
    ],
  ],
  give: [
    [{ cattle: 1 }, { en: "Give 1 cattle", it: "Dona 1 capo" }],
    [{ cattle: 4 }, { en: "Give 4 cattle", it: "Dona 4 capi" }],
  ],
  pass: [[{}, { en: "Pass", it: "Passa" }]],
  "set-prices": [
    [
      { prices: { potter: 1, sculptor: 3 } },
      {
        en: "Set the potter's price to 1 and the sculptor's to 3",
        it: "Fissa il prezzo del vasaio a 1 e quello dello scultore a 3",
      },
    ],
    [
      { prices: { "wood-carver": 2, "throne-maker": 1 } },
      {
        en: "Set the wood carver's price to 2 and the throne maker's to 1",
        it: "Fissa il prezzo dell'intagliatore a 2 e quello del fabbricante di troni a 1",
      },
    ],
  ],
  "choose-god": [[{ god: "eshu" }, { en: "Adore Eshu", it: "Adora Eshu" }]],
  "choose-specialist": [
    [{ specialist: "herd" }, { en: "Choose the herd", it: "Scegli la mandria" }],
  ],
  "use-specialist": [
    [{ specialist: "builder" }, { en: "Use the builder", it: "Usa il costruttore" }],
    [{ specialist: "nomads" }, { en: "Use the nomads", it: "Usa i nomadi" }],
    [
      { specialist: "herd", cattle: 4 },
      { en: "Use the herd with 4 cattle", it: "Usa la mandria con 4 capi" },
    ],
    [
      { specialist: "rain-ceremony", cells: ["c3", "c4"] },
      {
        en: "Use the rain ceremony: water at c3 and c4",
        it: "Usa la cerimonia della pioggia: acqua in c3 e c4",
      },
    ],
    [
      { specialist: "shaman", resource: "ivory", at: "d5" },
      { en: "Use the shaman: ivory at d5", it: "Usa lo sciamano: avorio in d5" },
    ],
    [
      { specialist: "shaman", resource: "diamond", at: "e5" },
      { en: "Use the shaman: diamond at e5", it: "Usa lo sciamano: diamante in e5" },
    ],
  ],
  "build-monument": [
    [{ at: "g7" }, { en: "Build a monument at g7", it: "Costruisci un monumento in g7" }],
  ],
  "place-craftsman": [
    [
      { craftsman: "potter", at: "d5", vertical: true, price: 2 },
      {
        en: "Place a potter at d5, upright, price 2",
        it: "Piazza un vasaio in d5, in verticale, prezzo 2",
      },
    ],
    [
      { craftsman: "ivory-carver", at: "d5" },
      { en: "Place an ivory carver at d5", it: "Piazza un intagliatore d'avorio in d5" },
    ],
    [
      { craftsman: "sculptor", at: "d5", price: 1 },
      { en: "Place a sculptor at d5, price 1", it: "Piazza uno scultore in d5, prezzo 1" },
    ],
  ],
  "raise-prices": [
    [
      { prices: { potter: 3 } },
      { en: "Raise the potter's price to 3", it: "Alza il prezzo del vasaio a 3" },
    ],
  ],
  "raise-monument": [
    [
      { at: "g7", goods: [{ craftsman: "c4", resource: "b2" }] },
      { en: "Raise g7 with a good from c4", it: "Innalza g7 con un bene da c4" },
    ],
    [
      {
        at: "g7",
        goods: [
          { craftsman: "c4", resource: "b2", hubs: ["f6"] },
          { craftsman: "h9", resource: "i9", primary: { craftsman: "k3", resource: "k5" } },
        ],
      },
      {
        en: "Raise g7 with goods from c4 over f6 and from h9 (supplied by k3)",
        it: "Innalza g7 con beni da c4 via f6 e da h9 (rifornito da k3)",
      },
    ],
  ],
  "end-turn": [[{}, { en: "End the turn", it: "Termina il turno" }]],
};

type Without<Variant> = Variant extends unknown ? Omit<Variant, "kind"> : never;
/** A move without its kind, and what is said. */
type Example<Kind extends Move["kind"]> = readonly [
  data: Without<Extract<Move, { readonly kind: Kind }>>,
  said: Said,
];

describe.each(TAGS)("%s", (tag) => {
  const text = languages[tag].zimbabwe;

  describe.each(Object.entries(MENU))("%s", (kind, examples) => {
    test.each(examples.map(([data, said]) => ({ data, expected: said[tag] })))(
      "$expected",
      ({ data, expected }) => {
        const said = text.move({ kind, ...data } as Move);
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
