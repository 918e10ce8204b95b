import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Host } from "./host.ts";

type Process = ChildProcessByStdio<Writable, Readable, Readable>;

/** An interval in which certainly no server ran. */
export interface KnownOutage {
  /** When the signal was sent, and when the process was gone. */
  readonly killedAt: number;
  readonly exitedAt: number;
  /** When the next server was started, and when it listened. */
  readonly restartedAt: number;
  readonly listeningAt: number;
}

/** Timeouts that differ from the defaults. */
export interface Timeouts {
  /** How many times faster than normal nodes notice that another one is dead. */
  readonly speedup: number;
  /** Timeout of database queries in milliseconds. */
  readonly database: number;
  /** Milliseconds between two pings. */
  readonly heartbeat: number;
}

/** A server process that is killed and restarted on the same database. */
export class Service implements Host {
  readonly database: string;
  readonly outages: KnownOutage[] = [];
  /** Error output of the servers. */
  readonly errorOutput: string[] = [];
  /** Rejects if a server exits by itself. */
  readonly failure: Promise<never>;
  /** How often it was started. */
  starts = 0;
  readonly #settings: NodeJS.ProcessEnv;
  #url: string | undefined;
  #process: Process | undefined;
  #waiting: ((url: string) => void)[] = [];
  #fail: (error: Error) => void = () => {};

  /** `more` are further environment variables. */
  constructor(database: string, more: NodeJS.ProcessEnv = {}, waits?: Timeouts) {
    this.database = database;
    const settings = { ...SETTINGS, ...FROM_HERE, ...more, DATABASE_URL: database };
    this.#settings = waits ? { ...settings, WAITS: JSON.stringify(waits) } : settings;
    this.failure = new Promise((_resolve, reject) => {
      this.#fail = reject;
    });
    this.failure.catch(() => {});
  }

  /** Its URL while it listens. */
  get url(): string | undefined {
    return this.#url;
  }

  /** The URL of the running server. */
  async address(): Promise<string> {
    return this.#url ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** There is no other server. */
  reportFailure(): void {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
      env: this.#settings,
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.#process = child;
    child.on("exit", (code) => {
      const message = `a server exited by itself with ${code}:\n${this.errorOutput.join("\n")}`;
      if (this.#process === child) this.#fail(new Error(message));
    });
    createInterface(child.stderr).on("line", (line) => this.errorOutput.push(line));
    const firstLine = once(createInterface(child.stdout), "line") as Promise<[string]>;
    const [port] = await Promise.race([firstLine, this.failure]);
    this.starts += 1;
    this.#url = `http://127.0.0.1:${port}`;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(this.#url);
  }

  /** Kills the server and starts another one after this many milliseconds. */
  async kill(pause: number): Promise<void> {
    const killedAt = Date.now();
    await this.end();
    const exitedAt = Date.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const restartedAt = Date.now();
    await this.start();
    this.outages.push({ killedAt, exitedAt, restartedAt, listeningAt: Date.now() });
  }

  /** Stops the server gracefully and starts another. */
  async restart(): Promise<void> {
    await this.end("SIGTERM");
    await this.start();
  }

  /** Suspends the process for this many milliseconds. */
  async freeze(milliseconds: number): Promise<void> {
    const args = [String(this.#process?.pid), String(milliseconds / 1000)];
    const resumer = spawn("sh", ["-c", RESUME_SCRIPT, "sh", ...args], {
      detached: true,
      stdio: "ignore",
    });
    resumer.unref();
    await once(resumer, "exit");
  }

  /** Kills the server for good. */
  async end(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    this.#url = undefined;
    if (child === undefined || child.exitCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
}

/** A separate process that resumes and ends suspended servers, even if the trial has ended. */
const RESUME_SCRIPT = 'kill -STOP "$1"; sleep "$2"; kill -CONT "$1"';

/** The paths of programs and of Node's compile cache. */
const FROM_HERE = {
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
};

const SETTINGS = {
  HOST: "127.0.0.1",
  PORT: "0",
  RATE_LIMIT: "0",
  LOG_LEVEL: "error",
  BOT_THREADS: "1",
  BOT_PAUSE_FACTOR: "0",
  BACKUP_TO: "off",
};
