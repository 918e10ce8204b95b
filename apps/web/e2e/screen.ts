import type { BrowserContext, Page } from "@playwright/test";
import { webLanguages, type AppText } from "@sofala/text/web";
import type { Settings } from "../src/settings/settings.ts";

const languages = await Promise.all(webLanguages.map((language) => language.load()));

/** The text of the app in English. */
export const appText = appTextIn("en");

/** The text of the app in a language. */
export function appTextIn(tag: string): AppText {
  const found = languages.find((language) => language.tag === tag);
  if (found === undefined) throw new Error(`there is no language ${tag}`);
  return found;
}

/** Sets the initial settings; changes in the app are kept. */
export async function withSettings(
  context: BrowserContext,
  settings: Partial<Settings>,
): Promise<void> {
  await context.addInitScript((given) => {
    const key = "sofala-settings";
    if (!location.protocol.startsWith("http") || localStorage.getItem(key) !== null) return;
    localStorage.setItem(key, JSON.stringify(given));
  }, settings);
}

/** Waits until a screen is complete: it has its heading and fonts, and nothing is still loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  for (const { common } of languages) {
    await page.getByText(common.loading, { exact: true }).waitFor({ state: "detached" });
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Opens another screen like a link of the app: without loading the app again, if possible. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const to = new URL(path, page.url());
  // If only the query differs, the page is loaded.
  if (to.pathname === new URL(page.url()).pathname) await page.goto(path);
  else {
    const before = await page.locator("h1").first().elementHandle();
    await page.evaluate((address) => {
      history.pushState(undefined, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await page.waitForFunction((heading) => !heading.isConnected, before);
  }
  await waitUntilLoaded(page);
}

/** Opens the sheet of a phone by one tap, unless it is open or opens by itself meanwhile. */
export async function raiseSheet(page: Page): Promise<void> {
  const handle = page.getByRole("button", { name: appText.table.sheet.peek, exact: true });
  const isOpen = handle.waitFor({ state: "hidden" });
  if (await handle.isVisible()) await Promise.race([handle.tap(), isOpen]);
  await isOpen;
}
