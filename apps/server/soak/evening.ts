/**
 * `npm run soak -- evening [--minutes N] [--people N] [--tables N] [--seed TEXT]`: people play, chat and watch at a
 * server's tables, at the pace of people. Server and guests are separate processes. It fails if moves take too long, if
 * memory grows, or if something is refused that should not be.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { EveningFigures } from "./evening/figures.ts";
import type { EveningOptions } from "./evening/guests.ts";
import type { Memory } from "./sockets/host.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    people: { type: "string", default: "500" },
    tables: { type: "string", default: "150" },
    seed: { type: "string", default: "evening" },
  },
  strict: false,
});
const MINUTE = 60_000;
/** Milliseconds within which 99 of 100 moves must be acknowledged. */
const MAX_P99_MS = 100;
/** Minutes until everything is warmed up; from then on memory may grow by this factor. */
const WARM_UP_MINUTES = 3;
const MAX_GROWTH = 1.5;

const folder = mkdtempSync(join(tmpdir(), "sofala-evening-"));
const host = start("sockets/host.ts", folder);
const guests = start("evening/guests.ts");
try {
  await runEvening(Number(values.minutes));
} finally {
  for (const child of [guests, host]) child.disconnect();
  await once(host, "exit");
  rmSync(folder, { recursive: true, force: true });
}

async function runEvening(minutes: number): Promise<void> {
  const url = `http://127.0.0.1:${await received<number>(host)}`;
  const invitation: EveningOptions = {
    url,
    people: Number(values.people),
    tables: Number(values.tables),
    seed: String(values.seed),
  };
  const came = performance.now();
  await sendMessage(guests, invitation);
  await sendMessage<EveningFigures>(guests, "figures");
  print(
    `${invitation.people} people at ${invitation.tables} tables, after ${((performance.now() - came) / 1000).toFixed(1)} s`,
  );
  const waits: number[] = [];
  const heaps: number[] = [];
  let [games, faults] = [0, 0];
  for (let minute = 1; minute <= minutes; minute++) {
    await new Promise((resolve) => setTimeout(resolve, MINUTE));
    const seen = await sendMessage<EveningFigures>(guests, "figures");
    const { heap, resident } = await sendMessage<Memory>(host, "memory");
    waits.push(...seen.waits);
    heaps.push(heap);
    games += seen.games;
    faults += seen.faults.length;
    print(
      [
        `minute ${minute}: ${seen.moves} moves`,
        `p50 ${quantile(seen.waits, 0.5)} ms, p99 ${quantile(seen.waits, 0.99)} ms`,
        `${seen.messagesSent} messages sent and ${seen.messagesReceived} received`,
        `${seen.games} games ended, ${seen.refused} refused`,
        `heap ${mebibytes(heap)}, resident ${mebibytes(resident)}`,
      ].join("; "),
    );
    for (const fault of new Set(seen.faults)) console.error(fault);
  }
  waits.sort((a, b) => a - b);
  const p99 = quantile(waits, 0.99);
  const warmAt = Math.min(WARM_UP_MINUTES, heaps.length);
  const [warm = 0, last = 0] = [heaps[warmAt - 1], heaps.at(-1)];
  print(
    `total: ${waits.length} moves, p50 ${quantile(waits, 0.5)} ms, p99 ${p99} ms; ${games} games; heap ${mebibytes(warm)} after ${warmAt} minutes, ${mebibytes(last)} at the end; ${faults} faults`,
  );
  if (p99 >= MAX_P99_MS || last > MAX_GROWTH * warm || faults > 0 || waits.length === 0)
    process.exitCode = 1;
}

function start(script: string, ...args: readonly string[]): ChildProcess {
  const execArgv = [...process.execArgv, "--expose-gc"];
  return fork(join(import.meta.dirname, script), args, { execArgv });
}

async function received<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, "message")) as [T];
  return message;
}

function sendMessage<T>(
  child: ChildProcess,
  message: EveningOptions | "figures" | "memory",
): Promise<T> {
  const answer = received<T>(child);
  child.send(message);
  return answer;
}

/** A quantile of sorted milliseconds. */
function quantile(sorted: readonly number[], part: number): number {
  return Math.round((sorted[Math.ceil(part * sorted.length) - 1] ?? NaN) * 10) / 10;
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 2 ** 20)} MiB`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
