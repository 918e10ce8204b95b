import type { Page } from "@playwright/test";
import { expect, test } from "./app-test.ts";
import { violations } from "./faults.ts";
import { DEVICES } from "./looks.ts";
import { samples } from "./samples.ts";
import { standing, words } from "./screen.ts";
import { gameNamed, storeGames } from "./stored-games.ts";

/** A table of each game, its replay and its tutorial. */
const PHONE_TABLES = ["table-turn", "replay", "tutorial", "market", "market-shop", "market-replay"];
const SHAPE_RULES = ["target-size", "scrollable-region-focusable"];
/** All else is the same in the dark. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

for (const device of ["desktop", "phone"] as const) {
  test.describe(device, () => {
    test.use(DEVICES[device]);

    for (const { name, path, game } of samples) {
      // What is not there looks the same in every shape.
      if (device === "phone" && /missing|no-server/u.test(name)) continue;
      test(`${name} is sound`, async ({ page, context }) => {
        if (game !== undefined) await storeGames(context, [gameNamed(game)]);
        await page.goto(path);
        await standing(page);

        await expect(page).toHaveTitle(titled);
        await expect(page.getByRole("heading", { name: words.common.broken.title })).toHaveCount(0);
        expect(await tooWide(page, DEVICES[device].viewport.width)).toEqual([]);
        // A phone has the same words and colours in another shape; its tables have parts of their own, each alike.
        const isSame = device === "phone" && !PHONE_TABLES.includes(name);
        expect(await violations(page, isSame ? SHAPE_RULES : undefined)).toEqual([]);
        if (isSame) return;

        await page.emulateMedia({ colorScheme: "dark" });
        await standing(page);
        await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
        expect(await violations(page, COLOUR_RULES)).toEqual([]);
      });
    }
  });
}

test("an address that leads nowhere says so and shows a way on", async ({ page }) => {
  await page.goto("/no/such/screen");
  await standing(page);
  const { title, way } = words.common.notFound;
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: way }).click();
  await expect(page).toHaveURL("/");
});

/** The page's own title, not the one that stands in the file. */
const titled = new RegExp(`.${words.common.title("")}$`, "u");

/** The outermost elements that make the page scroll sideways; none where it does not. */
function tooWide(page: Page, width: number): Promise<readonly string[]> {
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
