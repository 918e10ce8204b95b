import {
  LINES,
  POINTS,
  tsoro,
  type Event,
  type Move,
  type Refusal,
  type Tsoro,
} from "@sofala/tsoro";
import { TSORO_RULES, loadTsoroRules } from "../../src/games/tsoro/index.ts";
import { rulesSamples, type GameSamples, type Samples } from "../samples.ts";

/** Every step along a line. */
const STEPS = LINES.flatMap(([first, middle, last]) => [
  { from: first, to: middle },
  { from: middle, to: first },
  { from: middle, to: last },
  { from: last, to: middle },
]);

const events: Samples<"kind", Event> = {
  "piece-placed": POINTS.map((at) => ({ seat: 0, at })),
  "piece-moved": STEPS.map((step) => ({ seat: 1, ...step })),
  "game-ended": [
    { ranking: [[0], [1]], because: "line", winner: 0, line: ["a", "b1", "c1"] },
    { ranking: [[1], [0]], because: "blocked", winner: 1 },
    { ranking: [[0, 1]], because: "repetition" },
  ],
};

const moves: Samples<"kind", Move> = {
  place: POINTS.map((at) => ({ at })),
  move: STEPS,
};

const refusals: Samples<"code", Refusal> = {
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

export const tsoroSamples: GameSamples<Tsoro> = {
  game: tsoro,
  names: ["Ann", "Ben"],
  events,
  moves,
  refusals,
  textIn: (language) => language.tsoro,
  rules: rulesSamples(TSORO_RULES, loadTsoroRules, {}),
};
