/** The Zimbabwe bots alone, for a browser that plays no other game. */
export { zimbabweNovice } from "./novice.ts";
export { outlookOf, type Outlook } from "./outlook.ts";
export { zimbabweSteady } from "./steady.ts";
export { hintsOf } from "./strong/hints.ts";
export { zimbabweStrong } from "./strong/strong.ts";
export type { Hints } from "../review/review.ts";
export { decide, type Bot, type BotPlayer, type Level } from "../bot.ts";
