import { expect, type Page } from "@playwright/test";
import { violations } from "./faults.ts";
import { standing } from "./screen.ts";

/** Nothing is wider than the window, and axe finds no fault, in the light and in the dark. */
export async function isSound(page: Page): Promise<void> {
  await standing(page);
  const { width = 0 } = page.viewportSize() ?? {};
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    width,
  );
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  await standing(page);
  expect(await violations(page, ["color-contrast", "link-in-text-block"])).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}
