import type { Dice } from "@sofala/engine";
import type { PostgresServer } from "../../../../scripts/src/postgres-server.ts";
import type { Cluster, Node } from "./cluster.ts";

/** What can befall a site. */
export const MISHAPS = [
  "kill",
  "freeze",
  "database",
  "cut",
  "slow",
  "hush",
  "bus",
  "rolling",
] as const;
export type Mishap = (typeof MISHAPS)[number];

/** A time in which something was wrong. */
export interface Trouble {
  readonly kind: Mishap;
  readonly began: number;
  readonly ended: number;
}

/** Milliseconds that mishaps last. */
export interface Lengths {
  /** Until what was killed, or the database, is started again. */
  readonly gone: number;
  /** For which a node is stopped. */
  readonly frozen: number;
  /** For which a line is spoilt. */
  readonly spoilt: number;
  /** By which a slow line holds everything back. */
  readonly delay: number;
}

/** All mishaps in some order, and then all in another. */
export function drawn(chance: Dice, among: readonly Mishap[], count: number): readonly Mishap[] {
  const all: Mishap[] = [];
  while (all.length < count) {
    const left = [...among];
    while (left.length > 0) all.push(...left.splice(chance.below(left.length), 1));
  }
  return all.slice(0, count);
}

/** Lets something befall a site, until it is over. */
export async function befall(
  kind: Mishap,
  site: { readonly cluster: Cluster; readonly database: PostgresServer },
  chance: Dice,
  lengths: Lengths,
): Promise<Trouble> {
  const { nodes } = site.cluster;
  const node = nodes[chance.below(nodes.length)];
  if (node === undefined) throw new Error("there is no node");
  const began = Date.now();
  if (kind === "database") await site.database.restart(lengths.gone);
  else if (kind === "bus") await whileSpoilt(nodes, lengths);
  else if (kind === "rolling") for (const { service } of nodes) await service.restart();
  else await HARMS[kind](node, lengths);
  return { kind, began, ended: Date.now() };
}

type Harm = (node: Node, lengths: Lengths) => Promise<void>;

/** What befalls one node. */
const HARMS: { readonly [Kind in "kill" | "freeze" | "cut" | "slow" | "hush"]: Harm } = {
  kill: ({ service }, { gone }) => service.kill(gone),
  async freeze({ service }, { frozen }) {
    service.signal("SIGSTOP");
    await passed(frozen);
    service.signal("SIGCONT");
  },
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
  async hush({ line }, { spoilt }) {
    line.hush();
    await passed(spoilt);
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
