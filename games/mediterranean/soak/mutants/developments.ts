import type { Mutant } from "@sofala/engine/testing/mutation";
import { inEntry } from "./rows.ts";

const FILE = "data/first-edition/developments.ts";

type Change = readonly [what: string, find: string, put: string];

const CITY: Change = ["its worker goes to a harbor", 'to: "city"', 'to: "harbor"'];
const HARBOR: Change = ["its worker goes to a city", 'to: "harbor"', 'to: "city"'];
const ONE_WORKER: Change = ["it takes one worker", "count: 2", "count: 1"];
const ALWAYS_TWO: Change = ["it takes no fewer than two", "upTo: true", "upTo: false"];
const MARKER: Change = ["the industry marker stays", "delta: 1", "delta: 0"];
const POINTS = (vp: number): Change => ["it is worth a point less", `vp: ${vp}`, `vp: ${vp - 1}`];
const ROW = (row: string, other: string): Change => [
  "it belongs to another row",
  `cultureCategory: "${row}"`,
  `cultureCategory: "${other}"`,
];
const FARMS: Change = ["farm cubes serve it", 'from: ["available"]', 'from: ["available", "farm"]'];
const NO_FARMS: Change = ["no farm cube serves it", '["available", "farm"]', '["available"]'];

/** The price of each card, and what else may be wrong (table 13.9). */
const CARDS: { readonly [id: string]: readonly [price: string, ...changes: readonly Change[]] } = {
  S01: ["price: 3", CITY, NO_FARMS],
  S02: ["price: 3", CITY],
  S03: ["price: 4", CITY],
  S04: ["price: 6", ONE_WORKER, ALWAYS_TWO],
  S05: [
    "price: 3",
    ONE_WORKER,
    ALWAYS_TWO,
    ["it takes available workers too", '["farm"]', '["available", "farm"]'],
  ],
  S06: ["price: 7", HARBOR],
  S07: ["price: 8", HARBOR],
  S08: ["price: 2", ["its worker goes to the bank", 'to: "warehouse"', 'to: "bank"']],
  S09: ["price: 4", ["its worker goes to the warehouse", 'to: "bank"', 'to: "warehouse"']],
  S10: ["price: 1", ["it is worth one space", "safety: 2", "safety: 1"]],
  S11: ["price: 1", ["it is worth one space", "happiness: 2", "happiness: 1"]],
  S12: ["price: 3", MARKER],
  S13: ["price: 3", MARKER],
  S14: ["price: 4", POINTS(3), ROW("letters", "drama")],
  S15: ["price: 4", POINTS(3), ROW("drama", "letters")],
  S16: ["price: 4", POINTS(3), ROW("sculpture", "letters")],
  S17: [
    "price: 0",
    ["it costs a space less", "safety: -3", "safety: -2"],
    ["it pays a dollar less", "money: 4", "money: 3"],
  ],
  S18: [
    "price: 0",
    ["it costs a space less", "happiness: -3", "happiness: -2"],
    ["it brings two cubes", "count: 1", "count: 2"],
  ],
  B01: ["4: 4, 5: 2", CITY],
  B02: ["4: 8, 5: 5", HARBOR],
  B03: [
    "4: 4, 5: 3",
    ["a harbor cube goes to a city", 'from: "city", to: "harbor"', 'from: "harbor", to: "city"'],
  ],
  B04: ["price: 4", MARKER],
  B05: ["4: 8, 5: 9", POINTS(4), ROW("letters", "drama")],
  B06: ["4: 8, 5: 9", POINTS(4), ROW("drama", "letters")],
  B07: ["4: 8, 5: 9", POINTS(4), ROW("sculpture", "letters")],
  B08: ["4: 9, 5: 10", POINTS(4), ROW("any", "letters")],
  B09: ["price: 2", ["it is worth one space", "safety: 2", "safety: 1"]],
  B10: ["price: 2", ["it is worth one space", "happiness: 2", "happiness: 1"]],
  B11: [
    "price: 0",
    ["it moves the government", '"religion"', '"government"'],
    ["it moves one space at most", "maxSpaces: 2", "maxSpaces: 1"],
    ["it moves three spaces", "maxSpaces: 2", "maxSpaces: 3"],
    ["it costs safety", "happiness: -1", "safety: -1"],
  ],
  B12: [
    "price: 0",
    ["it moves the religion", '"government"', '"religion"'],
    ["it moves one space at most", "maxSpaces: 2", "maxSpaces: 1"],
    ["it moves three spaces", "maxSpaces: 2", "maxSpaces: 3"],
    ["it costs nothing", "safety: -1", "safety: 0"],
  ],
  I01: ["price: 11", POINTS(6), FARMS],
  I02: ["price: 11", POINTS(6), FARMS],
  I03: ["price: 11", POINTS(6), FARMS],
  I04: ["price: 11", POINTS(6), ROW("any", "drama")],
  I05: [
    "price: 8",
    POINTS(3),
    ["it counts state houses", 'track: "religion"', 'track: "government"'],
  ],
  I06: ["price: 8", POINTS(3), ["it counts temples", 'track: "government"', 'track: "religion"']],
};

export const DEVELOPMENTS: readonly Mutant[] = Object.entries(CARDS).flatMap(
  ([id, [price, ...changes]]) =>
    inEntry(FILE, `developments/${id.toLowerCase()}`, `Development ${id}`, `  ${id}: {`, [
      ...prices(price),
      ...changes,
    ]),
);

/** A dollar more, in each turn that has a price of its own. */
function prices(price: string): readonly Change[] {
  const [fourth, fifth] = price.split(", ");
  if (fifth === undefined) return [["its price is too high", price, raised(price)]];
  return [
    ["its price is too high in turn 4", price, `${raised(fourth ?? "")}, ${fifth}`],
    ["its price is too high in turn 5", price, `${fourth}, ${raised(fifth)}`],
  ];
}

function raised(price: string): string {
  return price.replace(/\d+$/, (dollars) => `${Number(dollars) + 1}`);
}
