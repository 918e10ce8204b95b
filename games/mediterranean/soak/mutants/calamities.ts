import type { Mutant } from "@sofala/engine/testing/mutation";
import { inEntry } from "./rows.ts";

const FILE = "data/first-edition/calamities.ts";

type Change = readonly [what: string, find: string, put: string];

/** What a lesser loss looks like in each age (table 13.10). */
const CARDS: { readonly [id: string]: readonly Change[] } = {
  CU1: [
    ["two spaces in the stone age", "spaces: 1", "spaces: 2"],
    ["one space in the bronze age", "spaces: 2", "spaces: 1"],
    ["the religion suffers", 'track: "government"', 'track: "religion"'],
    ["I02 may be bought", '"I01", "I02", "I03", "I04"', '"I01", "I03", "I04"'],
  ],
  CU2: [
    ["two spaces in the stone age", "spaces: 1", "spaces: 2"],
    ["one space in the bronze age", "spaces: 2", "spaces: 1"],
    ["the government suffers", 'track: "religion"', 'track: "government"'],
    ["the other wonder is forbidden", '["I05"]', '["I06"]'],
  ],
  CU3: [
    ["$4 in the stone age", "money: 5", "money: 4"],
    ["$7 in the bronze age", "money: 8", "money: 7"],
    ["$11 in the iron age", "money: 12", "money: 11"],
  ],
  CU4: [
    ["farms are safe in the stone age", '["farm", "city", "harbor"]', '["city", "harbor"]'],
    ["harbors are safe in the stone age", '["farm", "city", "harbor"]', '["farm", "city"]'],
    ["one cube in the bronze age", "count: 2", "count: 1"],
    ["available ones are safe in the bronze age", '["available", "farm",', '["farm",'],
    [
      "one cube in the iron age",
      'count: 2, areas: ["available"]',
      'count: 1, areas: ["available"]',
    ],
  ],
  CU5: [
    ["the bank is safe in the stone age", '"warehouse", "bank", "army"', '"warehouse", "army"'],
    ["no VP in the stone age", "vp: 1", "vp: 0"],
    ["culture is safe in the bronze age", '"industry", "culture"', '"industry"'],
    ["one VP in the bronze age", "vp: 2", "vp: 1"],
    ["one cube in the iron age", 'count: 2, areas: ["culture"]', 'count: 1, areas: ["culture"]'],
    ["three VP in the iron age", "vp: 4", "vp: 3"],
  ],
  CB1: [
    ["two VP in the stone age", "vp: 3", "vp: 2"],
    ["three VP in the bronze age", "vp: 4", "vp: 3"],
    ["four VP in the iron age", "vp: 5", "vp: 4"],
    ["the unhappiest suffers", 'track: "safety"', 'track: "happiness"'],
  ],
  CB2: [
    ["$4 in the stone age", "money: 5", "money: 4"],
    ["$7 in the bronze age", "money: 8", "money: 7"],
    ["$11 in the iron age", "money: 12", "money: 11"],
  ],
  CB3: [
    ["cities burn", 'areas: ["farm"]', 'areas: ["farm", "city"]'],
    ["no money in the stone age", "money: 1", "money: 0"],
    ["$3 in the bronze age", "money: 4", "money: 3"],
    ["four VP in the iron age", "vp: 5", "vp: 4"],
  ],
  CB4: [
    ["cities are safe in the stone age", '["city", "harbor"]', '["harbor"]'],
    ["one VP in the bronze age", "vp: 2", "vp: 1"],
    ["one cube in the iron age", "count: 2", "count: 1"],
    [
      "one VP in the iron age",
      'areas: ["available"] },\n        { op: "lose", vp: 2 }',
      'areas: ["available"] },\n        { op: "lose", vp: 1 }',
    ],
  ],
  CB5: [
    ["stored cards are safe", '{ op: "discardWarehouse" }, ', ""],
    ["$1 in the stone age", "money: 2", "money: 1"],
    ["the bank falls in the bronze age", '["warehouse"]', '["bank"]'],
    ["$2 in the bronze age", "money: 3", "money: 2"],
    ["four VP in the iron age", "vp: 5", "vp: 4"],
  ],
};

export const CALAMITIES: readonly Mutant[] = Object.entries(CARDS).flatMap(([id, changes]) =>
  inEntry(FILE, `calamities/${id.toLowerCase()}`, `Calamity ${id}`, `  ${id}: {`, changes),
);
