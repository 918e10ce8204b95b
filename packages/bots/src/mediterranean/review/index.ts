/** What is thought of games of the Mediterranean, for a browser that reviews no other game. */
export { mistakes, turnsOfLuck, type Mistake } from "../../review/review.ts";
export { reviewMarket, type MarketReview } from "./review-game.ts";
export { marketHints, type Knowledge, type MarketHint } from "./hints.ts";
export type { MarketMoment } from "./reviewed-move.ts";
