export type { Clause, ContractSettings } from "./contract/clause.ts";
export { contractClauses, describeGameContract } from "./contract/contract.ts";
export { expectSame } from "./expect-same.ts";
export { describeGolden, goldenGames, goldenText, playsOf, type GoldenGame } from "./golden.ts";
export { Readings, assertFault, calmly } from "./fuzz.ts";
export { mutateJson } from "./mutate.ts";
export { nudgeJson } from "./nudge.ts";
export { countsToCheck, perft } from "./perft.ts";
export {
  picks,
  picksFrom,
  picksUpTo,
  playByKind,
  playOut,
  randomGame,
  recordOf,
  type Others,
  type Play,
} from "./random-play.ts";
