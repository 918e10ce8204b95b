/**
 * `npm run soak -- sockets [--sockets N] [--tables N] [--players]`: opens many idle sockets, makes one move at each of
 * their tables, which must reach all of them, and closes them. Server and sockets are separate processes. They are the
 * sockets of spectators at new games; with `--players`, of the two players of each table, who have made 70 moves. The
 * server needs some more file descriptors than sockets (`ulimit -n`).
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createFromRecord, cutAt, golden } from "../test/support/golden-records.ts";
import { startTable, playOne, type TestTable } from "../test/support/tables.ts";
import type { Connected, CrowdOrder, CrowdTable, ReceivedMoves } from "./sockets/crowd.ts";
import type { HostQuestion, Memory } from "./sockets/host.ts";

const { values } = parseArgs({
  options: {
    sockets: { type: "string", default: "10000" },
    tables: { type: "string" },
    players: { type: "boolean", default: false },
  },
});
const SOCKETS = Number(values.sockets);
const TABLES = Number(values.tables ?? (values.players ? SOCKETS / 2 : 100));
/** How much memory the server may take, with up to 20,000 sockets. */
const MAX_RESIDENT_MIB = 800;
/** After this time without a move, tables take less memory. */
const IDLE_MS = 120_000;
/** The number of processes that hold the sockets. */
const CROWDS = 2;
/** Seconds within which a move must reach everybody, or all sockets must be closed. */
const TIMEOUT_SECONDS = 60 + TABLES / 20;

const folder = mkdtempSync(join(tmpdir(), "sofala-sockets-"));
const host = start("host.ts", folder);
const crowds = Array.from({ length: CROWDS }, () => start("crowd.ts"));
try {
  await soak();
} finally {
  for (const child of [host, ...crowds]) child.disconnect();
  rmSync(folder, { recursive: true, force: true });
}

async function soak(): Promise<void> {
  const port = await received<number>(host);
  const url = `http://127.0.0.1:${port}`;
  const tables: TestTable[] = [];
  for (let n = 0; n < TABLES; n++) tables.push(await newTable(url));
  const places = tables.map(({ id, people }): CrowdTable => ({
    id,
    cookies: values.players ? people.map(({ cookie = "" }) => cookie) : [],
  }));
  const empty = await sendMessage<Memory>(host, "memory");

  const share = SOCKETS / CROWDS;
  const came = performance.now();
  const connected = await all<Connected>({ do: "connect", port, tables: places, sockets: share });
  const count = connected.reduce((sum, each) => sum + each.connected, 0);
  const full = await sendMessage<Memory>(host, "memory");
  print(`${count} sockets at ${TABLES} tables, connected in ${seconds(came)}`);
  print(`${mebibytes(empty.resident)} resident before, ${mebibytes(full.resident)} with them:`);
  print(
    `${kibibytes(full.resident - empty.resident)} a socket, ${kibibytes(full.heap - empty.heap)} of it on the heap`,
  );

  await sendMessage<Memory>(host, { setClock: IDLE_MS });
  // The server looks for idle tables every second.
  await sleep(3000);
  const idle = await sendMessage<Memory>(host, "least-memory");
  print(
    `later ${mebibytes(idle.resident)} resident, ${kibibytes(idle.heap - empty.heap)} a socket on the heap`,
  );

  const waiting = all<ReceivedMoves>({ do: "listen", patience: TIMEOUT_SECONDS });
  const sent = new Map<string, number>();
  const moved = performance.now();
  for (const table of tables) {
    sent.set(table.id, Date.now());
    await playOne(table);
  }
  print(`a move at each of ${TABLES} tables, acknowledged in ${seconds(moved)}`);
  const receivedMoves = (await waiting).flatMap((each) => each.received);
  const delays = receivedMoves.map(([id, at]) => at - (sent.get(id) ?? 0)).sort((a, b) => a - b);
  const delay = (part: number) => delays[Math.ceil(part * delays.length) - 1] ?? NaN;
  print(
    `${receivedMoves.length} received the move: p50 ${delay(0.5)} ms, p99 ${delay(0.99)} ms, the last ${delay(1)} ms after it was sent`,
  );

  const left = performance.now();
  const ends = (await all<readonly number[]>({ do: "leave" })).flat();
  const unclean = ends.filter((code) => code !== 1000).length;
  const open = await socketsLeftAt(url);
  print(`all closed in ${seconds(left)}, ${unclean} of them not cleanly; ${open} are still open`);
  const after = await sendMessage<Memory>(host, "memory");
  print(
    `${mebibytes(after.resident)} resident afterwards, ${mebibytes(after.heap)} on the heap (${mebibytes(empty.heap)} at first)`,
  );
  const isSound =
    count === SOCKETS &&
    receivedMoves.length === SOCKETS &&
    unclean === 0 &&
    open === 0 &&
    idle.resident < MAX_RESIDENT_MIB * 2 ** 20;
  if (!isSound) process.exitCode = 1;
}

function newTable(url: string): Promise<TestTable> {
  return values.players
    ? createFromRecord({ url }, cutAt(golden("zimbabwe", "victory-2-players"), 70))
    : startTable({ url }, 2);
}

/** The number of open sockets by the server's count, once it is zero or the time is up. */
async function socketsLeftAt(url: string): Promise<number> {
  for (const end = performance.now() + 1000 * TIMEOUT_SECONDS; ;) {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const open = Number(/^sofala_sockets (?<count>\d+)$/mu.exec(metrics)?.groups?.["count"]);
    if (open === 0 || performance.now() > end) return open;
  }
}

function start(script: string, ...args: readonly string[]): ChildProcess {
  const execArgv = [...process.execArgv, "--expose-gc"];
  return fork(join(import.meta.dirname, "sockets", script), args, { execArgv });
}

/** The next message of a process. */
async function received<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, "message")) as [T];
  return message;
}

function sendMessage<T>(child: ChildProcess, message: CrowdOrder | HostQuestion): Promise<T> {
  const answer = received<T>(child);
  child.send(message);
  return answer;
}

/** Sends the same message to all crowds. */
function all<T>(order: CrowdOrder): Promise<readonly T[]> {
  return Promise.all(crowds.map((crowd) => sendMessage<T>(crowd, order)));
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`;
}

/** Per socket. */
function kibibytes(bytes: number): string {
  return `${(bytes / SOCKETS / 2 ** 10).toFixed(1)} KiB`;
}
