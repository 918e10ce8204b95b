import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { routes, type Sample } from "../src/routes.ts";
import { expect, test } from "./app-test.ts";
import { violations } from "./axe-violations.ts";
import { DEVICES } from "./appearance.ts";
import { samples } from "./samples.ts";
import { followTo, standing, words } from "./screen.ts";
import { isSound, isSoundInBothThemes, isSoundInDark } from "./page-checks.ts";
import { gameNamed, storeGames } from "./sample-games.ts";

/** Tables, replays and tutorials have parts of their own on a phone. */
const PHONE_TABLES = ["table-turn", "replay", "tutorial", "market", "market-shop", "market-replay"];

/** Samples are visited a few to a test: each is reached from the one before. */
const FEW = 8;

const phoneTables = samples.filter(({ name }) => PHONE_TABLES.includes(name));
const others = samples.filter((sample) => !phoneTables.includes(sample));

const looked = others.filter((sample) => isNightly || isFirstOfScreen(sample));
if (isNightly) {
  visit("is sound in both themes", looked, isSoundInBothThemes);
  visit("is sound", phoneTables, isSound);
  test.describe("on a phone", () => {
    test.use(DEVICES.phone);
    visit("is sound", phoneTables, isSound);
    visit("is sound in the dark", phoneTables, isSoundInDark);
  });
} else {
  // Each once, by turns in one of two looks: colours of both themes are compared in apps/web/test/contrast.test.ts.
  const isFirstLook = (_: Sample, index: number) => index % 2 === 0;
  const isSecondLook = (_: Sample, index: number) => index % 2 === 1;
  const all = [...looked, ...phoneTables];
  visit("is sound", all.filter(isFirstLook), isSound);
  test.describe("on a phone", () => {
    test.use(DEVICES.phone);
    visit("is sound in the dark", all.filter(isSecondLook), isSoundInDark);
  });
}

/** Tests that open samples in the app and look at each. */
function visit(what: string, some: readonly Sample[], look: (page: Page) => Promise<void>): void {
  // Samples without a game of their own show the app with no game stored.
  const withGame = some.filter(({ game }) => game !== undefined);
  visitTogether(what, withGame, look);
  visitTogether(
    what,
    some.filter((sample) => !withGame.includes(sample)),
    look,
  );
}

function visitTogether(
  what: string,
  some: readonly Sample[],
  look: (page: Page) => Promise<void>,
): void {
  for (let from = 0; from < some.length; from += FEW) {
    const few = some.slice(from, from + FEW);
    test(`${what}: ${few.map(({ name }) => name).join(", ")}`, async ({ page, context }) => {
      const games = new Set(few.flatMap(({ game }) => game ?? []));
      await storeGames(context, [...games].map(gameNamed));
      await page.goto("/about");
      for (const { name, path } of few) {
        await test.step(name, async () => {
          // A screen that is loaded alone has only its own styles.
          if (isNightly) await page.goto(path);
          else await followTo(page, path);
          await expectShown(page);
          await look(page);
        });
      }
    });
  }
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

async function expectShown(page: Page): Promise<void> {
  await standing(page);
  await expect(page).toHaveTitle(titled);
  await expect(page.getByRole("heading", { name: words.common.broken.title })).toHaveCount(0);
}

/** Whether a sample is the first one of its screen with its game. */
function isFirstOfScreen(sample: Sample): boolean {
  const { samples: all } = routes.find((route) => route.samples.includes(sample)) ?? {
    samples: [],
  };
  return all.find(({ game }) => gameOf(game) === gameOf(sample.game)) === sample;
}

function gameOf(name: string | undefined): string | undefined {
  return name === undefined ? undefined : gameNamed(name).game;
}
