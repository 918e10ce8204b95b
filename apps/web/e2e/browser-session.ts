import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "@playwright/test";
import { buildWeb } from "../../../scripts/src/build-web.ts";
import { BuildError } from "../../../scripts/src/bundle.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/src/chromium.ts";
import { loadSite, type Site } from "../serve/site.ts";
import { serveSite } from "../serve/static-server.ts";

export type { Page } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../../..");

/** The built app at an address, and a browser. */
export interface BrowserSession {
  readonly site: Site;
  readonly address: string;
  /** Path of the browser's program. */
  readonly executablePath: string;
  readonly browser: Browser;
}

/** The app cannot be opened; the message says why, for people. */
export class BrowserSessionError extends Error {}

/** The same locale everywhere, and no service worker. */
export const CONTEXT_OPTIONS = {
  locale: "en-GB",
  timezoneId: "Europe/Rome",
  serviceWorkers: "block",
} as const satisfies BrowserContextOptions;

/** Runs work with the built app, possibly changed, and a browser, and closes both. Throws BrowserSessionError. */
export async function withBrowserSession<T>(
  work: (session: BrowserSession) => Promise<T>,
  changed: (site: Site) => Site | Promise<Site> = (site) => site,
): Promise<T> {
  const found = await findChromium();
  if ("missing" in found) throw new BrowserSessionError(`This needs a browser: ${found.missing}.`);
  const { path: executablePath } = found;
  const site = await changed(await builtSite());
  const server = await serveSite(site, "127.0.0.1", 0);
  const browser = await chromium.launch({
    executablePath: executablePath,
    args: [...CHROMIUM_FLAGS],
  });
  try {
    return await work({
      site,
      address: `http://127.0.0.1:${server.port}`,
      executablePath,
      browser,
    });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function builtSite(): Promise<Site> {
  try {
    return loadSite(await buildWeb(ROOT));
  } catch (error) {
    throw error instanceof BuildError ? new BrowserSessionError(error.message) : error;
  }
}
