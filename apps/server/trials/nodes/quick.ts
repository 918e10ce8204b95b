import type { Disturbance } from "./disturbances.ts";
import type { NodesTrial } from "./nodes-trial.ts";

/** All disturbances, several at once; the first ones affect all nodes. */
const ALL_AT_ONCE: readonly (readonly Disturbance[])[] = [
  ["freeze", "silence", "slow"],
  ["kill", "cut", "bus"],
  ["database"],
  ["rolling"],
];

/** Disturbances of `npm test`, all at the same time. */
export const SOME_AT_ONCE: readonly (readonly Disturbance[])[] = [["kill", "cut", "bus"]];

/** A trial of half a minute: nodes wait less for each other, and are frozen for longer than that. */
export const QUICK = {
  nodes: 3,
  disturbances: ALL_AT_ONCE,
  durations: { downMs: 300, frozenMs: 4500, disturbedMs: 1200, delayMs: 100 },
  timeouts: { speedup: 4, database: 4000, heartbeat: 2000 },
  moves: 20,
  timeoutMs: 1500,
} as const satisfies Partial<NodesTrial>;
