import { expect } from "vitest";
import type { Refusal } from "../../src/index.ts";
import {
  turn,
  seats,
  card,
  pottery,
  build,
  nomads,
  potter,
  dearer,
  market,
  raise,
  pot,
  type RefusalTable,
} from "./refusal-positions.ts";

/** R 4 to 6: who may do what, and when */
export const TURN_REFUSALS: RefusalTable<
  Extract<
    Refusal["code"],
    `${"move" | "game" | "turn" | "cell" | "start" | "gift" | "cattle" | "main"}/${string}`
  >
> = {
  "move/malformed": [
    {
      position: turn(),
      move: { kind: "build-monument", at: 7 },
      because: { path: "$.at", reason: expect.any(String) as string },
    },
    {
      position: turn(),
      move: { kind: "build-monument", at: "b0" },
      because: { path: "$.at", reason: expect.any(String) as string },
    },
  ],
  "game/over": [{ position: turn({ phase: "over" }), move: build("b1"), because: {} }],
  "turn/not-yours": [{ position: turn(), seat: 1, move: build("b1"), because: { active: 0 } }],
  "turn/wrong-phase": [
    { position: turn(), move: { kind: "pass" }, because: { phase: "culture" } },
    { position: turn({ phase: "gifts" }), move: build("b1"), because: { phase: "gifts" } },
  ],
  "cell/off-map": [
    { position: turn(), move: build("a4"), because: { at: "a4" } },
    { position: turn({ board: ["c. ", "..."] }), move: build("c1"), because: { at: "c1" } },
    { position: market(), move: raise("d2", pot({ hubs: ["d3"] })), because: { at: "d3" } },
  ],
  "start/not-a-starting-area": [
    {
      position: turn({ phase: "setup", board: ["s.s"] }),
      move: { kind: "place-first", at: "b1" },
      because: { at: "b1" },
    },
  ],
  "start/taken": [
    {
      position: turn({ phase: "setup", board: ["s.s"] }),
      after: [{ kind: "place-first", at: "a1" }],
      move: { kind: "place-first", at: "a1" },
      because: { at: "a1" },
    },
  ],
  "gift/too-small": [
    {
      position: turn({ phase: "gifts" }),
      move: { kind: "give", cattle: 0 },
      because: { least: 1 },
    },
    {
      position: turn({ phase: "gifts" }),
      after: [{ kind: "give", cattle: 2 }],
      move: { kind: "give", cattle: 2 },
      because: { least: 3 },
    },
  ],
  "cattle/too-few": [
    {
      position: turn({ phase: "gifts", ...seats({ god: "elegua" }) }),
      move: { kind: "give", cattle: 13 },
      because: { need: 13, have: 12 },
    },
    {
      position: turn(seats({ cattle: 1 })),
      move: potter("b1"),
      because: { need: 2, have: 1 },
    },
    {
      position: market({
        seats: [
          { cattle: 1, technologies: { potter: card(2) } },
          { technologies: { "wood-carver": card(1) } },
        ],
      }),
      move: raise("d2", pot()),
      because: { need: 2, have: 1 },
    },
  ],
  "main/one-per-turn": [
    { position: turn(), after: [build("f1")], move: potter("b1"), because: { taken: "build" } },
    {
      position: market(),
      after: [raise("d2", pot())],
      move: build("m2"),
      because: { taken: "raise" },
    },
    { position: turn(), after: [potter("b1")], move: build("f1"), because: { taken: "place" } },
  ],
  "main/interrupted": [
    {
      position: turn(seats({ god: "obatala", specialists: { nomads: 0 } })),
      after: [build("f1"), nomads],
      move: build("b2"),
      because: { taken: "build" },
    },
  ],
  "main/prices-raised": [
    { position: pottery(), after: [dearer], move: potter("d1", {}), because: {} },
  ],
};
