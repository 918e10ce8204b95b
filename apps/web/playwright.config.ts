import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig, type PlaywrightTestConfig } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { CHROMIUM_FLAGS } from "../../scripts/src/chromium.ts";

/** All pages of a browser share one process, so that the next test finds the scripts compiled. */
const ONE_PROCESS = ["--renderer-process-limit=1", "--disable-site-isolation-trials"];

const CHROMIUM = {
  browserName: "chromium",
  launchOptions: {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [...CHROMIUM_FLAGS, ...ONE_PROCESS],
  },
} satisfies PlaywrightTestConfig["use"];
const FIREFOX = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: join(import.meta.dirname, "e2e/firefox-for-playwright.ts"),
    // Playwright cannot set this in Firefox.
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
  },
} satisfies PlaywrightTestConfig["use"];
const isFirefox = process.env["E2E_BROWSER"] === "firefox";

/** Tests the built app in the browser of the variable CHROMIUM or FIREFOX; `npm run e2e` provides both. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  testIgnore: isFirefox ? [] : "firefox.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] === "true",
  // Tests wait for bots, servers and the browser: two more than there are cores.
  workers: availableParallelism() + 2,
  retries: 0,
  ...(isNightly ? {} : { grepInvert: /@nightly/u }),
  // Long enough for a machine that is busy with other things.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    reuseContext: true,
    ...(isFirefox ? FIREFOX : CHROMIUM),
    locale: "en-GB",
    timezoneId: "Europe/Rome",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    viewport: { width: 1440, height: 900 },
  },
});
