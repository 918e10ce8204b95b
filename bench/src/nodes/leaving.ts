import { Service } from "../../../apps/server/trials/service.ts";
import { Connection } from "../../../apps/web/src/online/connection.ts";
import { socketUrl } from "../../../apps/web/src/online/server.ts";
import { figure, type Figure } from "../figures.ts";
import { quantile } from "../measuring.ts";
import { begin, guests } from "../server/tables.ts";
import { duels } from "../server/written-games.ts";

/** How a node disappears: it freezes without closing its connections, it is killed, or it shuts down. */
const WAYS = {
  stopped: (node: Service) => void node.freeze(60_000),
  killed: (node: Service) => void node.end(),
  restarted: (node: Service) => void node.end("SIGTERM"),
} as const;

/** Milliseconds without activity before the node disappears. */
const REST = 2000;

/**
 * Connections of the web app to a node that disappears: how long until another node has sent them the state of the
 * table.
 */
export async function left(database: string, watchers: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [way, go] of Object.entries(WAYS)) {
    const times = await timesUntilBack(database, watchers, go);
    for (const [name, share] of Object.entries({ p50: 0.5, p99: 0.99, max: 1 })) {
      const note = `until all ${watchers} spectators are connected to another node, chosen by the load balancer`;
      figures.push(figure(`nodes.${way}.back.${name}ms`, quantile(times, share), "ms", note));
    }
  }
  return figures;
}

async function timesUntilBack(
  database: string,
  watchers: number,
  go: (node: Service) => void,
): Promise<readonly number[]> {
  const [leaving, staying] = [new Service(database), new Service(database)];
  const nodes = [leaving, staying];
  for (const node of nodes) await node.start();
  const [script] = duels(1, 20);
  if (script === undefined) throw new Error("there is no game");
  const { id } = await begin(await guests(await staying.address(), 2), script, 20);
  const all = Array.from({ length: watchers }, () => new Watcher(nodes, id));
  try {
    await Promise.all(all.map((watcher) => watcher.next()));
    await new Promise((resolve) => setTimeout(resolve, REST));
    // On a busy machine, a client may have switched to another node before.
    const back = all.flatMap((watcher) => (watcher.at === leaving ? [watcher.next()] : []));
    const began = performance.now();
    go(leaving);
    return await Promise.all(back.map(async (at) => (await at) - began));
  } finally {
    for (const watcher of all) watcher.leave();
    for (const node of nodes) await node.end();
  }
}

/** A client that watches a table: on the first node at first, then on the node that a load balancer would choose. */
class Watcher {
  at: Service | undefined;
  readonly #connection: Connection;
  #heard = Promise.withResolvers<number>();

  constructor([first, ...others]: readonly Service[], table: string) {
    let led = first;
    let opened: Service | undefined;
    this.#connection = new Connection({
      openSocket: () => {
        const socket = new WebSocket(socketUrl(led?.url ?? "", table));
        opened = led;
        led = others[0];
        return socket;
      },
      wantsViews: true,
      known: () => 0,
      hear() {},
      resume: () => {
        this.at = opened;
        this.#heard.resolve(performance.now());
      },
      giveUp() {},
      attention: () => "close",
      now: () => performance.now(),
    });
  }

  /** Resolves when a node has sent the state of the table. */
  async next(): Promise<number> {
    const at = await this.#heard.promise;
    this.#heard = Promise.withResolvers();
    return at;
  }

  leave(): void {
    this.#connection.close();
  }
}
