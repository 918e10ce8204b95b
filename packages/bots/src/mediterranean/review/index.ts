/** The analysis of Mediterranean games alone, for a browser that reviews no other game. */
export { reviewMediterranean, type MediterraneanReview } from "./review-game.ts";
export { mediterraneanHints, type SeatKnowledge, type MediterraneanHint } from "./hints.ts";
export type { MediterraneanMoment } from "./reviewed-move.ts";
