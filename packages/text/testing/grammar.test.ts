import { expect, test } from "vitest";
import { LANGUAGE_TAGS, type LanguageTag } from "../src/languages.ts";
import { languages } from "./languages.ts";

const NAMES = ["Ann", "Ben", "Cleo", "Eva"];

/** A text, and its expected value in languages. */
type Case = readonly [
  name: string,
  say: (language: (typeof languages)[LanguageTag]) => string,
  expected: { readonly [tag in LanguageTag]?: string },
];

const CASES: readonly Case[] = [
  [
    "one good and several goods",
    ({ mediterranean }) => mediterranean.goods({ slaves: 1, spices: 2, wine: 1, wool: 0 }),
    { en: "1 slave, 2 spices and 1 wine", it: "1 schiavo, 2 spezie e 1 vino" },
  ],
  [
    "a verb after a plural name",
    ({ zimbabwe }) =>
      zimbabwe.refusal({ code: "specialist/not-available", specialist: "nomads" }, NAMES),
    { en: "The nomads are not available.", it: "I nomadi non sono disponibili." },
  ],
  [
    "a verb after a singular name",
    ({ zimbabwe }) =>
      zimbabwe.refusal({ code: "specialist/not-available", specialist: "shaman" }, NAMES),
    { en: "The shaman is not available.", it: "Lo sciamano non è disponibile." },
  ],
  [
    "an article before a vowel",
    ({ zimbabwe }) =>
      zimbabwe.move({ kind: "place-craftsman", craftsman: "ivory-carver", at: "a1" }),
    { en: "Place an ivory carver at a1", it: "Piazza un intagliatore d'avorio in a1" },
  ],
  [
    "the makers of goods",
    ({ zimbabwe }) =>
      zimbabwe.move(
        {
          kind: "raise-monument",
          at: "g7",
          goods: [
            { craftsman: "c4", resource: "b2", hubs: ["f6"] },
            { craftsman: "h9", resource: "i9", primary: { craftsman: "k3", resource: "k5" } },
          ],
        },
        NAMES,
        [
          { craftsman: "wood-carver", at: "c4", seat: 1 },
          { craftsman: "throne-maker", at: "h9", seat: 0 },
          { craftsman: "ivory-carver", at: "k3", seat: 2 },
        ],
      ),
    {
      en: "Raise g7 with a mask from Ben via f6 and a throne from Ann (with an ivory carving from Cleo)",
      it: "Innalza g7 con una maschera di Ben passando per f6 e un trono di Ann (con un intaglio d'avorio di Cleo)",
    },
  ],
  [
    "an elided article",
    ({ mediterranean }) => mediterranean.move({ kind: "build", building: "white-G6" }, NAMES),
    { en: "Build the Academy", it: "Costruisci l'Accademia" },
  ],
  [
    "a preposition joined with an elided article",
    ({ zimbabwe }) => zimbabwe.refusal({ code: "raise/same-good", resource: "clay" }, NAMES),
    {
      en: "A raise can use only one good of the clay line.",
      it: "Un innalzamento può usare un solo bene della linea dell'argilla.",
    },
  ],
  [
    "a list of two names, the last with a vowel",
    ({ mediterranean }) => mediterranean.event({ kind: "tie-break-began", seats: [0, 3] }, NAMES),
    {
      en: "Ann and Eva are tied for first place and play rock, paper, scissors.",
      it: "Ann ed Eva sono alla pari per il primo posto e si sfidano alla morra cinese.",
    },
  ],
  [
    "alternatives",
    ({ mediterranean }) =>
      mediterranean.losses([{ op: "loseCubes", count: 1, areas: ["farm", "city", "harbor"] }]),
    {
      en: "1 cube from farms, cities or harbors",
      it: "1 cubo dalle fattorie, dalle città o dai porti",
    },
  ],
  [
    "somebody's own card",
    ({ zimbabwe }) =>
      zimbabwe.event(
        { kind: "cattle-paid", seat: 0, cattle: 1, recipient: { to: "god", seat: 0, god: "gu" } },
        NAMES,
      ),
    {
      en: "Ann puts 1 cattle on their own Gu card.",
      it: "Ann mette 1 capo sulla propria carta di Gu.",
    },
  ],
  [
    "you, who have nothing",
    ({ zimbabwe }) => zimbabwe.refusal({ code: "cattle/too-few", need: 1, have: 0 }, NAMES),
    { en: "You need 1 cattle but have none.", it: "Serve 1 capo; non ne hai." },
  ],
  [
    "you, who have some",
    ({ zimbabwe }) => zimbabwe.refusal({ code: "cattle/too-few", need: 4, have: 3 }, NAMES),
    { en: "You need 4 cattle but have only 3.", it: "Servono 4 capi; ne hai 3." },
  ],
  [
    "one winner",
    ({ mediterranean }) =>
      mediterranean.event({ kind: "game-ended", ranking: [[1], [0], [2, 3]] }, NAMES),
    {
      en: "Ben wins, followed by Ann and Cleo tied with Eva.",
      it: "Ben vince davanti ad Ann, poi Cleo ed Eva a pari merito.",
    },
  ],
  [
    "several winners and nobody else",
    ({ mediterranean }) =>
      mediterranean.event({ kind: "game-ended", ranking: [[0, 1, 2, 3]] }, NAMES),
    {
      en: "Ann, Ben, Cleo and Eva win together.",
      it: "Ann, Ben, Cleo ed Eva vincono insieme.",
    },
  ],
];

test.each(
  LANGUAGE_TAGS.flatMap((tag) =>
    CASES.flatMap(([name, say, { [tag]: expected }]) =>
      expected === undefined ? [] : { tag, name, say, expected },
    ),
  ),
)("$tag: $name", ({ tag, say, expected }) => {
  expect(say(languages[tag])).toBe(expected);
});
