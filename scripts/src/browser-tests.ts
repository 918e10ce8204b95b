import { join } from "node:path";
import { isNightly } from "../../packages/engine/testing/trials.ts";
import { buildWeb } from "./build-web.ts";
import { BuildError } from "./bundle.ts";
import { findChromium } from "./chromium.ts";
import { findFirefox } from "./firefox.ts";
import { succeeds, type Output } from "./steps.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Whether the tests succeeded, or why they could not be run. */
export type BrowserTests = { readonly ran: boolean } | { readonly missing: string };

/**
 * Builds the web app and tests it in Chromium, or with `E2E_BROWSER=firefox` in Firefox; arguments go to Playwright.
 * With `TRIALS=nightly` the tests that are tagged `@nightly` run too; some of them need the full Chromium instead of the
 * headless shell.
 */
export async function browserTests(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  output: Output = "inherit",
): Promise<BrowserTests> {
  const isFirefox = process.env["E2E_BROWSER"] === "firefox";
  const browser = isFirefox
    ? await findFirefox()
    : await findChromium(isNightly ? "full" : "shell");
  if ("missing" in browser) return browser;
  try {
    await buildWeb(ROOT);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(error.message);
    return { ran: false };
  }
  const playwright = join(ROOT, "node_modules/.bin/playwright");
  const config = join(ROOT, "apps/web/playwright.config.ts");
  return {
    ran: await succeeds(
      playwright,
      ["test", "--config", config, ...args],
      // Node runs TypeScript directly; Playwright's own compiler takes seconds for each worker.
      { [isFirefox ? "FIREFOX" : "CHROMIUM"]: browser.path, PW_DISABLE_TS_ESM: "1", ...env },
      output,
    ),
  };
}
