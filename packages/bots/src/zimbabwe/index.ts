/** The Zimbabwe bots alone, for a browser that plays no other game. */
export { zimbabweNovice } from "./novice.ts";
export { steward1 } from "./race-bot.ts";
export { outlookOf, type Outlook } from "./outlook.ts";
export { zimbabweCasual, zimbabweClub, zimbabweSteady } from "./learned/learned-bots.ts";
export { adviceOf, type AdvisedTurn } from "./strong/advice.ts";
export { hintsOf } from "./strong/hints.ts";
export { zimbabweStrong } from "./strong/strong.ts";
export type { Hints } from "../review/review.ts";
export { decide, type Bot, type BotPlayer, type Level } from "../bot.ts";
