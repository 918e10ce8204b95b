import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../scripts/src/chromium.ts";

/** The app as it was built, in the Chromium that CHROMIUM names; `npm run e2e` sees to both. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] === "true",
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    browserName: "chromium",
    launchOptions: {
      executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
      args: [...CHROMIUM_FLAGS],
    },
    locale: "en-GB",
    timezoneId: "Europe/Rome",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
  },
});
