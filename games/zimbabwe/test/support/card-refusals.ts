import type { Refusal } from "../../src/index.ts";
import {
  turn,
  seats,
  pottery,
  build,
  adore,
  choose,
  nomads,
  rain,
  clayAt,
  potter,
  type RefusalTable,
} from "./refusal-positions.ts";

/** R 6.5 to 6.7, R 7, R 8 */
export const CARD_REFUSALS: RefusalTable<
  Extract<
    Refusal["code"],
    `${"card" | "god" | "vr" | "specialist" | "supply" | "rain" | "prices"}/${string}`
  >
> = {
  "prices/empty": [
    { position: pottery(), move: { kind: "raise-prices", prices: {} }, because: {} },
    {
      position: pottery({}, { god: "dziva" }),
      move: { kind: "set-prices", prices: {} },
      because: {},
    },
  ],
  "prices/card-missing": [
    {
      position: pottery(),
      move: { kind: "raise-prices", prices: { potter: 3, sculptor: 3 } },
      because: { craftsman: "sculptor" },
    },
  ],
  "prices/must-rise": [
    {
      position: pottery(),
      move: { kind: "raise-prices", prices: { potter: 2 } },
      because: { craftsman: "potter", price: 2 },
    },
  ],
  "prices/dziva-only": [
    { position: pottery(), move: { kind: "set-prices", prices: { potter: 1 } }, because: {} },
  ],
  "prices/too-late": [
    {
      position: pottery({}, { god: "dziva" }),
      after: [build("f1")],
      move: { kind: "set-prices", prices: { potter: 1 } },
      because: {},
    },
    {
      position: pottery({ options: { dziva: "start" } }),
      after: [adore("dziva")],
      move: { kind: "set-prices", prices: { potter: 1 } },
      because: {},
    },
  ],
  "card/one-per-turn": [
    { position: turn(), after: [choose("nomads")], move: adore("gu"), because: {} },
    { position: turn(), after: [adore("gu")], move: choose("nomads"), because: {} },
  ],
  "god/already-adoring": [
    { position: turn(seats({ god: "gu" })), move: adore("eshu"), because: { god: "gu" } },
  ],
  "god/not-available": [
    { position: turn({ gods: ["gu"] }), move: adore("eshu"), because: { god: "eshu" } },
    { position: turn(seats({}, { god: "eshu" })), move: adore("eshu"), because: { god: "eshu" } },
  ],
  "vr/too-high": [
    {
      position: pottery({}, { specialists: { herd: 0, shaman: 0, builder: 0, nomads: 0 } }),
      move: adore("obatala"),
      because: { vr: 42, limit: 40 },
    },
    {
      position: turn(seats({ god: "obatala", specialists: { herd: 0, shaman: 0, builder: 0 } })),
      move: potter("b1"),
      because: { vr: 41, limit: 40 },
    },
  ],
  "specialist/not-available": [
    {
      position: turn({ options: { specialists: false } }),
      move: choose("herd"),
      because: { specialist: "herd" },
    },
    {
      position: turn(seats({}, { specialists: { herd: 0 } })),
      move: choose("herd"),
      because: { specialist: "herd" },
    },
  ],
  "specialist/not-owned": [{ position: turn(), move: nomads, because: { specialist: "nomads" } }],
  "specialist/already-used": [
    {
      position: turn(seats({ specialists: { nomads: 0 } })),
      after: [nomads],
      move: nomads,
      because: { specialist: "nomads" },
    },
  ],
  "specialist/nothing-to-place": [
    {
      position: turn({ supply: { water: 0 } }),
      move: choose("rain-ceremony"),
      because: { specialist: "rain-ceremony" },
    },
    {
      position: turn({ supply: { water: 0 }, ...seats({ specialists: { "rain-ceremony": 0 } }) }),
      move: rain("b1", "c1"),
      because: { specialist: "rain-ceremony" },
    },
    {
      position: turn({ board: ["c.~.t", "~t.~."] }),
      move: choose("rain-ceremony"),
      because: { specialist: "rain-ceremony" },
    },
    {
      position: turn({ board: ["ct~"] }),
      move: choose("shaman"),
      because: { specialist: "shaman" },
    },
  ],
  "specialist/must-be-used": [
    {
      position: turn(),
      after: [choose("nomads")],
      move: { kind: "end-turn" },
      because: { specialist: "nomads" },
    },
  ],
  "specialist/must-stay-payable": [
    {
      position: turn(seats({ cattle: 3 })),
      after: [choose("rain-ceremony")],
      move: potter("b1"),
      because: { specialist: "rain-ceremony", need: 5, have: 3 },
    },
  ],
  "specialist/must-stay-placeable": [
    {
      position: turn({ board: ["c.."] }),
      after: [choose("shaman")],
      move: potter("b1"),
      because: { specialist: "shaman" },
    },
    {
      position: turn({ board: ["c...t."] }),
      after: [choose("rain-ceremony")],
      move: build("c1"),
      because: { specialist: "rain-ceremony" },
    },
  ],
  "supply/no-resource-left": [
    {
      position: turn({
        supply: { resources: { clay: 0 } },
        ...seats({ specialists: { shaman: 0 } }),
      }),
      move: clayAt("b1"),
      because: { resource: "clay" },
    },
  ],
  "rain/not-neighbours": [
    ["b1", "c2"],
    ["b1", "b1"],
    ["d1", "b1"],
  ].map(([one = "", other = ""]) => ({
    position: turn(seats({ specialists: { "rain-ceremony": 0 } })),
    move: rain(one, other),
    because: { cells: [one, other] as const },
  })),
};
