/** Many sockets in their own process, which only receive. */
import { once } from "node:events";
import { WebSocket } from "ws";

export type CrowdOrder =
  /** Spreads this many sockets over the tables. */
  | {
      readonly do: "connect";
      readonly port: number;
      readonly tables: readonly CrowdTable[];
      readonly sockets: number;
    }
  /** Waits until every socket has received something, or for this many seconds. */
  | { readonly do: "listen"; readonly patience: number }
  | { readonly do: "leave" };

/** A table, and the cookies of its players if the sockets are theirs. */
export interface CrowdTable {
  readonly id: string;
  readonly cookies: readonly string[];
}

/** The number of sockets that were accepted and received the state of their table. */
export interface Connected {
  readonly connected: number;
}

/** The sockets that received a move: their table, and when. */
export interface ReceivedMoves {
  readonly received: readonly (readonly [table: string, at: number])[];
}

/** The number of sockets that are opened at the same time. */
const CONCURRENT_SOCKETS = 50;
const ENTRIES = '{"kind":"entries"';

interface Follower {
  readonly table: string;
  readonly socket: WebSocket;
}

let followers: readonly Follower[] = [];

process.on("message", (order: CrowdOrder) => {
  onOrder(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      throw error;
    },
  );
});
process.on("disconnect", () => process.exit());

async function onOrder(order: CrowdOrder): Promise<Connected | ReceivedMoves | readonly number[]> {
  if (order.do === "connect") return connect(order);
  if (order.do === "listen") return listen(order.patience);
  return Promise.all(followers.map(leave));
}

async function connect({
  port,
  tables,
  sockets,
}: Extract<CrowdOrder, { readonly do: "connect" }>): Promise<Connected> {
  const came: Follower[] = [];
  while (came.length < sockets) {
    const next = Array.from(
      { length: Math.min(CONCURRENT_SOCKETS, sockets - came.length) },
      (_, index) => {
        const number = came.length + index;
        const { id = "", cookies = [] } = tables[number % tables.length] ?? {};
        return follow(port, id, cookies[Math.floor(number / tables.length) % cookies.length]);
      },
    );
    came.push(...(await Promise.all(next)));
  }
  followers = came;
  return { connected: came.length };
}

/** Resolves when the state of the table was received. */
async function follow(port: number, table: string, cookie?: string): Promise<Follower> {
  const url = `ws://127.0.0.1:${port}/api/tables/${table}/socket`;
  const headers = cookie === undefined ? {} : { cookie };
  const socket = new WebSocket(url, { perMessageDeflate: false, headers });
  await once(socket, "open");
  const received = nextEntries(socket);
  socket.send('{"command":"hello"}');
  await received;
  return { table, socket };
}

async function listen(timeoutMs: number): Promise<ReceivedMoves> {
  const received: [string, number][] = [];
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, 1000 * timeoutMs).unref();
  });
  const everybody = followers.map(async ({ table, socket }) => {
    await nextEntries(socket);
    received.push([table, Date.now()]);
  });
  await Promise.race([Promise.all(everybody), late]);
  return { received: [...received] };
}

function nextEntries(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const onMessage = (data: Buffer): void => {
      if (data.subarray(0, ENTRIES.length).toString() !== ENTRIES) return;
      socket.off("message", onMessage);
      resolve();
    };
    socket.on("message", onMessage);
  });
}

/** The close code. */
async function leave({ socket }: Follower): Promise<number> {
  if (socket.readyState !== socket.OPEN) return NaN;
  const closed = once(socket, "close");
  socket.close(1000);
  const [code] = (await closed) as [number];
  return code;
}
