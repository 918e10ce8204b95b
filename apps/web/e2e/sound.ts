import { expect, type Page } from "@playwright/test";
import { violations } from "./faults.ts";
import { inSmallWindow } from "./looks.ts";
import { standing } from "./screen.ts";

/** All else is the same in the dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** All else is the same in a small window. */
const SHAPE_RULES = ["target-size", "scrollable-region-focusable"];

/** Nothing is wider than the window, and axe finds no fault, in the light and in the dark. */
export async function isSound(page: Page): Promise<void> {
  await standing(page);
  expect(await tooWide(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await standing(page);
  await expect(page.locator('html[data-theme="light"]')).toHaveCount(0);
  expect(await violations(page, COLOUR_RULES)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** What is sound in a desktop's window is so in one as small as a phone. */
export async function isSoundWhenSmall(page: Page): Promise<void> {
  await inSmallWindow(page, async () => {
    await standing(page);
    expect(await tooWide(page)).toEqual([]);
    expect(await violations(page, SHAPE_RULES)).toEqual([]);
  });
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
