import { expect, type Page } from "@playwright/test";
import { violations } from "./faults.ts";
import { inSmallWindow } from "./looks.ts";
import { standing } from "./screen.ts";

/** All else is the same in the dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** All else is the same in a small window. */
const SHAPE_RULES = ["target-size", "scrollable-region-focusable"];

/** What takes axe most of its time on a board. */
const SLOW_RULES = [...COLOUR_RULES, ...SHAPE_RULES];

/** Nothing is wider than the window, and axe finds no fault, in the light and in the dark. */
export async function isSound(page: Page): Promise<void> {
  await isSoundInLight(page);
  await inDark(page, async () =>
    expect(await violations(page, { only: COLOUR_RULES })).toEqual([]),
  );
}

/** The same, with the dark theme in a window as small as a phone: one look at both. */
export async function isSoundInBothSizes(page: Page): Promise<void> {
  await isSoundInLight(page);
  await inSmallWindow(page, () =>
    inDark(page, async () => {
      expect(await tooWide(page)).toEqual([]);
      expect(await violations(page, { only: SLOW_RULES })).toEqual([]);
    }),
  );
}

/** For another state of a screen that is sound: no colours and sizes, which take axe most of its time. */
export async function isSoundAgain(page: Page): Promise<void> {
  await standing(page);
  expect(await tooWide(page)).toEqual([]);
  expect(await violations(page, { without: SLOW_RULES })).toEqual([]);
  await inSmallWindow(page, async () => {
    await standing(page);
    expect(await tooWide(page)).toEqual([]);
  });
}

async function isSoundInLight(page: Page): Promise<void> {
  await standing(page);
  expect(await tooWide(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

async function inDark(page: Page, look: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await standing(page);
  await expect(page.locator('html[data-theme="light"]')).toHaveCount(0);
  await look();
  await page.emulateMedia({ colorScheme: "light" });
}

/** The outermost elements that make the page scroll sideways; none where it does not. */
function tooWide(page: Page): Promise<readonly string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  return page.evaluate((limit) => {
    const root = document.documentElement;
    if (root.scrollWidth <= limit) return [];
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > limit + 0.5;
    const beyond = [...root.querySelectorAll("body *")].filter(isBeyond);
    const outermost = beyond.filter(
      ({ parentElement }) => parentElement === null || !isBeyond(parentElement),
    );
    return [
      `the page is ${root.scrollWidth} pixels wide`,
      ...outermost.map((element) => element.cloneNode(false) as Element).map((e) => e.outerHTML),
    ];
  }, width);
}
