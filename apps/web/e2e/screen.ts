import type { BrowserContext, Page } from "@playwright/test";
import { games } from "@sofala/catalog";
import { webLanguages, type AllAppText } from "@sofala/text/web";
import { loadZimbabweAppText, type ZimbabweAppText } from "@sofala/text/zimbabwe";
import type { Settings } from "../src/settings/settings.ts";

/** The text of the app, and of the tables of The Great Zimbabwe. */
export type TableText = AllAppText & ZimbabweAppText;

const languages: readonly TableText[] = await Promise.all(
  webLanguages.map(async (language) => ({
    ...(await language.load()),
    ...(await loadZimbabweAppText(language.tag)),
  })),
);

/** The text of the app in English. */
export const appText = appTextIn("en");

/** The text of the app in a language. */
export function appTextIn(tag: string): TableText {
  const found = languages.find((language) => language.tag === tag);
  if (found === undefined) throw new Error(`there is no language ${tag}`);
  return found;
}

/** Sets the initial settings, for somebody who knows all games; changes in the app are kept. */
export async function withSettings(
  context: BrowserContext,
  settings: Partial<Settings>,
): Promise<void> {
  const stored = { "sofala-settings": settings, "sofala-known-games": games.map(({ id }) => id) };
  await context.addInitScript((given) => {
    if (!location.protocol.startsWith("http")) return;
    for (const [key, value] of Object.entries(given)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    }
  }, stored);
}

/** Waits until a screen is complete: it has its heading and fonts, and nothing is still loading. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor({ state: "attached" });
  for (const { common } of languages) {
    await page.getByText(common.loading, { exact: true }).first().waitFor({ state: "detached" });
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
