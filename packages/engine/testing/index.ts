export type { Clause, ContractSettings } from "./contract/clause.ts";
export { contractClauses, describeGameContract } from "./contract/contract.ts";
export { expectSame } from "./expect-same.ts";
export {
  describeGolden,
  goldenGames,
  goldenText,
  playedMovesOf,
  type GoldenGame,
} from "./golden.ts";
export { ParseCounter, assertFault, runWithInput } from "./fuzz.ts";
export { mutateJson } from "./mutate.ts";
export { nudgeJson } from "./nudge.ts";
export { countsToCheck, perft } from "./perft.ts";
export {
  picks,
  picksFrom,
  picksUpTo,
  playOutByKind,
  playOut,
  randomGame,
  recordOf,
  type ExtraActors,
  type PlayedMove,
} from "./random-play.ts";
