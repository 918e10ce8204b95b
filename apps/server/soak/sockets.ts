/**
 * `npm run soak -- sockets [--sockets N] [--tables N]`: opens many idle sockets, makes one move at each of their
 * tables, which must reach all of them, and closes them. Server and sockets are separate processes.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startTable, playOne, type TestTable } from "../test/support/tables.ts";
import type { Connected, CrowdOrder, ReceivedMoves } from "./sockets/crowd.ts";
import type { Memory } from "./sockets/host.ts";

const { values } = parseArgs({
  options: {
    sockets: { type: "string", default: "10000" },
    tables: { type: "string", default: "100" },
  },
});
const SOCKETS = Number(values.sockets);
const TABLES = Number(values.tables);
/** The number of processes that hold the sockets. */
const CROWDS = 2;
/** Seconds within which a move must reach everybody, or all sockets must be closed. */
const TIMEOUT_SECONDS = 60;

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
  for (let n = 0; n < TABLES; n++) tables.push(await startTable({ url }, 2));
  const ids = tables.map(({ id }) => id);
  const empty = await sendMessage<Memory>(host, "memory");

  const share = SOCKETS / CROWDS;
  const came = performance.now();
  const connected = await all<Connected>({ do: "connect", port, tables: ids, sockets: share });
  const count = connected.reduce((sum, each) => sum + each.connected, 0);
  const full = await sendMessage<Memory>(host, "memory");
  print(`${count} sockets at ${TABLES} tables, connected in ${seconds(came)}`);
  print(`${mebibytes(empty.resident)} resident before, ${mebibytes(full.resident)} with them:`);
  print(
    `${kibibytes(full.resident - empty.resident)} a socket, ${kibibytes(full.heap - empty.heap)} of it on the heap`,
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
    count === SOCKETS && receivedMoves.length === SOCKETS && unclean === 0 && open === 0;
  if (!isSound) process.exitCode = 1;
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

function sendMessage<T>(child: ChildProcess, message: CrowdOrder | "memory"): Promise<T> {
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
