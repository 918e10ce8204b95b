import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../../src/config.ts";
import type { Memory } from "../../sockets/host.ts";
import type { Figures, Question } from "./honest-players.ts";
import { Visitor } from "./visitor.ts";

/** The address from which attackers come. */
const ATTACKER = "203.0.113.66";
let strangers = 100;
/** Tables at which honest players play. */
const TABLES = 6;
/** Milliseconds for which they play alone at first. */
const QUIET = 5000;
/** Milliseconds within which 99 of 100 honest moves are to be acknowledged on a quiet machine. */
const LIMIT = 50;
/** On a slow machine: so many times as long as without an attack. */
const FACTOR = 4;
/** Processes that run here. */
const PROCESSES = 3;

/** The server under attack, with the usual limits, and honest players beside. */
export interface Target {
  readonly url: string;
  readonly port: number;
  /** Somebody whom the server does not know, at an address from which nobody came before. */
  readonly stranger: () => Visitor;
  /** A guest at the attackers' address, or at another one. */
  readonly guest: (name: string, address?: string) => Promise<Visitor>;
  /** Bytes that the server holds, after a garbage collection, which takes a moment. */
  readonly memory: () => Promise<Memory>;
  /** Does one part of the attack and prints how long honest moves took meanwhile. */
  readonly during: (what: string, act: () => Promise<void>) => Promise<void>;
  /** The trial fails; says why. */
  readonly fail: (why: string) => void;
}

/** Starts a server and honest players, attacks, and sets the exit code to 1 if honest players suffer. */
export async function runAttack(
  attack: (target: Target) => Promise<void>,
  settings: Partial<Config> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-attack-"));
  const config: Partial<Config> = { requestsPerMinute: 600, trustProxy: 1, ...settings };
  const host = start("../../sockets/host.ts", folder, JSON.stringify(config));
  const honest = start("honest-players.ts");
  try {
    const port = await heard<number>(host);
    const url = `http://127.0.0.1:${port}`;
    await ask(honest, { url, tables: TABLES });
    // The first games of a new process are slow.
    await sleep(QUIET);
    const { faults } = await ask<Figures>(honest, "figures");
    if (faults.length > 0) throw new Error(faults.join("\n"));
    await sleep(QUIET);
    const quiet = await ask<Figures>(honest, "figures");
    const limit = Math.max(LIMIT, FACTOR * quantile(quiet.waits, 0.99));
    print(`load ${loadavg()[0]?.toFixed(1)}; honest moves must keep p99 under ${round(limit)} ms`);
    print(`without an attack: ${inWords(quiet)}`);
    let longest = 0;
    const memory = async (): Promise<Memory> => {
      const taken = await ask<Memory>(host, "memory");
      longest = Math.max(longest, taken.longest);
      return taken;
    };
    await attack({
      url,
      port,
      stranger: () => new Visitor(url, `203.0.113.${++strangers}`),
      guest: (name, address = ATTACKER) => Visitor.enter(url, address, name),
      memory,
      async during(what, act) {
        const before = await memory();
        longest = 0;
        await ask<Figures>(honest, "figures");
        const began = performance.now();
        await act();
        const time = performance.now() - began;
        const figures = await ask<Figures>(honest, "figures");
        const { cpu } = await memory();
        print(`${what}, ${round(time / 1000)} s: ${inWords(figures)}`);
        const share = Math.round((100 * (cpu - before.cpu)) / time);
        print(
          `  the server used ${share} % of one core, at most ${round(longest)} ms at a stretch`,
        );
        // On a busy machine waits tell nothing.
        const isBusy = (loadavg()[0] ?? 0) > availableParallelism() + PROCESSES;
        const isSlow = isBusy ? longest > LIMIT : quantile(figures.waits, 0.99) > limit;
        if (isSlow || figures.waits.length === 0) fail("honest moves took too long");
        for (const fault of figures.faults) fail(fault);
      },
      fail,
    });
  } finally {
    honest.disconnect();
    host.disconnect();
    await once(host, "exit");
    rmSync(folder, { recursive: true, force: true });
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

export const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;

function fail(why: string): void {
  print(`FAILED: ${why}`);
  process.exitCode = 1;
}

function start(script: string, ...args: readonly string[]): ChildProcess {
  const execArgv = [...process.execArgv, "--expose-gc"];
  return fork(join(import.meta.dirname, script), args, { execArgv });
}

async function heard<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, "message")) as [T];
  return message;
}

function ask<T>(child: ChildProcess, question: Question | "memory"): Promise<T> {
  const answer = heard<T>(child);
  child.send(question);
  return answer;
}

function inWords({ waits }: Figures): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => round(quantile(waits, part)));
  return `${waits.length} honest moves, p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms`;
}

/** Of some milliseconds in order; NaN where there are none. */
function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.ceil(part * sorted.length) - 1] ?? NaN;
}

const round = (value: number): number => Math.round(value * 10) / 10;
