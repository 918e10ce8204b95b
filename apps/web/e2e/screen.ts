import type { BrowserContext, Page } from "@playwright/test";
import { webLanguages, type WebWords } from "@sofala/text/web";
import type { Settings } from "../src/settings/settings.ts";

const languages = await Promise.all(webLanguages.map((language) => language.load()));

/** What the app says to who reads English. */
export const words = wordsIn("en");

/** What the app says in a language. */
export function wordsIn(tag: string): WebWords {
  const found = languages.find((language) => language.tag === tag);
  if (found === undefined) throw new Error(`there is no language ${tag}`);
  return found;
}

/** Settings of a person who comes for the first time; what is changed in the app stays changed. */
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

/** Waits until a screen stands: it has its heading, nothing on it is still loading, its letters are there. */
export async function standing(page: Page): Promise<void> {
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

/** Goes to another screen as a link of the app does: without loading the app again, where that is possible. */
export async function followTo(page: Page, path: string): Promise<void> {
  const to = new URL(path, page.url());
  // A screen that differs by its query alone stays where it is, and is loaded.
  if (to.pathname === new URL(page.url()).pathname) await page.goto(path);
  else {
    const before = await page.locator("h1").first().elementHandle();
    await page.evaluate((address) => {
      history.pushState(undefined, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
    await page.waitForFunction((heading) => !heading.isConnected, before);
  }
  await standing(page);
}

/** Opens the sheet of a phone by one tap, unless it is open or opens by itself meanwhile. */
export async function drawUp(page: Page): Promise<void> {
  const handle = page.getByRole("button", { name: words.table.sheet.peek, exact: true });
  const isOpen = handle.waitFor({ state: "hidden" });
  if (await handle.isVisible()) await Promise.race([handle.tap(), isOpen]);
  await isOpen;
}
