/** The people of a site, in their own process: they play recorded games, watch, wait, open the lobby, come and go. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "../../../apps/server/test/support/client.ts";
import { sendRequest } from "../../../apps/server/test/support/send-request.ts";
import { serveCalls } from "../server/helper-process.ts";
import { zimbabweGames, type RecordedGame } from "../server/recorded-games.ts";
import { TableSocket } from "../server/table-socket.ts";
import { createGuests, startTable, type Table } from "../server/tables.ts";
import { PLAYERS_PER_TABLE, type Rates, type Traffic } from "./traffic.ts";

/** The number of moves of the shortest game, and how many of them are made before the day begins. */
const MIN_MOVES = 180;
const MOVES_BEFORE = 40;
/** The number of tables that are created at the same time. */
const CONCURRENT_TABLES = 20;
/** Tables in the lobby that wait for people: a page of the list. */
const OPEN_TABLES = 20;

/** A table whose people play a recorded game while they are connected. */
interface PlayedTable {
  readonly table: Table;
  readonly recorded: RecordedGame;
  made: number;
  sockets: readonly TableSocket[];
}

/** How often each thing happened. */
type Counts = { -readonly [thing in keyof Rates]: number };

let url = "";
let played: readonly PlayedTable[] = [];
let quiet: readonly Table[] = [];
let spectators: readonly TableSocket[] = [];
let waiting: readonly TableSocket[] = [];
let happened = nothing();
let latencies: number[] = [];
/** Bytes that were sent over sockets that are closed, or as answers to requests. */
let sentElsewhere = 0;
let countedBefore = 0;

function nothing(): Counts {
  return { moves: 0, pings: 0, lists: 0, arrivals: 0 };
}

const functions = {
  /** Creates the tables of this traffic. Nobody is connected yet. */
  async createTables({ port, traffic }: { readonly port: number; readonly traffic: Traffic }) {
    url = `http://127.0.0.1:${port}`;
    const people = await createGuests(url, traffic.players);
    const seated = (n: number) => people.slice(PLAYERS_PER_TABLE * n, PLAYERS_PER_TABLE * (n + 1));
    const games = zimbabweGames(traffic.tables, PLAYERS_PER_TABLE, MIN_MOVES);
    played = await inGroups(games, async (recorded, n) => {
      const table = await startTable(seated(n), recorded, MOVES_BEFORE);
      return { table, recorded, made: MOVES_BEFORE, sockets: [] };
    });
    const [some] = games;
    if (some === undefined) throw new Error("there are no tables");
    quiet = await inGroups(Array.from({ length: traffic.waiting }), (_, n) =>
      startTable(seated(n % games.length), some, MOVES_BEFORE),
    );
    await inGroups(people.slice(0, OPEN_TABLES), (owner) =>
      owner.createTable({
        game: some.game,
        seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
        visibility: "public",
      }),
    );
  },

  /** Has the server load the tables of this traffic, without a connection. */
  async loadTables(traffic: Traffic): Promise<void> {
    const live = played.slice(0, traffic.tables).map(({ table }) => table);
    await inGroups([...live, ...quiet.slice(0, traffic.waiting)], async ({ id, people }) =>
      people[0]?.info(id),
    );
  },

  /** Connects and disconnects people until as many are there as this traffic has. */
  async connect(traffic: Traffic): Promise<void> {
    for (const [n, one] of played.entries()) {
      one.sockets = await resized(one.sockets, n < traffic.tables ? PLAYERS_PER_TABLE : 0, (seat) =>
        follow(one.table, seat),
      );
    }
    spectators = await resized(spectators, traffic.spectators, watch);
    waiting = await resized(waiting, traffic.waiting, (n) => follow(quiet[n], 0));
  },

  /** Everything happens at these rates, evenly spaced, for this many seconds. */
  async run({ rates, seconds }: { readonly rates: Rates; readonly seconds: number }) {
    const inUse = played.filter(({ sockets }) => sockets.length > 0);
    const actions: { readonly [thing in keyof Rates]: (n: number) => Promise<void> | void } = {
      moves: (n) => makeMove(inUse[n % inUse.length]),
      pings: (n) => {
        const sockets = openSockets();
        sockets[n % sockets.length]?.ping();
      },
      lists: loadLobby,
      arrivals: replaceSpectator,
    };
    await Promise.all(
      (Object.keys(actions) as (keyof Rates)[]).map((thing) =>
        repeat(rates[thing], seconds, async (n) => {
          await actions[thing](n);
          happened[thing] += 1;
        }),
      ),
    );
  },

  /** What happened since the last call, the milliseconds until each move was acknowledged, and the bytes sent by the server. */
  takeCounters() {
    const total = sentElsewhere + openSockets().reduce((sum, { received }) => sum + received, 0);
    const taken = { happened, latencies, sent: total - countedBefore };
    [happened, latencies, countedBefore] = [nothing(), [], total];
    return taken;
  },
};

export type SiteClients = typeof functions;

serveCalls(functions);

function openSockets(): readonly TableSocket[] {
  return [...played.flatMap(({ sockets }) => sockets), ...spectators, ...waiting];
}

/** The next move of a recorded game. A game that is over counts as a quiet table. */
async function makeMove(one: PlayedTable | undefined): Promise<void> {
  const [actor, move] = one?.recorded.moves[one.made] ?? [];
  if (one === undefined || typeof actor !== "number") throw new Error("a game is over");
  const key = `move-${one.made++}`;
  const sent = performance.now();
  await one.sockets[actor]?.command({ command: "move", key, move });
  latencies.push(performance.now() - sent);
}

async function loadLobby(): Promise<void> {
  const { status, text } = await sendRequest(`${url}/api/tables?status=open&limit=${OPEN_TABLES}`, {
    method: "GET",
    headers: {},
  });
  if (status !== 200) throw new Error(`the lobby answers ${status}`);
  sentElsewhere += text.length;
}

/** Somebody new watches a table, and somebody else leaves. */
async function replaceSpectator(n: number): Promise<void> {
  const came = await watch(n);
  const [left, ...others] = spectators;
  spectators = [...others, came];
  if (left !== undefined) await leave(left);
}

async function watch(n: number): Promise<TableSocket> {
  const inUse = played.filter(({ sockets }) => sockets.length > 0);
  const table = inUse[n % inUse.length]?.table;
  if (table === undefined) throw new Error("there is nothing to watch");
  return TableSocket.open(await Client.guest(url, `Spectator ${n}`), table.id);
}

function follow(table: Table | undefined, seat: number): Promise<TableSocket> {
  const person = table?.people[seat];
  if (table === undefined || person === undefined) throw new Error("nobody sits there");
  return TableSocket.open(person, table.id);
}

async function leave(socket: TableSocket): Promise<void> {
  await socket.close();
  sentElsewhere += socket.received;
}

/** Opens or closes sockets until there are this many. */
async function resized(
  sockets: readonly TableSocket[],
  count: number,
  open: (n: number) => Promise<TableSocket>,
): Promise<readonly TableSocket[]> {
  await Promise.all(sockets.slice(count).map(leave));
  const more = Array.from({ length: Math.max(0, count - sockets.length) });
  const opened = await inGroups(more, (_, n) => open(sockets.length + n));
  return [...sockets.slice(0, count), ...opened];
}

/** Does something this often in a second, at fixed times. */
async function repeat(
  perSecond: number,
  seconds: number,
  action: (n: number) => Promise<void>,
): Promise<void> {
  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    await sleep(Math.max(0, start + (1000 * n) / perSecond - performance.now()));
    running.push(action(n));
  }
  await Promise.all(running);
  await sleep(Math.max(0, start + 1000 * seconds - performance.now()));
}

/** Runs a task for each item, a few at the same time, and returns the results in order. */
async function inGroups<T, R>(
  items: readonly T[],
  task: (item: T, n: number) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  while (results.length < items.length) {
    const from = results.length;
    const group = items.slice(from, from + CONCURRENT_TABLES);
    results.push(...(await Promise.all(group.map((item, n) => task(item, from + n)))));
  }
  return results;
}
