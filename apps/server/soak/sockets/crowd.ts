/** Many sockets in a process of their own, which listen and say nothing. */
import { once } from "node:events";
import { WebSocket } from "ws";

export type CrowdOrder =
  /** Spreads so many sockets over the tables. */
  | {
      readonly do: "connect";
      readonly port: number;
      readonly tables: readonly string[];
      readonly sockets: number;
    }
  /** Waits until everybody was told something, or so many seconds. */
  | { readonly do: "listen"; readonly patience: number }
  | { readonly do: "leave" };

/** How many were let in and told how their table stands. */
export interface Connected {
  readonly connected: number;
}

/** Who was told of a move: their table, and when. */
export interface Told {
  readonly told: readonly (readonly [table: string, at: number])[];
}

/** Sockets that are opened at a time. */
const AT_ONCE = 50;
const ENTRIES = '{"kind":"entries"';

interface Follower {
  readonly table: string;
  readonly socket: WebSocket;
}

let followers: readonly Follower[] = [];

process.on("message", (order: CrowdOrder) => {
  obey(order).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      throw error;
    },
  );
});
process.on("disconnect", () => process.exit());

async function obey(order: CrowdOrder): Promise<Connected | Told | readonly number[]> {
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
    const next = Array.from({ length: Math.min(AT_ONCE, sockets - came.length) }, (_, index) =>
      follow(port, tables[(came.length + index) % tables.length] ?? ""),
    );
    came.push(...(await Promise.all(next)));
  }
  followers = came;
  return { connected: came.length };
}

/** Resolves when the table has told how it stands. */
async function follow(port: number, table: string): Promise<Follower> {
  const url = `ws://127.0.0.1:${port}/api/tables/${table}/socket`;
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await once(socket, "open");
  const told = nextEntries(socket);
  socket.send('{"command":"hello"}');
  await told;
  return { table, socket };
}

async function listen(patience: number): Promise<Told> {
  const told: [string, number][] = [];
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, 1000 * patience).unref();
  });
  const everybody = followers.map(async ({ table, socket }) => {
    await nextEntries(socket);
    told.push([table, Date.now()]);
  });
  await Promise.race([Promise.all(everybody), late]);
  return { told: [...told] };
}

function nextEntries(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const hear = (data: Buffer): void => {
      if (data.subarray(0, ENTRIES.length).toString() !== ENTRIES) return;
      socket.off("message", hear);
      resolve();
    };
    socket.on("message", hear);
  });
}

/** The code with which it was closed. */
async function leave({ socket }: Follower): Promise<number> {
  if (socket.readyState !== socket.OPEN) return NaN;
  const closed = once(socket, "close");
  socket.close(1000);
  const [code] = (await closed) as [number];
  return code;
}
