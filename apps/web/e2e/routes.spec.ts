import { expect, test } from "./app-test.ts";
import { violations } from "./faults.ts";
import { DEVICES } from "./looks.ts";
import { samples } from "./samples.ts";
import { standing, words } from "./screen.ts";
import { isSound, isSoundWhenSmall } from "./sound.ts";
import { gameNamed, storeGames } from "./stored-games.ts";

/** A table of each game, its replay and its tutorial: on a phone they have parts of their own, each alike. */
const PHONE_TABLES = ["table-turn", "replay", "tutorial", "market", "market-shop", "market-replay"];

for (const { name, path, game } of samples) {
  test(`${name} is sound`, async ({ page, context }) => {
    if (game !== undefined) await storeGames(context, [gameNamed(game)]);
    await page.goto(path);
    await standing(page);

    await expect(page).toHaveTitle(titled);
    await expect(page.getByRole("heading", { name: words.common.broken.title })).toHaveCount(0);
    await isSound(page);
    if (!PHONE_TABLES.includes(name)) await isSoundWhenSmall(page);
  });
}

test.describe("on a phone", () => {
  test.use(DEVICES.phone);

  for (const { name, path, game } of samples) {
    if (!PHONE_TABLES.includes(name)) continue;
    test(`${name} is sound`, async ({ page, context }) => {
      if (game !== undefined) await storeGames(context, [gameNamed(game)]);
      await page.goto(path);
      await isSound(page);
    });
  }
});

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
