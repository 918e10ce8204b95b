import { fork, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST } from "./built-app.ts";
import type { ServerResponse, ServerRequest } from "./server-process.ts";

type NewRequest = ServerRequest extends infer One
  ? One extends ServerRequest
    ? Omit<One, "number">
    : never
  : never;

/** A process that runs servers (see `server-process.ts`); it is started with the first request, and again after `kill`. */
export class ServerProcess {
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  readonly #pending = new Map<number, (response: ServerResponse) => void>();
  #requests = 0;
  #servers = 0;
  /** All servers use the same port, one after the other, so that the browser can use its caches. */
  port = 0;

  constructor(environment: Readonly<Record<string, string>> = {}) {
    this.#environment = environment;
  }

  /** The number of a new server. */
  next(): number {
    return ++this.#servers;
  }

  async send(request: NewRequest): Promise<ServerResponse> {
    const number = ++this.#requests;
    const response = await new Promise<ServerResponse>((resolve) => {
      this.#pending.set(number, resolve);
      this.#child ??= this.#fork();
      this.#child.send({ ...request, number });
    });
    if (response.failure !== undefined) throw new Error(response.failure);
    return response;
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
    const child = fork(join(import.meta.dirname, "server-process.ts"), [], {
      env: { ...process.env, NODE_OPTIONS: "", SITE: DIST, ...this.#environment },
      execArgv: [],
    });
    child.on("message", (response: ServerResponse) => {
      this.#pending.get(response.number)?.(response);
      this.#pending.delete(response.number);
    });
    child.on("exit", (code) => {
      this.#child = undefined;
      const failure = `the process of the servers ended with ${code}`;
      for (const [number, resolve] of this.#pending) resolve({ number, failure });
      this.#pending.clear();
    });
    return child;
  }
}

/** A server on a database of its own. */
export class TestServer {
  readonly folder = mkdtempSync(join(tmpdir(), "sofala-online-"));
  /** Environment variables besides the usual ones. */
  readonly #environment: Readonly<Record<string, string>>;
  readonly #process: ServerProcess;
  readonly #number: number;

  constructor(process: ServerProcess, environment: Readonly<Record<string, string>> = {}) {
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
    const { port = 0 } = await this.#process.send({
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
        BACKUP_TO: "off",
        ...this.#environment,
      },
    });
    this.#process.port = port;
  }

  /** Moves its clock forward. */
  async pass(milliseconds: number): Promise<void> {
    await this.#process.send({ ask: "pass", server: this.#number, milliseconds });
  }

  /** Kills its process. */
  kill(): Promise<void> {
    return this.#process.kill();
  }

  async close(): Promise<void> {
    await this.#process.send({ ask: "close", server: this.#number });
    rmSync(this.folder, { recursive: true, force: true });
  }
}
