import { tsoro, type Tsoro } from "@sofala/tsoro";
import { moveDelayBy } from "../move-delay.ts";
import { searchBot } from "../search/search-bot.ts";

/** A move is a whole turn: others need a moment to see it. No bot waits for others. */
const moveDelay = moveDelayBy<Tsoro>({ place: [500, 400], move: [600, 400] }, [500, 500]);

/** Takes a line that it can complete, and misses much else. */
export const tsoroNovice = searchBot(tsoro, "novice", 20, moveDelay);
/** Looks a few moves ahead. */
export const tsoroSteady = searchBot(tsoro, "steady", 200, moveDelay);
/** Makes no mistake that changes the result: so small is the game. */
export const tsoroStrong = searchBot(tsoro, "strong", 10_000, moveDelay);
