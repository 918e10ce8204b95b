export {
  forfeited,
  seatingsOf,
  type Block,
  type PlayedBlock,
  type PlayedGame,
  type Terms,
} from "./block.ts";
export {
  interval,
  sharesOf,
  strengthsOf,
  winsIn,
  type Share,
  type Strength,
} from "./figures.ts";
export { playBlocks } from "./worker-pool.ts";
export { SequentialTest, type Verdict } from "./sequential-test.ts";
export type { Quantiles } from "./time-histogram.ts";
export { botOf, type ProgramFailure } from "../program/program-bot.ts";
export { ordinal } from "../rating.ts";
