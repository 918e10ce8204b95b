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
  "hush",
  "bus",
  "rolling",
] as const;
export type Disturbance = (typeof DISTURBANCES)[number];

/** The interval of a disturbance. */
export interface Trouble {
  readonly kind: Disturbance;
  readonly began: number;
  readonly ended: number;
}

/** Milliseconds that disturbances last. */
export interface Lengths {
  /** Until a killed process or the database is restarted. */
  readonly gone: number;
  /** For which a node is suspended, or gets nothing from the database. */
  readonly frozen: number;
  /** For which a connection is cut or slow. */
  readonly spoilt: number;
  /** The delay of a slow connection. */
  readonly delay: number;
}

/** All disturbances in some order, and then all in another. */
export function drawn(
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
export function befall(
  kinds: readonly Disturbance[],
  site: Site,
  chance: Dice,
  lengths: Lengths,
): Promise<readonly Trouble[]> {
  const nodes = [...site.cluster.nodes];
  const draw = () => nodes.splice(chance.below(nodes.length), 1)[0];
  return Promise.all(
    kinds.map(async (kind) => {
      const began = Date.now();
      await happen(kind, site, draw, lengths);
      return { kind, began, ended: Date.now() };
    }),
  );
}

async function happen(
  kind: Disturbance,
  { cluster: { nodes }, database }: Site,
  draw: () => Node | undefined,
  lengths: Lengths,
): Promise<void> {
  if (kind === "database") return database.restart(lengths.gone);
  if (kind === "bus") return whileSpoilt(nodes, lengths);
  if (kind === "rolling") {
    for (const { service } of nodes) await service.restart();
    return undefined;
  }
  const node = draw();
  if (node === undefined) throw new Error(`there is no node for ${kind}`);
  return HARMS[kind](node, lengths);
}

type Harm = (node: Node, lengths: Lengths) => Promise<void>;

/** A disturbance of one node. */
const HARMS: { readonly [Kind in "kill" | "freeze" | "cut" | "slow" | "hush"]: Harm } = {
  kill: ({ service }, { gone }) => service.kill(gone),
  freeze: ({ service }, { frozen }) => service.freeze(frozen),
  async cut({ line }, { spoilt }) {
    line.cut();
    await passed(spoilt);
    line.mend();
  },
  async slow({ line }, { spoilt, delay }) {
    line.delay = delay;
    await passed(spoilt);
    line.mend();
  },
  async hush({ line }, { frozen }) {
    line.hush();
    await passed(frozen);
    line.mend();
  },
};

async function whileSpoilt(nodes: readonly Node[], { spoilt }: Lengths): Promise<void> {
  for (const { wire } of nodes) wire?.cut();
  await passed(spoilt);
  for (const { wire } of nodes) wire?.mend();
}

const passed = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
