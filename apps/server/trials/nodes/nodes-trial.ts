import { dice } from "@sofala/engine";
import type { PostgresServer } from "../../../../scripts/src/postgres-server.ts";
import { Crowd } from "../crowd.ts";
import type { Fault } from "../fault.ts";
import type { TableRequest } from "../table-group.ts";
import type { Timeouts } from "../service.ts";
import { Cluster, type SharedServer, type Versions } from "./cluster.ts";
import { checkCluster, type ClusterCheck } from "./check-cluster.ts";
import {
  runDisturbances,
  type DisturbanceDurations,
  type Disturbance,
  type DisturbanceInterval,
} from "./disturbances.ts";
import { Reader } from "./reader.ts";
import type { VersionRefusal } from "./node-finder.ts";

export interface NodesTrial {
  readonly nodes: number;
  /** New and empty. */
  readonly database: PostgresServer;
  readonly bus?: SharedServer;
  readonly tableRequests: readonly TableRequest[];
  readonly seed: string;
  /** The disturbances in order, several at once, and their lengths. */
  readonly disturbances: readonly (readonly Disturbance[])[];
  readonly durations: DisturbanceDurations;
  /** Timeouts that differ from the defaults. */
  readonly timeouts?: Timeouts;
  /** Protocol versions, if they differ. */
  readonly versions?: Versions;
  /** Moves that are acknowledged between two disturbances. */
  readonly moves: number;
  /** Milliseconds after which clients try another node. */
  readonly timeoutMs: number;
  /** Called with the addresses of the nodes when they have started. */
  started?(urls: readonly string[]): Promise<void>;
  /** Called with progress messages. */
  onProgress?(message: string): void;
}

export interface NodesReport {
  readonly faults: readonly Fault[];
  readonly figures: NodesFigures;
}

export interface NodesFigures extends ClusterCheck {
  readonly disturbances: readonly DisturbanceInterval[];
  readonly games: number;
  /** All commands, resent ones, those stored without an acknowledgement, and refused ones. */
  readonly acknowledged: number;
  readonly resent: number;
  readonly storedUnacknowledged: number;
  readonly refused: number;
  /** Acknowledged during a disturbance. */
  readonly acknowledgedDuringDisturbances: number;
  readonly timeouts: number;
  /** How often clients changed the node, and milliseconds until the next snapshot. */
  readonly nodeChanges: number;
  /** Refusals as too old, with their nodes. */
  readonly tooOld: readonly VersionRefusal[];
  readonly gaps: readonly number[];
  readonly serverErrors: number;
  readonly seconds: number;
}

/** Groups play at several nodes during disturbances; then everything is checked. */
export async function nodesTrial(trial: NodesTrial): Promise<NodesReport> {
  const began = performance.now();
  const { database, tableRequests, seed } = trial;
  const chance = dice(seed);
  const cluster = await Cluster.start(trial);
  const disturbances: DisturbanceInterval[] = [];
  let acknowledgedDuringDisturbances = 0;
  try {
    const { failure } = cluster;
    await trial.started?.(cluster.nodes.map(({ service }) => service.url ?? ""));
    const crowd = new Crowd(
      { host: () => cluster.host(), views: true, failure },
      { tableRequests, seed },
    );
    await crowd.start();
    const reader = new Reader(cluster.host(), () => crowd.tables);
    for (const kinds of trial.disturbances) {
      await waitForMoves(crowd, trial.moves);
      trial.onProgress?.(`${crowd.acknowledged} moves; now: ${kinds.join(", ")}`);
      const before = crowd.acknowledged;
      const site = { cluster, database };
      disturbances.push(
        ...(await Promise.race([runDisturbances(kinds, site, chance, trial.durations), failure])),
      );
      acknowledgedDuringDisturbances += crowd.acknowledged - before;
    }
    await waitForMoves(crowd, trial.moves);
    trial.onProgress?.(`${crowd.acknowledged} moves; no more disturbances`);
    const { timeouts } = crowd;
    crowd.stopTablesWithoutTimeouts();
    if (crowd.hasIdlePlayer) await crowd.until(() => crowd.timeouts > timeouts);
    await crowd.end();
    await reader.stop();
    const { faults, figures: checkFigures } = await checkCluster({
      cluster,
      database,
      crowd,
      reader,
      disturbances,
    });
    const count = (which: (each: (typeof crowd.sent)[number]) => unknown) =>
      crowd.sent.filter(which).length;
    return {
      faults,
      figures: {
        ...checkFigures,
        disturbances,
        games: crowd.games,
        acknowledged: count(({ seq }) => seq !== undefined),
        resent: count(({ isResent }) => isResent),
        storedUnacknowledged: count(({ wasStored }) => wasStored),
        refused: count(({ isRefused }) => isRefused),
        acknowledgedDuringDisturbances,
        timeouts: crowd.timeouts,
        nodeChanges: cluster.nodeChanges,
        tooOld: cluster.tooOld,
        gaps: crowd.observers.flatMap(({ follower }) => follower.gaps),
        serverErrors: cluster.nodes.reduce(
          (sum, { service }) => sum + service.errorOutput.length,
          0,
        ),
        seconds: (performance.now() - began) / 1000,
      },
    };
  } finally {
    await cluster.end();
  }
}

/** Waits until this many more moves are acknowledged and all clients are up to date. */
async function waitForMoves(crowd: Crowd, moves: number): Promise<void> {
  const goal = crowd.acknowledged + moves;
  await crowd.until(() => crowd.acknowledged >= goal);
  await crowd.until(() => crowd.isCaughtUp);
}
