import { expect } from "@playwright/test";
import { loadOnlineText } from "@sofala/text/online";
import type { Visitor } from "./device-pool.ts";
import { GameServer } from "./test-servers.ts";
import type { DEVICES } from "./appearance.ts";
import { test as ofWorker } from "./base-test.ts";

export { expect };

/** What the app says about games on a server, in English. */
export const online = await loadOnlineText("en");

/** Lets somebody come, on a device. */
export type Visit = (device: keyof typeof DEVICES) => Promise<Visitor>;

interface Fixtures {
  /** Settings of the server beyond the usual ones. */
  readonly environment: Readonly<Record<string, string>>;
  readonly games: GameServer;
  readonly visit: Visit;
}

/** A test of the app on its real server. */
export const test = ofWorker.extend<Fixtures>({
  environment: [{}, { option: true }],
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
