import { dice } from "@sofala/engine";
import type { PostgresServer } from "../../../../scripts/src/postgres-server.ts";
import { Crowd } from "../crowd.ts";
import type { Fault } from "../fault.ts";
import type { TableRequest } from "../table-group.ts";
import type { Waits } from "../service.ts";
import { Cluster, type Shared, type Versions } from "./cluster.ts";
import { checkCluster, type ClusterCheck } from "./check-cluster.ts";
import { befall, type Lengths, type Disturbance, type Trouble } from "./disturbances.ts";
import { Reader } from "./reader.ts";
import type { TooOld } from "./visitor.ts";

export interface NodesTrial {
  readonly nodes: number;
  /** New and empty. */
  readonly database: PostgresServer;
  readonly bus?: Shared;
  readonly tableRequests: readonly TableRequest[];
  readonly seed: string;
  /** The disturbances in order, several at once, and their lengths. */
  readonly disturbances: readonly (readonly Disturbance[])[];
  readonly lengths: Lengths;
  /** Timeouts that differ from the defaults. */
  readonly waits?: Waits;
  /** Protocol versions, if they differ. */
  readonly versions?: Versions;
  /** Moves that are acknowledged between two disturbances. */
  readonly moves: number;
  /** Milliseconds after which clients try another node. */
  readonly patience: number;
  /** Called with the addresses of the nodes when they have started. */
  started?(urls: readonly string[]): Promise<void>;
  /** Called with progress messages. */
  tell?(words: string): void;
}

export interface NodesReport {
  readonly faults: readonly Fault[];
  readonly figures: NodesFigures;
}

export interface NodesFigures extends ClusterCheck {
  readonly troubles: readonly Trouble[];
  readonly games: number;
  /** All commands, resent ones, those stored without an acknowledgement, and refused ones. */
  readonly acknowledged: number;
  readonly resent: number;
  readonly found: number;
  readonly refused: number;
  /** Acknowledged during a disturbance. */
  readonly meanwhile: number;
  readonly timeouts: number;
  /** How often clients changed the node, and milliseconds until the next snapshot. */
  readonly changes: number;
  /** Refusals as too old, with their nodes. */
  readonly tooOld: readonly TooOld[];
  readonly gaps: readonly number[];
  readonly complaints: number;
  readonly seconds: number;
}

/** Groups play at several nodes during disturbances; then everything is checked. */
export async function nodesTrial(trial: NodesTrial): Promise<NodesReport> {
  const began = performance.now();
  const { database, tableRequests, seed } = trial;
  const chance = dice(seed);
  const cluster = await Cluster.start(trial);
  const troubles: Trouble[] = [];
  let meanwhile = 0;
  try {
    const { failure } = cluster;
    await trial.started?.(cluster.nodes.map(({ service }) => service.url ?? ""));
    const crowd = new Crowd(
      { host: () => cluster.host(), views: true, failure },
      { tableRequests, seed },
    );
    await crowd.begin();
    const reader = new Reader(cluster.host(), () => crowd.tables);
    for (const kinds of trial.disturbances) {
      await playOn(crowd, trial.moves);
      trial.tell?.(`${crowd.acknowledged} moves; now: ${kinds.join(", ")}`);
      const before = crowd.acknowledged;
      const site = { cluster, database };
      troubles.push(...(await Promise.race([befall(kinds, site, chance, trial.lengths), failure])));
      meanwhile += crowd.acknowledged - before;
    }
    await playOn(crowd, trial.moves);
    trial.tell?.(`${crowd.acknowledged} moves; no more disturbances`);
    const { timeouts } = crowd;
    crowd.stopTablesWithoutSleeper();
    if (crowd.hasSleeper) await crowd.until(() => crowd.timeouts > timeouts);
    await crowd.end();
    await reader.stop();
    const { faults, judgement } = await checkCluster({
      cluster,
      database,
      crowd,
      reader,
      troubles,
    });
    const count = (which: (each: (typeof crowd.sent)[number]) => unknown) =>
      crowd.sent.filter(which).length;
    return {
      faults,
      figures: {
        ...judgement,
        troubles,
        games: crowd.games,
        acknowledged: count(({ seq }) => seq !== undefined),
        resent: count(({ isResent }) => isResent),
        found: count(({ wasFound }) => wasFound),
        refused: count(({ isRefused }) => isRefused),
        meanwhile,
        timeouts: crowd.timeouts,
        changes: cluster.changes,
        tooOld: cluster.tooOld,
        gaps: crowd.witnesses.flatMap(({ follower }) => follower.gaps),
        complaints: cluster.nodes.reduce((sum, { service }) => sum + service.complaints.length, 0),
        seconds: (performance.now() - began) / 1000,
      },
    };
  } finally {
    await cluster.end();
  }
}

/** Waits until this many more moves are acknowledged and all clients are up to date. */
async function playOn(crowd: Crowd, moves: number): Promise<void> {
  const goal = crowd.acknowledged + moves;
  await crowd.until(() => crowd.acknowledged >= goal);
  await crowd.until(() => crowd.isCaughtUp);
}
