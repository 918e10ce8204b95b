export type {
  Actor,
  Facts,
  OrderResolution,
  Game,
  GameFormats,
  GameRules,
  GameTypes,
  Observer,
  Orders,
  Playground,
  Ranking,
  Replayer,
  ScenarioVocabulary,
  Seat,
  Simulation,
  Step,
  ChatRules,
  TimeUp,
  Timer,
} from "./game.ts";
export { canonicalJson } from "./canonical-json.ts";
export {
  fault,
  isObject,
  jsonPath,
  isSameJson,
  prependPath,
  type Fault,
  type Json,
  type JsonObject,
  type Path,
} from "./json.ts";
export {
  activeEntries,
  activeMoves,
  isTakenBackBy,
  type ActiveEntry,
  type Entry,
  type MoveEntry,
  type UndoEntry,
} from "./log.ts";
export { parseWith, type Schema } from "./schema.ts";
export {
  initialState,
  parseRecord,
  replay,
  replayInSteps,
  type GameRecord,
  type ReplayResult,
} from "./record.ts";
export { fail, ok, type Result } from "./result.ts";
export {
  drawBelow,
  dice,
  drawWord,
  securelySeeded,
  seeded,
  shuffled,
  type Dice,
  type FastRng,
  type Rng,
  type SecureRng,
} from "./rng.ts";
export { plainPlayground } from "./plain-playground.ts";
export { parseScenario, type Scenario } from "./parse-scenario.ts";
export { runScenario, type ScenarioResult } from "./scenario.ts";
export { findVersion } from "./rules-versions.ts";
export { RecentStates } from "./recent-states.ts";
export { replayerOf } from "./replayer.ts";
export {
  Timeline,
  type ActiveMove,
  type AppliedEntry,
  type RefusedMove,
  type UndoRefusal,
} from "./timeline.ts";
