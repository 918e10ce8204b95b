import type { Mishap } from "./mishaps.ts";
import type { NodesTrial } from "./nodes-trial.ts";

/** Everything that can befall a site, several things at once: first no node is as it should be. */
const ALL_AT_ONCE: readonly (readonly Mishap[])[] = [
  ["freeze", "hush", "slow"],
  ["kill", "cut", "bus"],
  ["database"],
  ["rolling"],
];

/** Mishaps of `npm test`, all at the same time. */
export const SOME_AT_ONCE: readonly (readonly Mishap[])[] = [["kill", "cut", "bus"]];

/** A trial of half a minute: nodes wait less for each other, and are frozen for longer than that. */
export const QUICK = {
  nodes: 3,
  mishaps: ALL_AT_ONCE,
  lengths: { gone: 300, frozen: 4500, spoilt: 1200, delay: 100 },
  waits: { haste: 4, database: 4000, heartbeat: 2000 },
  moves: 20,
  patience: 1500,
} as const satisfies Partial<NodesTrial>;
