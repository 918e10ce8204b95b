import {
  test as plain,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { loadOnlineText } from "@sofala/text/online";
import { GameServer, GamesProcess } from "./games-process.ts";
import { DEVICES } from "./looks.ts";
import { withSettings } from "./screen.ts";

export { expect };

/** What the app says about games on a server, in English. */
export const online = await loadOnlineText("en");

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

interface PerWorker {
  readonly gamesProcess: GamesProcess;
}

/** A test of the app on its real server. */
export const test = plain.extend<Fixtures, PerWorker>({
  environment: [{}, { option: true }],
  gamesProcess: [
    async ({}, use) => {
      const started = new GamesProcess();
      await use(started);
      await started.kill();
    },
    { scope: "worker" },
  ],
  games: async ({ gamesProcess, environment }, use) => {
    const server = new GameServer(gamesProcess, environment);
    await server.start();
    await use(server);
    await server.close();
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
