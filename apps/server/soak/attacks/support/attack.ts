import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "../../../src/config.ts";
import type { HostQuestion, Memory } from "../../sockets/host.ts";
import type { Figures, Question } from "./honest-players.ts";
import { MAX_P99_MS, quantile, assessLatency } from "./assess-latency.ts";
import { Visitor } from "./visitor.ts";

/** The address of the attackers. */
const ATTACKER = "203.0.113.66";
let unusedAddresses = 100;
/** The number of tables of honest players. */
const TABLES = 6;
/** Milliseconds for which they play alone first. */
const QUIET_MS = 5000;
/** The server under attack, with the default limits, and honest players on it. */
export interface Target {
  readonly url: string;
  readonly port: number;
  /** An unknown visitor from an unused address. */
  readonly stranger: () => Visitor;
  /** A guest at the attackers' address, or at another one. */
  readonly guest: (name: string, address?: string) => Promise<Visitor>;
  /** The server's memory in bytes after a garbage collection, which takes a moment. */
  readonly memory: () => Promise<Memory>;
  /** Sets the server's wall clock forward, or back. */
  readonly setClock: (milliseconds: number) => Promise<void>;
  /** Runs one part of the attack and prints the latency of honest moves during it. */
  readonly during: (what: string, act: () => Promise<void>) => Promise<void>;
  /** Fails the trial and prints the reason. */
  readonly fail: (why: string) => void;
}

/**
 * Starts a server and honest players, attacks, and sets the exit code to 1 if honest players suffer. The exit code is
 * also 1 if moves took too long while other programs used the machine: it prints that this proves nothing.
 */
export async function runAttack(
  attack: (target: Target) => Promise<void>,
  settings: Partial<Config> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sofala-attack-"));
  const config: Partial<Config> = { requestsPerMinute: 600, trustProxy: 1, ...settings };
  const host = start("../../sockets/host.ts", folder, JSON.stringify(config));
  const honest = start("honest-players.ts");
  try {
    const port = await received<number>(host);
    const url = `http://127.0.0.1:${port}`;
    await sendMessage(honest, { url, tables: TABLES });
    // The first games of a new process are slow.
    await sleep(QUIET_MS);
    const { faults } = await sendMessage<Figures>(honest, "figures");
    if (faults.length > 0) throw new Error(faults.join("\n"));
    await sleep(QUIET_MS);
    const quiet = await sendMessage<Figures>(honest, "figures");
    print(`honest moves must keep p99 under ${MAX_P99_MS} ms`);
    print(`without an attack: ${describeLatency(quiet)}`);
    let longest = 0;
    const memory = async (): Promise<Memory> => {
      const taken = await sendMessage<Memory>(host, "memory");
      longest = Math.max(longest, taken.longest);
      return taken;
    };
    await attack({
      url,
      port,
      stranger: () => new Visitor(url, `203.0.113.${++unusedAddresses}`),
      guest: (name, address = ATTACKER) => Visitor.enter(url, address, name),
      memory,
      async setClock(milliseconds) {
        await sendMessage<Memory>(host, { setClock: milliseconds });
      },
      async during(what, act) {
        const before = await memory();
        longest = 0;
        const { cpu: honestBefore } = await sendMessage<Figures>(honest, "figures");
        const machineBefore = machineTime() - ownTime();
        const began = performance.now();
        await act();
        const time = performance.now() - began;
        const machine = machineTime() - ownTime() - machineBefore;
        const figures = await sendMessage<Figures>(honest, "figures");
        const { cpu } = await memory();
        const ours = cpu - before.cpu + figures.cpu - honestBefore;
        const others = Math.max(0, machine - ours) / time;
        print(`${what}, ${round(time / 1000)} s: ${describeLatency(figures)}`);
        const share = Math.round((100 * (cpu - before.cpu)) / time);
        print(
          `  the server used ${share} % of one core, at most ${round(longest)} ms without a break; other programs used ${Math.round(100 * others)} %`,
        );
        const assessment = assessLatency(figures.waits, others);
        if (assessment === "failed") fail("honest moves took too long");
        if (assessment === "inconclusive")
          reportInconclusive("honest moves took too long on a busy machine");
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

/** Not a success: run the attack again on a quiet machine. */
function reportInconclusive(why: string): void {
  print(`INCONCLUSIVE: ${why}`);
  process.exitCode = 1;
}

/** Milliseconds of CPU time that all programs of the machine have used. */
function machineTime(): number {
  const busy = cpus().map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return busy.reduce((sum, each) => sum + each, 0);
}

/** Milliseconds of CPU time that this process has used. */
function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function start(script: string, ...args: readonly string[]): ChildProcess {
  const execArgv = [...process.execArgv, "--expose-gc"];
  return fork(join(import.meta.dirname, script), args, { execArgv });
}

async function received<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, "message")) as [T];
  return message;
}

function sendMessage<T>(child: ChildProcess, message: Question | HostQuestion): Promise<T> {
  const answer = received<T>(child);
  child.send(message);
  return answer;
}

function describeLatency({ waits }: Figures): string {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => round(quantile(waits, part)));
  return `${waits.length} honest moves, p50 ${p50} ms, p99 ${p99} ms, at most ${most} ms`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
