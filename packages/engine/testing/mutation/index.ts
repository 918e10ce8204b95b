export { named, staleMutants, topicsWithoutMutant } from "./coverage.ts";
export type { Exemption, Mutant, Subject } from "./mutant.ts";
export { tryMutants } from "./try-mutants.ts";
