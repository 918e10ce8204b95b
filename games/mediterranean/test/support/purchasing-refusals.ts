import type { JsonObject } from "@sofala/engine";
import type { Move, Refusal } from "@sofala/mediterranean";
import { NO_GRACE, BELL, purchasing, trading, type RefusalTable } from "./refusal-table.ts";

const build = (building: string): Move => ({ kind: "build", building });
const develop = (card: string, more: object = {}): Move => ({ kind: "develop", card, ...more });

const RICH = { money: 30, cubes: { available: 1 } };
/** Seat 0 may buy what is on offer. */
const shop = (developments: readonly string[], seat: JsonObject = {}, turn = 2): JsonObject =>
  purchasing([{ ...RICH, ...seat }], { turn, developments });
const poor = (cubes: JsonObject): JsonObject => ({ cubes });

/** R 8: buildings, developments, points */
export const PURCHASING_REFUSALS: RefusalTable<
  Extract<Refusal["code"], `${"build" | "money" | "develop" | "industry"}/${string}`>
> = {
  "build/unknown": [
    { position: shop([]), move: build("white-G9"), because: { building: "white-G9" } },
  ],
  "build/standing": [
    {
      position: shop([], { buildings: ["white-G1"] }),
      move: build("white-G1"),
      because: { building: "white-G1" },
    },
  ],
  "build/wrong-side": [
    { position: shop([]), move: build("black-G1"), because: { building: "black-G1" } },
  ],
  "build/level": [
    { position: shop([]), move: build("white-G1"), because: { level: 0 } },
    {
      position: shop([], {
        religion: { idea: "mars", position: 2 },
        buildings: ["red-R1"],
      }),
      move: build("red-R2"),
      because: { level: 1 },
    },
  ],
  "money/short": [
    {
      position: shop([], { money: 4, religion: { idea: "venus", position: 1 } }),
      move: build("blue-R2"),
      because: { need: 5, have: 4 },
    },
    {
      position: shop(["S01"], { money: 2 }),
      move: develop("S01"),
      because: { need: 3, have: 2 },
    },
    {
      position: shop([], { money: 7 }),
      move: { kind: "buy-vp", vp: 2 },
      because: { need: 8, have: 7 },
    },
  ],
  "develop/not-offered": [
    { position: shop(["S02"]), move: develop("S01"), because: { card: "S01" } },
    { position: shop(["S02"]), move: develop("X99"), because: { card: "X99" } },
  ],
  "develop/bought": [
    {
      position: shop(["S01"], { bought: ["S01"] }),
      move: develop("S01"),
      because: { card: "S01" },
    },
    {
      position: shop(["S17"]),
      after: [[0, develop("S17")]],
      move: develop("S17"),
      because: { card: "S17" },
    },
  ],
  "develop/forbidden": [
    {
      position: trading([{ happiness: -1 }], { ...NO_GRACE, turn: 6, calamities: ["CU2"] }),
      after: [BELL],
      move: develop("I05"),
      because: { card: "I05" },
    },
  ],
  "develop/no-worker": [
    { position: shop(["S01"], poor({})), move: develop("S01"), because: {} },
    {
      position: shop(["S01"], poor({ "farm.ore": 0 })),
      move: develop("S01", { from: ["farm.ore"] }),
      because: {},
    },
    { position: shop(["S04"]), move: develop("S04", { from: [] }), because: {} },
  ],
  "develop/wrong-source": [
    { position: shop(["S01"]), move: develop("S01", { from: ["warehouse"] }), because: {} },
    { position: shop(["S05"]), move: develop("S05"), because: {} },
    { position: shop(["S05"]), move: develop("S05", { from: ["available"] }), because: {} },
    {
      position: shop(["I05"], {}, 6),
      move: develop("I05", { from: ["farm.ore"] }),
      because: {},
    },
    {
      position: shop(["S01"]),
      move: develop("S01", { from: ["available", "farm.ore"] }),
      because: {},
    },
  ],
  "develop/no-room": [
    { position: shop(["S01"], poor({ available: 1, city: 6 })), move: develop("S01"), because: {} },
    {
      position: shop(["B03"], poor({ city: 1, harbor: 4 }), 4),
      move: develop("B03"),
      because: {},
    },
  ],
  "develop/no-city": [{ position: shop(["B03"], {}, 4), move: develop("B03"), because: {} }],
  "develop/box-needed": [{ position: shop(["S14"]), move: develop("S14"), because: {} }],
  "develop/wrong-box": [
    {
      position: shop(["S14"]),
      move: develop("S14", { box: "drama.glory" }),
      because: { box: "drama.glory" },
    },
  ],
  "develop/box-taken": [
    {
      position: shop(["S14"], { culture: ["letters.glory"] }),
      move: develop("S14", { box: "letters.glory" }),
      because: { box: "letters.glory" },
    },
  ],
  "develop/industry-needed": [{ position: shop(["S12"]), move: develop("S12"), because: {} }],
  "develop/industry-taken": [
    {
      position: shop(["S12"], poor({ available: 1, "industry.arms": 1 })),
      move: develop("S12", { industry: "arms" }),
      because: { industry: "arms" },
    },
  ],
  "develop/spaces-needed": [{ position: shop(["B11"], {}, 4), move: develop("B11"), because: {} }],
  "develop/wrong-spaces": [0, 3, -3].map((spaces) => ({
    position: shop(["B11"], {}, 4),
    move: develop("B11", { spaces }),
    because: { most: 2 },
  })),
  "develop/not-asked": [
    {
      position: shop(["S17"]),
      move: develop("S17", { from: ["available"] }),
      because: { field: "from" },
    },
    {
      position: shop(["S01"]),
      move: develop("S01", { box: "drama.glory" }),
      because: { field: "box" },
    },
    {
      position: shop(["S01"]),
      move: develop("S01", { industry: "arms" }),
      because: { field: "industry" },
    },
    { position: shop(["S01"]), move: develop("S01", { spaces: 1 }), because: { field: "spaces" } },
  ],
  "industry/none": [
    {
      position: shop([], poor({ "industry.base": 0 })),
      move: { kind: "buy-vp", vp: 1 },
      because: {},
    },
  ],
};
