export {
  BOXES,
  DIRECTION,
  FARMS,
  IDEA_TRACKS,
  INDUSTRIES,
  OPPOSITE,
  columnOf,
  cubesInPlay,
  rowOf,
} from "./board.ts";
export type * from "./data/edition.ts";
export { CURRENT_EDITION, EDITIONS } from "./data/editions.ts";
export type * from "./events.ts";
export { mediterranean } from "./game.ts";
export { mediterraneanRules, mediterraneanVersions } from "./game-rules.ts";
export { incomeOf } from "./income.ts";
export type * from "./moves.ts";
export type { Options } from "./options.ts";
export type { Refusal } from "./refusals.ts";
export type { OfferEnd, Part, Phase, State } from "./state.ts";
export { sample } from "./sample.ts";
export { talk, type PhraseId } from "./talk.ts";
export type { Mediterranean } from "./types.ts";
export type { CardCount, OfferView, SeatView, View } from "./view.ts";
