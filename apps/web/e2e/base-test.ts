import { test as plain } from "@playwright/test";
import { serveSite, type StaticServer } from "../serve/static-server.ts";
import { builtSite } from "./built-app.ts";
import { DevicePool } from "./device-pool.ts";
import { pseudoSite } from "./pseudo-site.ts";
import { ServerProcess } from "./test-servers.ts";

interface PerWorker {
  /** Serves the built app alone. */
  readonly server: StaticServer;
  /** Serves the built app alone, in the pseudo-language. */
  readonly pseudoServer: StaticServer;
  /** Serves the app with games of several people. */
  readonly gamesProcess: ServerProcess;
  readonly devices: DevicePool;
}

/**
 * What a worker starts for the first test that needs it, and keeps. It must be the same for all tests: otherwise
 * Playwright ends the worker and its browser and starts new ones.
 */
export const test = plain.extend<object, PerWorker>({
  server: [
    async ({}, use) => {
      const server = await serveSite(builtSite(), "127.0.0.1", 0);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  pseudoServer: [
    async ({}, use) => {
      const server = await serveSite(await pseudoSite(builtSite()), "127.0.0.1", 0);
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],
  gamesProcess: [
    async ({}, use) => {
      const started = new ServerProcess();
      await use(started);
      await started.kill();
    },
    { scope: "worker" },
  ],
  devices: [
    async ({ browser }, use) => {
      const devices = new DevicePool(browser);
      await use(devices);
      await devices.close();
    },
    { scope: "worker" },
  ],
});
