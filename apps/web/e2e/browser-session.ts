import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions } from "@playwright/test";
import { BuildError, buildWeb } from "../../../scripts/src/build-web.ts";
import { CHROMIUM_FLAGS, findChromium } from "../../../scripts/src/chromium.ts";
import { loadSite, type Site } from "../serve/site.ts";
import { serveSite } from "../serve/static-server.ts";

export type { Page } from "@playwright/test";

const ROOT = join(import.meta.dirname, "../../..");

/** The built app at an address, and a browser to look at it. */
export interface Place {
  readonly site: Site;
  readonly address: string;
  /** Path of the browser's program. */
  readonly program: string;
  readonly browser: Browser;
}

/** The app cannot be looked at; the message says why, for people. */
export class PlaceError extends Error {}

/** The same person everywhere, whose service worker does not come in between. */
export const VISITOR = {
  locale: "en-GB",
  timezoneId: "Europe/Rome",
  serviceWorkers: "block",
} as const satisfies BrowserContextOptions;

/** Does work with the app as it was built; all is put away afterwards. Throws `PlaceError`. */
export async function withPlace<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const found = await findChromium();
  if ("missing" in found) throw new PlaceError(`This needs a browser: ${found.missing}.`);
  const { path: program } = found;
  const site = await builtSite();
  const server = await serveSite(site, "127.0.0.1", 0);
  const browser = await chromium.launch({ executablePath: program, args: [...CHROMIUM_FLAGS] });
  try {
    return await work({ site, address: `http://127.0.0.1:${server.port}`, program, browser });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function builtSite(): Promise<Site> {
  try {
    return loadSite(await buildWeb(ROOT));
  } catch (error) {
    throw error instanceof BuildError ? new PlaceError(error.message) : error;
  }
}
