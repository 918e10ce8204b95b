import { Service } from "../../../apps/server/trials/service.ts";
import { Connection } from "../../../apps/web/src/online/connection.ts";
import { socketUrl } from "../../../apps/web/src/online/api-client.ts";
import { figure, type Figure } from "../figures.ts";
import { quantile } from "../measuring.ts";
import { startTable, createGuests } from "../server/tables.ts";
import { zimbabweGames } from "../server/recorded-games.ts";

/** How a node disappears: it freezes without closing its connections, it is killed, or it shuts down. */
const FAILURES = {
  stopped: (node: Service) => void node.freeze(60_000),
  killed: (node: Service) => void node.end(),
  restarted: (node: Service) => void node.end("SIGTERM"),
} as const;

/** Milliseconds without activity before the node disappears. */
const REST_MS = 2000;

/**
 * Connections of the web app to a node that disappears: how long until another node has sent them the state of the
 * table.
 */
export async function measureSwitches(
  database: string,
  watchers: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [way, go] of Object.entries(FAILURES)) {
    const times = await switchTimes(database, watchers, go);
    for (const [name, share] of Object.entries({ p50: 0.5, p99: 0.99, max: 1 })) {
      const note = `until all ${watchers} spectators are connected to another node, chosen by the load balancer`;
      figures.push(figure(`nodes.${way}.back.${name}ms`, quantile(times, share), "ms", note));
    }
  }
  return figures;
}

async function switchTimes(
  database: string,
  watchers: number,
  go: (node: Service) => void,
): Promise<readonly number[]> {
  const [leaving, staying] = [new Service(database), new Service(database)];
  const nodes = [leaving, staying];
  for (const node of nodes) await node.start();
  const [script] = zimbabweGames(1, 2, 20);
  if (script === undefined) throw new Error("there is no game");
  const { id } = await startTable(await createGuests(await staying.address(), 2), script, 20);
  const all = Array.from({ length: watchers }, () => new SpectatorClient(nodes, id));
  try {
    await Promise.all(all.map((watcher) => watcher.nextSnapshot()));
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    // On a busy machine, a client may have switched to another node before.
    const back = all.flatMap((watcher) =>
      watcher.node === leaving ? [watcher.nextSnapshot()] : [],
    );
    const began = performance.now();
    go(leaving);
    return await Promise.all(back.map(async (at) => (await at) - began));
  } finally {
    for (const watcher of all) watcher.close();
    for (const node of nodes) await node.end();
  }
}

/** A client that watches a table: on the first node at first, then on the node that a load balancer would choose. */
class SpectatorClient {
  node: Service | undefined;
  readonly #connection: Connection;
  #resumed = Promise.withResolvers<number>();

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
      entryCount: () => 0,
      onMessage() {},
      onReady: () => {
        this.node = opened;
        this.#resumed.resolve(performance.now());
      },
      onFatal() {},
      attention: () => "close",
      now: () => performance.now(),
    });
  }

  /** Resolves when a node has sent the state of the table. */
  async nextSnapshot(): Promise<number> {
    const at = await this.#resumed.promise;
    this.#resumed = Promise.withResolvers();
    return at;
  }

  close(): void {
    this.#connection.close();
  }
}
