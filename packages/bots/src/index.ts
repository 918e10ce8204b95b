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
  splitList,
  parseEntrant,
  parseEntrants,
  defaultLevel,
  type Entrant,
} from "./registry.ts";
export { clockMove, playMatch, type Match, type MatchResult } from "./match.ts";
export { INITIAL_RATING, updateRatingsByName, type Rating } from "./rating.ts";
export { randomBot } from "./random-bot.ts";
