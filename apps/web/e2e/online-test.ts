import { expect } from "@playwright/test";
import { loadOnlineText } from "@sofala/text/online";
import type { Visitor } from "./device-pool.ts";
import { TestServer } from "./test-servers.ts";
import type { DEVICES } from "./appearance.ts";
import { test as ofWorker } from "./base-test.ts";

export { expect };

/** The text about tables on a server, in English. */
export const onlineText = await loadOnlineText("en");

/** Opens a page of a new visitor, on a device. */
export type Visit = (device: keyof typeof DEVICES) => Promise<Visitor>;

interface Fixtures {
  /** Environment variables of the server besides the usual ones. */
  readonly environment: Readonly<Record<string, string>>;
  readonly games: TestServer;
  readonly visit: Visit;
}

/** A test of the app on its real server. */
export const test = ofWorker.extend<Fixtures>({
  environment: [{}, { option: true }],
  games: async ({ gamesProcess, environment }, use) => {
    const server = new TestServer(gamesProcess, environment);
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
    await devices.release();
    expect(errors).toEqual([]);
  },
});
