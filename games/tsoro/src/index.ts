export { tsoro } from "./game.ts";
export { tsoroFormats } from "./game-formats.ts";
export { tsoroRules } from "./game-rules.ts";
export { PIECES_EACH, piecesOf, seatAt } from "./moves.ts";
export { LINES, POINTS, type Line, type Point } from "./points.ts";
export { outcomeOf } from "./rules.ts";
export type {
  Board,
  Event,
  Move,
  Options,
  Outcome,
  Phase,
  Refusal,
  State,
  Tsoro,
  View,
} from "./state.ts";
