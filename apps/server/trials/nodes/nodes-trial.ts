import { dice } from "@sofala/engine";
import type { PostgresServer } from "../../../../scripts/src/postgres-server.ts";
import { Crowd } from "../crowd.ts";
import type { Fault } from "../fault.ts";
import type { Wish } from "../party.ts";
import type { Waits } from "../service.ts";
import { Cluster, type Shared, type Versions } from "./cluster.ts";
import { judged, type Judgement } from "./judging.ts";
import { befall, type Lengths, type Mishap, type Trouble } from "./mishaps.ts";
import { Reader } from "./reader.ts";
import type { TooOld } from "./visitor.ts";

export interface NodesTrial {
  readonly nodes: number;
  /** New and empty. */
  readonly database: PostgresServer;
  readonly bus?: Shared;
  readonly wishes: readonly Wish[];
  readonly seed: string;
  /** What befalls the site, one after the other; several at once; and how long that lasts. */
  readonly mishaps: readonly (readonly Mishap[])[];
  readonly lengths: Lengths;
  /** How long nodes wait for each other and for people, where that is not as usual. */
  readonly waits?: Waits;
  /** Versions of the protocol, where they are not all the same. */
  readonly versions?: Versions;
  /** Moves that are acknowledged between two mishaps. */
  readonly moves: number;
  /** Milliseconds after which people look for another node. */
  readonly patience: number;
  /** The nodes have started, at these addresses. */
  started?(urls: readonly string[]): Promise<void>;
  /** Hears how it goes on. */
  tell?(words: string): void;
}

export interface NodesReport {
  readonly faults: readonly Fault[];
  readonly figures: NodesFigures;
}

export interface NodesFigures extends Judgement {
  readonly troubles: readonly Trouble[];
  readonly games: number;
  /** All, those sent again, those that were kept though nobody had said so, and those refused. */
  readonly acknowledged: number;
  readonly resent: number;
  readonly found: number;
  readonly refused: number;
  /** Acknowledged while something was wrong. */
  readonly meanwhile: number;
  readonly timeouts: number;
  /** How often somebody went to another node, and milliseconds until it told how their table stands. */
  readonly changes: number;
  /** Who was told that they are too old, and where. */
  readonly tooOld: readonly TooOld[];
  readonly gaps: readonly number[];
  readonly complaints: number;
  readonly seconds: number;
}

/** Parties play at several nodes while one thing after the other befalls them; then everything is judged. */
export async function nodesTrial(trial: NodesTrial): Promise<NodesReport> {
  const began = performance.now();
  const { database, wishes, seed } = trial;
  const chance = dice(seed);
  const cluster = await Cluster.start(trial);
  const troubles: Trouble[] = [];
  let meanwhile = 0;
  try {
    const { failure } = cluster;
    await trial.started?.(cluster.nodes.map(({ service }) => service.url ?? ""));
    const crowd = new Crowd({ host: () => cluster.host(), views: true, failure }, { wishes, seed });
    await crowd.begin();
    const reader = new Reader(cluster.host(), () => crowd.tables);
    for (const kinds of trial.mishaps) {
      await playOn(crowd, trial.moves);
      trial.tell?.(`${crowd.acknowledged} moves; now: ${kinds.join(", ")}`);
      const before = crowd.acknowledged;
      const site = { cluster, database };
      troubles.push(...(await Promise.race([befall(kinds, site, chance, trial.lengths), failure])));
      meanwhile += crowd.acknowledged - before;
    }
    await playOn(crowd, trial.moves);
    trial.tell?.(`${crowd.acknowledged} moves; nothing more befalls`);
    const { timeouts } = crowd;
    crowd.stopTablesWithoutSleeper();
    if (crowd.hasSleeper) await crowd.until(() => crowd.timeouts > timeouts);
    await crowd.end();
    await reader.stop();
    const { faults, judgement } = await judged({ cluster, database, crowd, reader, troubles });
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

/** Waits until so many more moves are acknowledged, and everybody knows how their table stands. */
async function playOn(crowd: Crowd, moves: number): Promise<void> {
  const goal = crowd.acknowledged + moves;
  await crowd.until(() => crowd.acknowledged >= goal);
  await crowd.until(() => crowd.isCaughtUp);
}
