export {
  withForfeits,
  seatingsOf,
  type Block,
  type PlayedBlock,
  type PlayedGame,
  type TournamentSettings,
} from "./block.ts";
export {
  wilsonInterval,
  winSharesOf,
  botStrengthsOf,
  winsIn,
  type WinShare,
  type BotStrength,
} from "./figures.ts";
export { playBlocks } from "./worker-pool.ts";
export { SequentialTest, type Verdict } from "./sequential-test.ts";
export type { Quantiles } from "./time-histogram.ts";
export { botOf, type ProgramFailure } from "../program/program-bot.ts";
export { ordinal } from "../rating.ts";
