export {
  forfeited,
  seatingsOf,
  type Block,
  type PlayedBlock,
  type PlayedGame,
  type Terms,
} from "./ladder-block.ts";
export {
  interval,
  sharesOf,
  strengthsOf,
  winsIn,
  type Share,
  type Strength,
} from "./ladder-figures.ts";
export { playBlocks } from "./ladder-pool.ts";
export { SequentialTest, type Verdict } from "./ladder-sequential.ts";
export type { Quantiles } from "./ladder-times.ts";
export { botOf, type ProgramFailure } from "./program.ts";
export { ordinal } from "./rating.ts";
