import { LINES, POINTS, type Event, type Move, type Refusal } from "@sofala/tsoro";
import type { Samples } from "../samples.ts";

export const TSORO_NAMES = ["Ann", "Ben"];

/** Every step along a line. */
const STEPS = LINES.flatMap(([first, middle, last]) => [
  { from: first, to: middle },
  { from: middle, to: first },
  { from: middle, to: last },
  { from: last, to: middle },
]);

export const TSORO_EVENTS: Samples<"kind", Event> = {
  "piece-placed": POINTS.map((at) => ({ seat: 0, at })),
  "piece-moved": STEPS.map((step) => ({ seat: 1, ...step })),
  "game-ended": [
    { ranking: [[0], [1]], because: "line", winner: 0, line: ["a", "b1", "c1"] },
    { ranking: [[1], [0]], because: "blocked", winner: 1 },
    { ranking: [[0, 1]], because: "repetition" },
  ],
};

export const TSORO_MOVES: Samples<"kind", Move> = {
  place: POINTS.map((at) => ({ at })),
  move: STEPS,
};

export const TSORO_REFUSALS: Samples<"code", Refusal> = {
  "move/malformed": [{ path: "$.at", reason: "a point is missing" }],
  "game/over": [{}],
  "turn/not-yours": [{ active: 1 }],
  "turn/wrong-phase": [{ phase: "placing" }, { phase: "moving" }],
  "point/taken": POINTS.map((at) => ({ at })),
  "point/not-your-piece": POINTS.map((at) => ({ at })),
  "point/not-adjacent": LINES.flatMap(([from, , to]) => [
    { from, to },
    { from: to, to: from },
  ]),
};
