/** What is thought of games of the Mediterranean, for a browser that reviews no other game. */
export { mistakes, turnsOfLuck, type Mistake } from "./review.ts";
export { reviewMarket, type MarketReview } from "./mediterranean/game.ts";
export { marketHints, type Knowledge, type MarketHint } from "./mediterranean/hints.ts";
export type { MarketMoment } from "./mediterranean/play.ts";
