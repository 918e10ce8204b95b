/** The Mediterranean bots alone, for a browser that plays no other game. */
export {
  mediterraneanCasual,
  mediterraneanClub,
  mediterraneanNovice,
  mediterraneanSteady,
  mediterraneanStrong,
} from "./bots.ts";
export { decide, type Bot, type BotPlayer, type Level } from "../bot.ts";
