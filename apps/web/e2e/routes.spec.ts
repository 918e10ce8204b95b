import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { routes, type Sample } from "../src/routes.ts";
import { expect, test } from "./app-test.ts";
import { violations } from "./faults.ts";
import { DEVICES } from "./looks.ts";
import { samples } from "./samples.ts";
import { followTo, standing, words } from "./screen.ts";
import { isSound, isSoundAgain, isSoundInBothSizes } from "./sound.ts";
import { gameNamed, storeGames } from "./stored-games.ts";

/** A table of each game, its replay and its tutorial: on a phone they have parts of their own, each alike. */
const PHONE_TABLES = ["table-turn", "replay", "tutorial", "market", "market-shop", "market-replay"];

/** Screens without a game, a few to a test: each is reached from the one before. */
const plain = samples.filter(({ game }) => game === undefined);
const FEW = 6;
for (let from = 0; from < plain.length; from += FEW) {
  const few = plain.slice(from, from + FEW);
  test(`sound: ${few.map(({ name }) => name).join(", ")}`, async ({ page }) => {
    await page.goto("/about");
    for (const { name, path } of few) {
      await test.step(name, async () => {
        await followTo(page, path);
        await expectShown(page);
        await isSoundInBothSizes(page);
      });
    }
  });
}

for (const sample of samples) {
  const { name, path, game } = sample;
  if (game === undefined) continue;
  test(`${name} is sound`, async ({ page, context }) => {
    await storeGames(context, [gameNamed(game)]);
    await page.goto(path);
    await expectShown(page);
    if (PHONE_TABLES.includes(name)) await isSound(page);
    else if (isNightly || firstOfScreen(sample)) await isSoundInBothSizes(page);
    else await isSoundAgain(page);
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

async function expectShown(page: Page): Promise<void> {
  await standing(page);
  await expect(page).toHaveTitle(titled);
  await expect(page.getByRole("heading", { name: words.common.broken.title })).toHaveCount(0);
}

/** Whether a sample is the first one of its screen with its game. */
function firstOfScreen(sample: Sample): boolean {
  const { samples: all } = routes.find((route) => route.samples.includes(sample)) ?? {
    samples: [],
  };
  return all.find(({ game }) => gameOf(game) === gameOf(sample.game)) === sample;
}

const gameOf = (name: string | undefined): string | undefined =>
  name === undefined ? undefined : gameNamed(name).game;
