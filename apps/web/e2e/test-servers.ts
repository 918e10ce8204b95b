import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST } from "./built-app.ts";
import type { Answer, Question } from "./server-process.ts";

type Asked = Question extends infer One
  ? One extends Question
    ? Omit<One, "number">
    : never
  : never;

/** A process that runs servers (see `game-server.ts`); it is started when it is first asked, and again after `kill`. */
export class GamesProcess {
  #child: ChildProcess | undefined;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #questions = 0;
  #servers = 0;
  /** All servers use the same port, one after the other, so that the browser can use its caches. */
  port = 0;

  /** A number by which a new server is known here. */
  next(): number {
    return ++this.#servers;
  }

  async ask(question: Asked): Promise<Answer> {
    const number = ++this.#questions;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(number, resolve);
      this.#child ??= this.#fork();
      this.#child.send({ ...question, number });
    });
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer;
  }

  /** Ends it at once, as a crash would. */
  async kill(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }

  #fork(): ChildProcess {
    const child = fork(join(import.meta.dirname, "game-server.ts"), [], {
      env: { ...process.env, NODE_OPTIONS: "", SITE: DIST },
      execArgv: [],
    });
    child.on("message", (answer: Answer) => {
      this.#waiting.get(answer.number)?.(answer);
      this.#waiting.delete(answer.number);
    });
    child.on("exit", (code) => {
      this.#child = undefined;
      const failure = `the process of the servers ended with ${code}`;
      for (const [number, tell] of this.#waiting) tell({ number, failure });
      this.#waiting.clear();
    });
    return child;
  }
}

/** A server on a database of its own. */
export class GameServer {
  readonly folder = mkdtempSync(join(tmpdir(), "sofala-online-"));
  /** Settings beyond the usual ones. */
  readonly #environment: Readonly<Record<string, string>>;
  readonly #process: GamesProcess;
  readonly #number: number;

  constructor(process: GamesProcess, environment: Readonly<Record<string, string>> = {}) {
    this.#process = process;
    this.#number = process.next();
    this.#environment = environment;
  }

  get port(): number {
    return this.#process.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts on the port of the server before it, or on another one if that was taken meanwhile. */
  async start(): Promise<void> {
    await this.#open(this.port).catch((error: unknown) => {
      if (!/in use|EADDRINUSE/u.test(String(error))) throw error;
      return this.#open(0);
    });
  }

  /** Starts again on the same port and database. */
  async restart(): Promise<void> {
    await this.#open(this.port);
  }

  async #open(at: number): Promise<void> {
    const { port = 0 } = await this.#process.ask({
      ask: "open",
      server: this.#number,
      environment: {
        PORT: `${at}`,
        DATABASE_URL: join(this.folder, "sofala.sqlite"),
        LOG_LEVEL: "error",
        RATE_LIMIT: "0",
        BOT_MS: "300",
        BOT_PAUSE_FACTOR: "0",
        BOT_THREADS: "1",
        ...this.#environment,
      },
    });
    this.#process.port = port;
  }

  /** Moves its clock forward. */
  async pass(milliseconds: number): Promise<void> {
    await this.#process.ask({ ask: "pass", server: this.#number, milliseconds });
  }

  /** Ends its process without a word of warning. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  async close(): Promise<void> {
    await this.#process.ask({ ask: "close", server: this.#number });
    rmSync(this.folder, { recursive: true, force: true });
  }
}
