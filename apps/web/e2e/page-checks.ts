import { expect, type Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { violations } from "./axe-violations.ts";
import { inSmallWindow } from "./appearance.ts";
import { appText, waitUntilLoaded } from "./screen.ts";

/** Only these rules depend on the theme. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** Only these rules depend on the window size. */
const SHAPE_RULES = ["target-size", "scrollable-region-focusable"];

/** The title of the screen, not that of the HTML file. */
const titled = new RegExp(`.${appText.common.title("")}$`, "u");

/** The screen is complete, with its own title. */
export async function expectShown(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  await expect(page).toHaveTitle(titled);
  await expect(page.getByRole("heading", { name: appText.common.crashed.title })).toHaveCount(0);
}

/** Nothing is wider than the window, and axe finds nothing in the light theme; in the nightly run no colours in the dark theme either. */
export async function expectAccessible(page: Page): Promise<void> {
  await isSoundInLight(page);
  if (isNightly) {
    await inDark(page, async () =>
      expect(await violations(page, { only: COLOUR_RULES })).toEqual([]),
    );
  }
}

/** Nothing is wider than the window, and axe finds no violation in the dark theme. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await inDark(page, async () => {
    expect(await tooWide(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
}

/** Accessible in the light theme, and in the dark theme in a window as small as a phone. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await inSmallWindow(page, () =>
    inDark(page, async () => {
      expect(await tooWide(page)).toEqual([]);
      await makeAllVisible(page);
      expect(await violations(page, { only: [...COLOUR_RULES, ...SHAPE_RULES] })).toEqual([]);
    }),
  );
}

/** Nothing is wider than the window, large or as small as a phone; in the nightly run axe checks the page, too. */
export async function expectFitsWindow(page: Page): Promise<void> {
  expect(await tooWide(page)).toEqual([]);
  if (isNightly) await expectAccessible(page);
  await inSmallWindow(page, async () => {
    await waitUntilLoaded(page);
    expect(await tooWide(page)).toEqual([]);
  });
}

async function isSoundInLight(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  expect(await tooWide(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

async function inDark(page: Page, check: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await waitUntilLoaded(page);
  await expect(page.locator('html[data-theme="light"]')).toHaveCount(0);
  await check();
  await page.emulateMedia({ colorScheme: "light" });
}

/** Higher pages have no bar that stays at the bottom of the window. */
const MAX_HEIGHT = 3000;

/** Makes the window as high as the page: whatever lies below a bar at the bottom looks too small to axe. */
async function makeAllVisible(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, Math.min(needed, MAX_HEIGHT)) });
}

/** The outermost elements that make the page scroll sideways, or the layout of a table, which a focus can scroll. */
export function tooWide(page: Page): Promise<readonly string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  return page.evaluate((limit) => {
    const roots = [document.documentElement, ...document.querySelectorAll(".table-layout")];
    const root = roots.find(({ scrollWidth }) => scrollWidth > limit);
    if (root === undefined) return [];
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > limit + 0.5;
    const beyond = [...document.querySelectorAll("body *")].filter(isBeyond);
    const outermost = beyond.filter(
      ({ parentElement }) => parentElement === null || !isBeyond(parentElement),
    );
    return [
      `the page is ${root.scrollWidth} pixels wide`,
      ...outermost.map((element) => element.cloneNode(false) as Element).map((e) => e.outerHTML),
    ];
  }, width);
}
