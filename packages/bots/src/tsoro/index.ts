/** The bots of Tsoro yematatu alone, for a browser that plays no other game. */
export { adviceOf, type AdvisedMove } from "./advice.ts";
export { tsoroNovice, tsoroSteady, tsoroStrong } from "./bots.ts";
export { decide, type Bot, type BotPlayer, type Level } from "../bot.ts";
export { searchHints } from "../search/search-bot.ts";
export type { Hints } from "../review/review.ts";
