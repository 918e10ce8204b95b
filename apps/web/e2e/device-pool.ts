import type { Browser, BrowserContext, Page } from "@playwright/test";
import { DEVICES } from "./appearance.ts";
import { withSettings } from "./screen.ts";

/** Somebody with a device of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

/**
 * The devices of visitors. They are used by one test after the other, without the cookies and data of the test before: a
 * new browser context would start a process and compile the app again for every visitor.
 */
export class DevicePool {
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
    const visitor = this.#free[device].pop() ?? (await openDevice(this.#browser, baseURL, device));
    this.#taken.push([device, visitor]);
    return visitor;
  }

  async release(): Promise<void> {
    for (const [device, { context }] of this.#taken.splice(0)) {
      const used = context.pages();
      // A test that changed its device for good has closed it.
      if (used.length === 0) continue;
      // Open the new page first: Chromium ends the process with its last page.
      const page = await context.newPage();
      const addresses = [this.#baseURL, ...used.map((one) => one.url())];
      const origins = new Set(addresses.map((address) => new URL(address).origin));
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

async function openDevice(
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
