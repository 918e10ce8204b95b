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
interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Lets somebody come, on a device. */
export type Visit = (device: keyof typeof DEVICES) => Promise<Visitor>;

interface Fixtures {
  /** Settings of the server beyond the usual ones. */
  readonly environment: Readonly<Record<string, string>>;
  readonly games: GameServer;
  readonly visit: Visit;
}

interface PerWorker {
  readonly gamesProcess: GamesProcess;
  readonly devices: Devices;
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
  devices: [
    async ({ browser }, use) => {
      const devices = new Devices(browser);
      await use(devices);
      await devices.close();
    },
    { scope: "worker" },
  ],
  games: async ({ gamesProcess, environment }, use) => {
    const server = new GameServer(gamesProcess, environment);
    await server.start();
    await use(server);
    await server.close();
  },
  visit: async ({ devices, games }, use) => {
    const errors: string[] = [];
    await use(async (device) => {
      const visitor = await devices.take(games.url, device);
      visitor.page.on("pageerror", (error) => errors.push(error.message));
      return visitor;
    });
    await devices.putBack();
    expect(errors).toEqual([]);
  },
});

/**
 * The devices of visitors. They serve one test after the other, without cookies and stored data of the test
 * before: a new browser context would start a process and compile the app again for every visitor.
 */
class Devices {
  readonly #browser: Browser;
  readonly #free: Record<keyof typeof DEVICES, Visitor[]> = { desktop: [], phone: [] };
  readonly #taken: (readonly [keyof typeof DEVICES, Visitor])[] = [];
  #baseURL = "";

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(baseURL: string, device: keyof typeof DEVICES): Promise<Visitor> {
    // Devices know the address of the server, which changes if its port was taken meanwhile.
    if (baseURL !== this.#baseURL) await this.close();
    this.#baseURL = baseURL;
    const visitor = this.#free[device].pop() ?? (await come(this.#browser, baseURL, device));
    this.#taken.push([device, visitor]);
    return visitor;
  }

  async putBack(): Promise<void> {
    for (const [device, { context }] of this.#taken.splice(0)) {
      const used = context.pages();
      // A test that changed its device for good has closed it.
      if (used.length === 0) continue;
      // It comes before the others go: the process ends with its last page.
      const page = await context.newPage();
      const origins = new Set(used.map((one) => new URL(one.url()).origin));
      for (const one of used) await one.close();
      await context.clearCookies();
      await context.clearPermissions();
      const devtools = await context.newCDPSession(page);
      for (const origin of origins) {
        await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
      }
      await devtools.detach();
      this.#free[device].push({ context, page });
    }
  }

  async close(): Promise<void> {
    for (const free of Object.values(this.#free)) {
      for (const { context } of free.splice(0)) await context.close();
    }
  }
}

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
