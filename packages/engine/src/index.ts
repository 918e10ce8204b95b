export type {
  Actor,
  Facts,
  Following,
  Game,
  GameTypes,
  Observer,
  Orders,
  Playground,
  Ranking,
  ScenarioVocabulary,
  Seat,
  Simulation,
  Step,
  Talk,
  TimeUp,
  Timer,
} from "./game.ts";
export { canonicalJson } from "./canonical-json.ts";
export {
  fault,
  isObject,
  jsonPath,
  sameJson,
  under,
  type Fault,
  type Json,
  type JsonObject,
  type Path,
} from "./json.ts";
export { folded, standingMoves, type Entry } from "./log.ts";
export { read, type Schema } from "./schema.ts";
export {
  begin,
  parseRecord,
  replay,
  replayInSteps,
  type GameRecord,
  type Replay,
} from "./record.ts";
export { fail, ok, type Result } from "./result.ts";
export {
  below,
  dice,
  draw,
  securelySeeded,
  seeded,
  shuffled,
  type Dice,
  type FastRng,
  type Rng,
  type SecureRng,
} from "./rng.ts";
export { parseScenario, type Scenario } from "./parse-scenario.ts";
export { runScenario, type Verdict } from "./scenario.ts";
export { underRules } from "./rules-versions.ts";
