import { spawn, type ChildProcessByStdio } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import type { Host } from "./host.ts";

type Process = ChildProcessByStdio<Writable, Readable, Readable>;

/** A time in which certainly no server ran. */
export interface Restart {
  /** When the signal was sent, and when the process was seen to be gone. */
  readonly killed: number;
  readonly gone: number;
  /** When the next one was started, and when it listened. */
  readonly restarted: number;
  readonly back: number;
}

/** How long a server waits for others, where that is not as usual. */
export interface Waits {
  /** How many times as fast as usual nodes notice that one of them is gone. */
  readonly haste: number;
  /** Milliseconds that the database may take to answer. */
  readonly database: number;
  /** Milliseconds between two questions whether anybody is still there. */
  readonly heartbeat: number;
}

/** A server in a process of its own that is killed and started again on the same database. */
export class Service implements Host {
  readonly database: string;
  readonly outages: Restart[] = [];
  /** What servers complained of. */
  readonly complaints: string[] = [];
  /** Rejects when a server ends that nobody killed. */
  readonly failure: Promise<never>;
  /** How often it was started. */
  starts = 0;
  readonly #settings: NodeJS.ProcessEnv;
  #url: string | undefined;
  #process: Process | undefined;
  #waiting: ((url: string) => void)[] = [];
  #fail: (error: Error) => void = () => {};

  /** `more` are further settings. */
  constructor(database: string, more: NodeJS.ProcessEnv = {}, waits?: Waits) {
    this.database = database;
    const settings = { ...SETTINGS, ...FROM_HERE, ...more, DATABASE_URL: database };
    this.#settings = waits ? { ...settings, WAITS: JSON.stringify(waits) } : settings;
    this.failure = new Promise((_resolve, reject) => {
      this.#fail = reject;
    });
    this.failure.catch(() => {});
  }

  /** Where it listens, if it does. */
  get url(): string | undefined {
    return this.#url;
  }

  /** The address of the server that runs now. */
  async address(): Promise<string> {
    return this.#url ?? new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** There is no other one. */
  leave(): void {}

  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, "server.ts")], {
      env: this.#settings,
      stdio: ["pipe", "pipe", "pipe"],
    });
    this.#process = child;
    child.on("exit", (code) => {
      const words = `a server ended by itself, with ${code}:\n${this.complaints.join("\n")}`;
      if (this.#process === child) this.#fail(new Error(words));
    });
    createInterface(child.stderr).on("line", (line) => this.complaints.push(line));
    const said = once(createInterface(child.stdout), "line") as Promise<[string]>;
    const [port] = await Promise.race([said, this.failure]);
    this.starts += 1;
    this.#url = `http://127.0.0.1:${port}`;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve(this.#url);
  }

  /** Kills the server, without a chance to take leave, and starts another after so many milliseconds. */
  async kill(pause: number): Promise<void> {
    const killed = Date.now();
    await this.end();
    const gone = Date.now();
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const restarted = Date.now();
    await this.start();
    this.outages.push({ killed, gone, restarted, back: Date.now() });
  }

  /** Lets the server take leave, and starts another. */
  async restart(): Promise<void> {
    await this.end("SIGTERM");
    await this.start();
  }

  /** Stops the process for so many milliseconds. */
  async freeze(milliseconds: number): Promise<void> {
    const args = [String(this.#process?.pid), String(milliseconds / 1000)];
    const sandman = spawn("sh", ["-c", FREEZE, "sh", ...args], { detached: true, stdio: "ignore" });
    sandman.unref();
    await once(sandman, "exit");
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

/** In a process of its own: whoever is stopped goes on, and ends, even where the trial has ended meanwhile. */
const FREEZE = 'kill -STOP "$1"; sleep "$2"; kill -CONT "$1"';

/** Where programs are, and what Node has compiled of them. */
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
  BOT_PACE: "0",
};
