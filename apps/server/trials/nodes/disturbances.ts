import type { Dice } from "@sofala/engine";
import type { PostgresServer } from "../../../../scripts/src/postgres-server.ts";
import type { Cluster, Node } from "./cluster.ts";

/** Kinds of disturbances. */
export const DISTURBANCES = [
  "kill",
  "freeze",
  "database",
  "cut",
  "slow",
  "silence",
  "bus",
  "rolling",
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** The interval of a disturbance. */
export interface DisturbanceInterval {
  readonly kind: Disturbance;
  readonly began: number;
  readonly ended: number;
}

/** Milliseconds that disturbances last. */
export interface DisturbanceDurations {
  /** Until a killed process or the database is restarted. */
  readonly downMs: number;
  /** For which a node is suspended, or gets nothing from the database. */
  readonly frozenMs: number;
  /** For which a connection is cut or slow. */
  readonly disturbedMs: number;
  /** The delay of a slow connection. */
  readonly delayMs: number;
}

/** All disturbances in some order, and then all in another. */
export function shuffledDisturbances(
  chance: Dice,
  among: readonly Disturbance[],
  count: number,
): readonly Disturbance[] {
  const all: Disturbance[] = [];
  while (all.length < count) {
    const left = [...among];
    while (left.length > 0) all.push(...left.splice(chance.below(left.length), 1));
  }
  return all.slice(0, count);
}

interface Site {
  readonly cluster: Cluster;
  readonly database: PostgresServer;
}

/** Runs disturbances in parallel, at most one per node, until they are over. */
export function runDisturbances(
  kinds: readonly Disturbance[],
  site: Site,
  chance: Dice,
  durations: DisturbanceDurations,
): Promise<readonly DisturbanceInterval[]> {
  const nodes = [...site.cluster.nodes];
  const draw = () => nodes.splice(chance.below(nodes.length), 1)[0];
  return Promise.all(
    kinds.map(async (kind) => {
      const began = Date.now();
      await runDisturbance(kind, site, draw, durations);
      return { kind, began, ended: Date.now() };
    }),
  );
}

async function runDisturbance(
  kind: Disturbance,
  { cluster: { nodes }, database }: Site,
  draw: () => Node | undefined,
  durations: DisturbanceDurations,
): Promise<void> {
  if (kind === "database") return database.restart(durations.downMs);
  if (kind === "bus") return whileDisturbed(nodes, durations);
  if (kind === "rolling") {
    for (const { service } of nodes) await service.restart();
    return undefined;
  }
  const node = draw();
  if (node === undefined) throw new Error(`there is no node for ${kind}`);
  return NODE_DISTURBANCES[kind](node, durations);
}

type NodeDisturbance = (node: Node, durations: DisturbanceDurations) => Promise<void>;

/** A disturbance of one node. */
const NODE_DISTURBANCES: {
  readonly [Kind in "kill" | "freeze" | "cut" | "slow" | "silence"]: NodeDisturbance;
} = {
  kill: ({ service }, { downMs }) => service.kill(downMs),
  freeze: ({ service }, { frozenMs }) => service.freeze(frozenMs),
  async cut({ databaseProxy }, { disturbedMs }) {
    databaseProxy.cut();
    await sleep(disturbedMs);
    databaseProxy.restore();
  },
  async slow({ databaseProxy }, { disturbedMs, delayMs }) {
    databaseProxy.delay = delayMs;
    await sleep(disturbedMs);
    databaseProxy.restore();
  },
  async silence({ databaseProxy }, { frozenMs }) {
    databaseProxy.silence();
    await sleep(frozenMs);
    databaseProxy.restore();
  },
};

async function whileDisturbed(
  nodes: readonly Node[],
  { disturbedMs }: DisturbanceDurations,
): Promise<void> {
  for (const { busProxy } of nodes) busProxy?.cut();
  await sleep(disturbedMs);
  for (const { busProxy } of nodes) busProxy?.restore();
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
