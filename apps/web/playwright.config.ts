import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { CHROMIUM_FLAGS } from "../../scripts/src/chromium.ts";

/** All pages of a browser share one process, so that the next test finds the scripts compiled. */
const ONE_PROCESS = ["--renderer-process-limit=1", "--disable-site-isolation-trials"];

/** Tests the built app, in the Chromium of the variable CHROMIUM; `npm run e2e` provides both. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] === "true",
  // Tests wait for bots, servers and the browser: two more than there are cores.
  workers: availableParallelism() + 2,
  retries: 0,
  ...(isNightly ? {} : { grepInvert: /@nightly/u }),
  // Long enough for a machine that is busy with other things.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    reuseContext: true,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [...CHROMIUM_FLAGS, ...ONE_PROCESS],
    },
    locale: "en-GB",
    timezoneId: "Europe/Rome",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
  },
});
