import type { Mutant } from "@sofala/engine/testing/mutation";
import { inEntry, inFile } from "./rows.ts";

const BOARD = "data/first-edition/board.ts";
const RULES = "data/first-edition/rules.ts";
const LEVELS = "[0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6]";

/** The bonuses of dominance and of monopoly (table 13.6). */
const INDUSTRIES: {
  readonly [industry: string]: readonly (readonly [what: string, find: string, put: string])[];
} = {
  brewing: [
    ["its good is wool", 'good: "grain"', 'good: "wool"'],
    ["its dominance pays a VP less", "vp: 2", "vp: 1"],
    ["its monopoly pays a VP less", "vp: 4", "vp: 3"],
    ["its dominance makes safe", "happiness: 1", "safety: 1"],
    ["its monopoly pleases nobody", "vp: 4, happiness: 1", "vp: 4"],
  ],
  textiles: [
    ["its good is grain", 'good: "wool"', 'good: "grain"'],
    ["its dominance pays a VP less", "vp: 3", "vp: 2"],
    ["its monopoly pays a VP less", "vp: 5", "vp: 4"],
  ],
  shipbuilding: [
    ["its good is ore", 'good: "timber"', 'good: "ore"'],
    ["its dominance pays a VP less", "vp: 2", "vp: 1"],
    ["its monopoly pays a VP less", "vp: 4", "vp: 3"],
    ["its dominance does not protect", "vp: 2, safety: 1", "vp: 2"],
    ["its monopoly does not protect", "vp: 4, safety: 1", "vp: 4"],
  ],
  arms: [
    ["its good is timber", 'good: "ore"', 'good: "timber"'],
    ["its dominance pays no VP", "vp: 1", "vp: 0"],
    ["its monopoly pays a VP less", "vp: 3", "vp: 2"],
    ["its dominance protects by one", "safety: 2", "safety: 1"],
    ["its monopoly protects by one", "vp: 3, safety: 2", "vp: 3, safety: 1"],
  ],
  curing: [
    ["its good is grain", 'good: "salt"', 'good: "grain"'],
    ["its dominance pays no VP", "vp: 1", "vp: 0"],
    ["its monopoly pays a VP less", "vp: 3", "vp: 2"],
    ["its dominance pays a dollar less", "money: 3", "money: 2"],
    ["its monopoly pays a dollar less", "vp: 3, money: 3", "vp: 3, money: 2"],
  ],
};

/** The printed boards and the numbers that belong to no card. */
export const BOARDS: readonly Mutant[] = [
  ...Object.entries(INDUSTRIES).flatMap(([id, changes]) =>
    inEntry(BOARD, `industry/${id}`, `Industry ${id}`, `  ${id}: {`, changes),
  ),
  ...inFile(BOARD, "buildings/", [
    [
      "Q 9",
      "position 3 of government has level 1",
      LEVELS,
      "[0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 6]",
      "  government: {",
    ],
    [
      "Q 9",
      "position 0 of religion has level 1",
      LEVELS,
      "[1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6]",
      "  religion: {",
    ],
    [
      "Q 9",
      "position 10 of religion has level 5",
      LEVELS,
      "[0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5, 5, 6]",
      "  religion: {",
    ],
    [
      "Q 9",
      "government ends on position 11",
      LEVELS,
      "[0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5]",
      "  government: {",
    ],
    ["Q 13", "happiness ends at -11", "min: -12", "min: -11", "  happiness: {"],
    ["Q 13", "happiness ends at +7", "max: 6", "max: 7", "  happiness: {"],
    ["Q 13", "safety ends at -13", "min: -12", "min: -13", "  safety: {"],
    ["Q 13", "safety ends at +5", "max: 6", "max: 5", "  safety: {"],
  ]),
  ...inFile(BOARD, "buying/", [
    ["R 8.5", "a VP costs $5 at the start", "{ pricePerVp: 4", "{ pricePerVp: 5"],
    ["R 8.5", "a VP costs $2 on position 1", "{ pricePerVp: 3", "{ pricePerVp: 2"],
    [
      "Q 48",
      "two VP for $3 on position 2 too",
      "{ pricePerVp: 2, source",
      "{ pricePerVp: 2, bulk: { vp: 2, price: 3 }, source",
    ],
    [
      "Q 48",
      "two VP cost $4 on position 3",
      "bulk: { vp: 2, price: 3 }",
      "bulk: { vp: 2, price: 4 }",
    ],
    [
      "Q 48",
      "the industry track ends on position 2",
      '  { pricePerVp: 2, bulk: { vp: 2, price: 3 }, source: "reconstructed" },\n',
      "",
    ],
  ]),
  ...inFile(BOARD, "developments/", [
    ["Q 45", "a farm holds two cubes", "capacity: 1", "capacity: 2", '"farm.grain": {'],
    ["R 8.4", "seven cubes fit into cities", "capacity: 6", "capacity: 7"],
    ["R 8.4", "five cubes fit into cities", "capacity: 6", "capacity: 5"],
    ["R 8.4", "five cubes fit into harbors", "capacity: 4", "capacity: 5"],
    ["R 8.4", "three cubes fit into harbors", "capacity: 4", "capacity: 3"],
    ["R 8.4", "three cubes fit into the warehouse", "capacity: 2", "capacity: 3", "  warehouse: {"],
    ["R 8.4", "two cubes fit into the bank", "capacity: 1", "capacity: 2", "  bank: {"],
    ["R 8.4", "two cubes fit into the army", "capacity: 1", "capacity: 2", "  army: {"],
    ["R 8.4", "two cubes fit into the colosseum", "capacity: 1", "capacity: 2", "  colosseum: {"],
    ["R 2.2", "a farm begins empty", "start: 1", "start: 0", '"farm.ore": {'],
    ["R 2.2", "the base of industry begins empty", "start: 1", "start: 0", '"industry.base": {'],
    ["R 2.2", "the warehouse begins empty", "start: 1", "start: 0", "  warehouse: {"],
  ]),
  ...inFile(BOARD, "warehouse/", [
    ["R 5.8", "one cube stores four cards", "[0, 3, 5]", "[0, 4, 5]"],
    ["R 5.8", "one cube stores two cards", "[0, 3, 5]", "[0, 2, 5]"],
    ["R 5.8", "two cubes store six cards", "[0, 3, 5]", "[0, 3, 6]"],
    ["R 5.8", "two cubes store four cards", "[0, 3, 5]", "[0, 3, 4]"],
    ["R 5.8", "a card is stored without a cube", "[0, 3, 5]", "[1, 3, 5]"],
  ]),
  ...inFile(BOARD, "culture/", [
    ["R 8.6", "a row of letters pays 4 VP", "letters: { vp: 5 }", "letters: { vp: 4 }"],
    ["R 8.6", "a row of drama pays 4 VP", "drama: { vp: 5 }", "drama: { vp: 4 }"],
    ["R 8.6", "a row of sculpture pays 4 VP", "sculpture: { vp: 5 }", "sculpture: { vp: 4 }"],
    ["R 8.6", "the column of glory pays 3 VP", "glory: { vp: 4 }", "glory: { vp: 3 }"],
    ["R 8.6", "the column of revels pays 1 VP", "revels: { vp: 2", "revels: { vp: 1"],
    ["R 8.6", "the column of revels pleases by one", "happiness: 2", "happiness: 1", "revels"],
    ["R 8.6", "the column of guard pays 1 VP", "guard: { vp: 2", "guard: { vp: 1"],
    ["R 8.6", "the column of guard protects by one", "safety: 2", "safety: 1", "guard"],
  ]),
  ...inFile(RULES, "setup/", [
    ["R 1.1", "the game has five turns", "turns: { value: 6", "turns: { value: 5"],
    ["R 2.2", "everybody starts with 4 VP", "startingVp: { value: 5", "startingVp: { value: 4"],
    ["Q 51", "everybody starts with $1", "startingMoney: { value: 0", "startingMoney: { value: 1"],
    [
      "Q 46",
      "everybody has 16 cubes",
      "cubesPerPlayer: { value: 15",
      "cubesPerPlayer: { value: 16",
    ],
    [
      "Q 46",
      "everybody has 14 cubes",
      "cubesPerPlayer: { value: 15",
      "cubesPerPlayer: { value: 14",
    ],
    [
      "R 3.4",
      "three civic cards of a type are dealt",
      "civicPairLimit: { value: 2",
      "civicPairLimit: { value: 3",
    ],
    [
      "R 3.4",
      "one civic card of a type is dealt",
      "civicPairLimit: { value: 2",
      "civicPairLimit: { value: 1",
    ],
    [
      "R 2.4",
      "five developments a turn",
      "developmentsPerTurn: { value: 6",
      "developmentsPerTurn: { value: 5",
    ],
    [
      "Q 37",
      "judges pay 4 VP",
      "indecisionPenaltyVp: { value: 5",
      "indecisionPenaltyVp: { value: 4",
    ],
    [
      "Q 35",
      "the bank doubles prosperity",
      "bankProsperityFactor: { value: 3",
      "bankProsperityFactor: { value: 2",
    ],
    ["Q 5", "a lost army costs one space", "armySafety: { value: 2", "armySafety: { value: 1"],
    [
      "Q 5",
      "a lost colosseum costs one space",
      "colosseumHappiness: { value: 2",
      "colosseumHappiness: { value: 1",
    ],
    ["Q 53", "four throws win", "throwsToWin: { value: 5", "throwsToWin: { value: 4"],
    ["Q 53", "six throws win", "throwsToWin: { value: 5", "throwsToWin: { value: 6"],
    [
      "Q 3",
      "turn 4 is of the stone age",
      '"stone", "bronze", "bronze"',
      '"stone", "stone", "bronze"',
    ],
    ["Q 3", "turn 5 is of the iron age", '"bronze", "bronze", "iron"', '"bronze", "iron", "iron"'],
    [
      "Q 3",
      "turn 3 is of the bronze age",
      '"stone", "stone", "stone"',
      '"stone", "stone", "bronze"',
    ],
    [
      "R 10.2",
      "trading takes five minutes",
      "tradeSeconds: { value: 240",
      "tradeSeconds: { value: 300",
    ],
    [
      "Q 32",
      "the grace takes 20 seconds",
      "tradeGraceSeconds: { value: 10",
      "tradeGraceSeconds: { value: 20",
    ],
  ]),
  ...inFile("board.ts", "civic/", [
    ["Q 55", "dictatorship pushes right", "dictatorship: -1", "dictatorship: 1"],
    ["Q 55", "Mars pushes right and Venus left", "venus: 1,\n  mars: -1", "venus: -1,\n  mars: 1"],
    ["R 1.4", "Mars has Mars on its back", 'mars: "venus"', 'mars: "mars"'],
    [
      "R 11.2",
      "shipbuilding is listed before textiles",
      '"textiles",\n  "shipbuilding"',
      '"shipbuilding",\n  "textiles"',
    ],
    ["R 3.1", "ore is dealt before timber", '"timber", "ore", "salt"', '"ore", "timber", "salt"'],
    ["R 3.1", "wool is dealt before grain", '["grain", "wool"', '["wool", "grain"'],
    [
      "Q 46",
      "culture cubes are not counted",
      "let cubes = player.culture.length;",
      "let cubes = 0;",
    ],
    [
      "R 11.2",
      "culture is read column by column",
      "ROWS.flatMap((row) =>\n  COLUMNS.map((column)",
      "COLUMNS.flatMap((column) =>\n  ROWS.map((row)",
    ],
  ]),
];
