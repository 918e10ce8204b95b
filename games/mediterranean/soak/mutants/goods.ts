import type { Mutant } from "@sofala/engine/testing/mutation";
import { inFile } from "./rows.ts";

const FILE = "data/first-edition/goods.ts";

/** What each bottom does, and whether it may be stored (table 13.2). */
const BOTTOMS: {
  readonly [bottom: string]: readonly [effect: string, another: string, isStored: boolean];
} = {
  democracy: ["government: 1", "government: 2", true],
  dictatorship: ["government: -1", "government: 1", true],
  venus: ["religion: 1", "religion: -1", true],
  mars: ["religion: -1", "religion: -2", true],
  prosperity: ["vp: 1", "vp: 2", true],
  poverty: ["happiness: -1", "happiness: 0", true],
  depression: ["happiness: -2", "happiness: -1", false],
  barbarians: ["safety: -1", "safety: 0", true],
  barbarianFury: ["safety: -2", "safety: -1", false],
  marsZealots: ["religion: -1", "religion: 1", false],
  venusZealots: ["religion: 1", "religion: -1", false],
  corruption: ["government: -1", "government: 1", false],
  slaveRevolt: ["government: 1", "government: -1", false],
  piracy: ["effect: {}", "effect: { happiness: -1 }", false],
};

/** Those that are written in several lines. */
const SPREAD_OUT = ["marsZealots", "venusZealots", "corruption", "slaveRevolt"];

const bottoms = Object.entries(BOTTOMS).flatMap(([bottom, [effect, another, isStored]]) => {
  const key = SPREAD_OUT.includes(bottom) ? `  ${bottom}: {\n` : `  ${bottom}: { effect`;
  return inFile(FILE, "resolution/", [
    ["R 6.6", `${bottom} has another effect`, effect, another, key],
    [
      "R 5.8",
      `${bottom} may ${isStored ? "not " : ""}be stored`,
      `mayWarehouse: ${isStored}`,
      `mayWarehouse: ${!isStored}`,
      key,
    ],
  ]);
});

export const GOODS: readonly Mutant[] = [
  ...bottoms,
  ...inFile(FILE, "resolution/", [
    [
      "Q 2",
      "three cards of a basic good are Depression, one is Poverty",
      "poverty: 3,\n  depression: 1",
      "poverty: 1,\n  depression: 3",
    ],
    ["Q 34", "Mars Zealots please", "religion: -1, happiness: -1", "religion: -1"],
    ["Q 34", "Venus Zealots please", "religion: 1, happiness: -1", "religion: 1"],
    ["Q 34", "Corruption pleases", "government: -1, happiness: -1", "government: -1"],
    ["Q 34", "Slave Revolt pleases", "government: 1, happiness: -1", "government: 1"],
    [
      "Q 34",
      "Slave Revolt carries two arrows",
      "government: 1, happiness: -1",
      "government: 2, happiness: -1",
    ],
    ["R 6.2", "two basic cards pay $2", "[1, 3, 6, 10, 15, 21, 28]", "[1, 2, 6, 10, 15, 21, 28]"],
    ["R 6.2", "six basic cards pay $22", "[1, 3, 6, 10, 15, 21, 28]", "[1, 3, 6, 10, 15, 22, 28]"],
    ["R 6.2", "seven basic cards are no set", "[1, 3, 6, 10, 15, 21, 28]", "[1, 3, 6, 10, 15, 21]"],
    ["R 6.2", "a civic card pays $1", "[2, 5, 9, 14, 20, 27]", "[1, 5, 9, 14, 20, 27]"],
    ["R 6.2", "five civic cards pay $19", "[2, 5, 9, 14, 20, 27]", "[2, 5, 9, 14, 19, 27]"],
    ["R 6.2", "six civic cards are no set", "[2, 5, 9, 14, 20, 27]", "[2, 5, 9, 14, 20]"],
    ["R 6.2", "two luxury cards pay $7", "[3, 8, 15, 24, 35]", "[3, 7, 15, 24, 35]"],
    ["R 6.2", "six luxury cards are a set", "[3, 8, 15, 24, 35]", "[3, 8, 15, 24, 35, 48]"],
    ["R 1.2", "art is a luxury", 'tier: "civic"', 'tier: "luxury"', "  art: {"],
    ["R 1.2", "gold is basic", 'tier: "luxury"', 'tier: "basic"', "  gold: {"],
    [
      "R 1.2",
      "art has more Barbarians than Fury",
      "barbarians: 2, barbarianFury: 2",
      "barbarians: 3, barbarianFury: 1",
      "  art: {",
    ],
    ["R 1.2", "wine carries Mars Zealots", "venusZealots: 1", "marsZealots: 1", "  wine: {"],
    ["R 1.2", "dye carries Venus Zealots", "marsZealots: 1", "venusZealots: 1", "  dye: {"],
    ["R 1.2", "art carries Slave Revolt", "corruption: 1", "slaveRevolt: 1", "  art: {"],
    ["R 1.2", "slaves carry Corruption", "slaveRevolt: 1", "corruption: 1", "  slaves: {"],
    [
      "R 1.2",
      "luxury cards have more Poverty",
      "prosperity: 1,\n  poverty: 1",
      "prosperity: 0,\n  poverty: 2",
    ],
    [
      "R 1.2",
      "basic cards have less prosperity",
      "mars: 3,\n  prosperity: 2",
      "mars: 4,\n  prosperity: 1",
    ],
  ]),
  ...inFile("income.ts", "trading/income", [
    [
      "R 6.2",
      "cards beyond the longest set are lost",
      "Math.floor(cards / longest)",
      "Math.min(1, Math.floor(cards / longest))",
    ],
    [
      "R 6.2",
      "the rest beyond full sets pays nothing",
      "rest === 0 ? full",
      "rest === 0 || full > 0 ? full",
    ],
    ["R 5.7", "Piracy pays as a luxury", 'if (good === "piracy") return 0;', ""],
  ]),
];
