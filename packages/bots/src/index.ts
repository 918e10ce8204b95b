export {
  LEVELS,
  decide,
  type Bot,
  type BotPlayer,
  type Budget,
  type Level,
  type Thought,
} from "./bot.ts";
export {
  botsOf,
  isProgram,
  listed,
  parseEntrant,
  parseEntrants,
  usualLevel,
  type Entrant,
} from "./registry.ts";
export { clockMove, playMatch, type Match, type MatchEnd } from "./match.ts";
export { NEWCOMER, ratedByName, type Rating } from "./rating.ts";
export { randomBot } from "./random-bot.ts";
