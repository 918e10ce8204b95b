import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  test as plain,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { loadOnlineText } from "@sofala/text/online";
import { DIST } from "./app-test.ts";
import { DEVICES } from "./looks.ts";
import { withSettings } from "./screen.ts";

export { expect };

/** What the app says about games on a server, in English. */
export const online = await loadOnlineText("en");

/** The real server on a database of its own. */
class GameServer {
  readonly folder = mkdtempSync(join(tmpdir(), "sofala-online-"));
  port = 0;
  /** Settings beyond the usual ones. */
  private readonly environment: Readonly<Record<string, string>>;
  private child: ChildProcess | undefined;

  constructor(environment: Readonly<Record<string, string>>) {
    this.environment = environment;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts, or starts again where it was before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, "game-server.ts")], {
      env: {
        ...process.env,
        NODE_OPTIONS: "",
        SITE: DIST,
        PORT: `${this.port}`,
        DATABASE_URL: join(this.folder, "sofala.sqlite"),
        LOG_LEVEL: "error",
        RATE_LIMIT: "0",
        BOT_MS: "300",
        BOT_PACE: "0",
        BOT_THREADS: "1",
        ...this.environment,
      },
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.child = child;
    this.port = await new Promise((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
      child.stdout.once("data", (said: Buffer) => resolve(Number(said.toString())));
    });
  }

  /** Moves its clock forward. */
  async pass(milliseconds: number): Promise<void> {
    const { stdin, stdout } = this.child ?? {};
    const isMoved = new Promise((resolve) => stdout?.once("data", resolve));
    stdin?.write(`${milliseconds}\n`);
    await isMoved;
  }

  /** Ends it without a word of warning. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
  }
}

/** Somebody with a device of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface Fixtures {
  /** Settings of the server beyond the usual ones. */
  readonly environment: Readonly<Record<string, string>>;
  readonly games: GameServer;
  /** Lets somebody come, on a device. */
  readonly visit: (device: keyof typeof DEVICES) => Promise<Visitor>;
}

/** A test of the app on its real server. */
export const test = plain.extend<Fixtures>({
  environment: [{}, { option: true }],
  games: async ({ environment }, use) => {
    const server = new GameServer(environment);
    await server.start();
    await use(server);
    await server.kill();
    rmSync(server.folder, { recursive: true, force: true });
  },
  visit: async ({ browser, games }, use) => {
    const errors: string[] = [];
    const contexts: BrowserContext[] = [];
    await use(async (device) => {
      const visitor = await come(browser, games.url, device);
      contexts.push(visitor.context);
      visitor.page.on("pageerror", (error) => errors.push(error.message));
      return visitor;
    });
    for (const context of contexts) await context.close();
    expect(errors).toEqual([]);
  },
});

async function come(
  browser: Browser,
  baseURL: string,
  device: keyof typeof DEVICES,
): Promise<Visitor> {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL,
    locale: "en-GB",
    timezoneId: "Europe/Rome",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await withSettings(context, { pace: "brisk" });
  return { context, page: await context.newPage() };
}
