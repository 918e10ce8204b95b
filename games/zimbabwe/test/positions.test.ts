import { jsonPath, type JsonObject } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { zimbabwe } from "../src/index.ts";

/** A table that stands. */
const TABLE: JsonObject = {
  format: "sofala-position/1",
  game: "zimbabwe",
  board: ["c....~..s...", "............"],
  phase: "culture",
  seats: [
    { empire: "kilwa", cattle: 3, technologies: { potter: { card: 1, price: 1, cattle: 0 } } },
    { empire: "zulu", cattle: 3 },
  ],
  monuments: [{ at: "d1", seat: 0, level: 1 }],
  craftsmen: [{ craftsman: "potter", at: "b1", seat: 0 }],
};

const POTTER = { potter: { card: 1, price: 1, cattle: 0 } };
const seats = (...both: readonly JsonObject[]): JsonObject => ({ seats: both });
const potters = (...cells: readonly string[]): JsonObject => ({
  craftsmen: cells.map((at) => ({ craftsman: "potter", at, seat: 0 })),
});

/** What is impossible, how the table is changed to show it, and where the fault is named. */
const IMPOSSIBLE: readonly (readonly [what: string, change: JsonObject, path: string])[] = [
  ["craftsmen that overlap", potters("b1", "c1"), "$.craftsmen[1].at"],
  ["a craftsman on a monument", potters("c1"), "$.craftsmen[0].at"],
  ["a craftsman on water", potters("e1"), "$.craftsmen[0].at"],
  ["a craftsman off the map", potters("l1"), "$.craftsmen[0].at"],
  ["a fourth craftsman of a type", potters("b1", "a2", "c2", "e2"), "$.craftsmen[3].craftsman"],
  [
    "a square tile that stands upright",
    {
      craftsmen: [
        { craftsman: "potter", at: "b1", seat: 0 },
        { craftsman: "ivory-carver", at: "j1", seat: 0, vertical: true },
      ],
    },
    "$.craftsmen[1].vertical",
  ],
  ["a monument on water", { monuments: [{ at: "f1", seat: 0, level: 1 }] }, "$.monuments[0].at"],
  ["a monument on clay", { monuments: [{ at: "a1", seat: 0, level: 1 }] }, "$.monuments[0].at"],
  ["a monument off the map", { monuments: [{ at: "r9", seat: 0, level: 1 }] }, "$.monuments[0].at"],
  [
    "two monuments on one cell",
    {
      monuments: [
        { at: "d1", seat: 0, level: 1 },
        { at: "d1", seat: 1, level: 1 },
      ],
    },
    "$.monuments[1].at",
  ],
  [
    "a craftsman whose owner lacks the card",
    { craftsmen: [{ craftsman: "potter", at: "b1", seat: 1 }] },
    "$.craftsmen[0].craftsman",
  ],
  ["a card without its craftsman", { craftsmen: [] }, "$.seats[0].technologies.potter"],
  [
    "card 2 while card 1 is free",
    seats({ technologies: { potter: { card: 2, price: 1, cattle: 0 } } }, {}),
    "$.seats[0].technologies.potter.card",
  ],
  [
    "a technology card owned twice",
    seats({ technologies: POTTER }, { technologies: POTTER }),
    "$.seats[1].technologies.potter.card",
  ],
  [
    "a specialist owned twice",
    seats({ technologies: POTTER, specialists: { herd: 0 } }, { specialists: { herd: 0 } }),
    "$.seats[1].specialists.herd",
  ],
  [
    "a god adored twice",
    seats({ technologies: POTTER, god: "eshu" }, { god: "eshu" }),
    "$.seats[1].god",
  ],
  [
    "a god adored and in play",
    { ...seats({ technologies: POTTER, god: "eshu" }, {}), gods: ["gu", "eshu"] },
    "$.gods[1]",
  ],
  ["cattle on no god", seats({ technologies: POTTER, godCattle: 1 }, {}), "$.seats[0].godCattle"],
  [
    "an empire at the table twice",
    seats({ technologies: POTTER, empire: "zulu" }, { empire: "zulu" }),
    "$.seats[1].empire",
  ],
  [
    "a VR above 40",
    seats(
      {
        technologies: POTTER,
        god: "obatala",
        specialists: { herd: 0, shaman: 0, builder: 0 },
      },
      {},
    ),
    "$.seats[0]",
  ],
  ["more clay than the box has", { supply: { resources: { clay: 5 } } }, "$.supply.resources.clay"],
  ["more water than the box has", { supply: { water: 9 } }, "$.supply.water"],
  ["a turn order with a seat twice", { turnOrder: [0, 0] }, "$.turnOrder"],
  ["a VR stack without a seat", { vrStack: [1] }, "$.vrStack"],
  ["a used marker on plain land", { used: { a2: 1 } }, "$.used.a2"],
  ["rows of different lengths", { board: ["c....~..s...", "......"] }, "$.board[1]"],
  ["a row that is too wide", { board: ["c....~..s.........."] }, "$.board[0]"],
  ["a character that means nothing", { board: ["c....~..s..?"] }, "$.board[0]"],
  ["a board and a map", { map: ["A0 B0", "C0 D0"] }, "$.map"],
  ["too few starting areas", { phase: "setup", monuments: [], board: ["c....~......"] }, "$.board"],
];

describe("impossible positions are malformed", () => {
  test("the table itself is not", () => {
    expect(zimbabwe.fromPosition(TABLE, "").ok).toBe(true);
  });

  test.each(IMPOSSIBLE)("%s", (_what, change, path) => {
    const state = zimbabwe.fromPosition({ ...TABLE, ...change }, "");
    expect(state.ok ? "accepted" : jsonPath(state.error.path)).toBe(path);
  });

  test("a tile of the map twice", () => {
    const map = ["A0 B0", "C0 B1"];
    const pieces = { monuments: [], craftsmen: [], seats: [{}, {}] };
    const state = zimbabwe.fromPosition({ ...TABLE, ...pieces, board: undefined, map }, "");
    expect(state.ok ? "accepted" : jsonPath(state.error.path)).toBe("$.map[1]");
  });
});

test("a written seat leaves out the cards that it does not have", () => {
  const state = zimbabwe.fromPosition(TABLE, "");
  if (!state.ok) throw new Error(state.error.reason);
  const written = zimbabwe.position(state.value) as { seats: readonly JsonObject[] } | undefined;
  expect(written?.seats).toEqual(TABLE["seats"]);
});
