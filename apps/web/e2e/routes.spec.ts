import type { Page } from "@playwright/test";
import { isNightly } from "@sofala/engine/testing/trials";
import { matchPath } from "../src/match-path.ts";
import type { Sample } from "../src/games/sample.ts";
import { routes, type Route } from "../src/routes.ts";
import { expect, test } from "./app-test.ts";
import { violations } from "./axe-violations.ts";
import { DEVICES } from "./appearance.ts";
import { samples, samplesOf } from "./samples.ts";
import { waitUntilLoaded, appText } from "./screen.ts";
import {
  expectShown,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleInDark,
} from "./page-checks.ts";
import { sampleGame } from "./sample-games.ts";
import { visitSamples } from "./visit-samples.ts";

/** Tables, replays and tutorials have parts of their own on a phone. */
const PHONE_TABLES = ["table-turn", "replay", "tutorial", "market", "market-shop", "market-replay"];

const phoneTables = samples.filter(({ name }) => PHONE_TABLES.includes(name));
const others = samples.filter((sample) => !phoneTables.includes(sample));

const checked = others.filter((sample) => isNightly || isFirstOfScreen(sample));
if (isNightly) {
  visit("is sound in both themes", checked, expectAccessibleInBothThemes);
  visit("is sound", phoneTables, expectAccessible);
  test.describe("on a phone", () => {
    test.use(DEVICES.phone);
    visit("is sound", phoneTables, expectAccessible);
    visit("is sound in the dark", phoneTables, expectAccessibleInDark);
  });
} else {
  // Each once, alternating between two appearances: apps/web/test/contrast.test.ts checks the colours of both themes.
  const hasFirstAppearance = (_: Sample, index: number) => index % 2 === 0;
  const isSecondLook = (_: Sample, index: number) => index % 2 === 1;
  const all = [...checked, ...phoneTables];
  visit("is sound", all.filter(hasFirstAppearance), expectAccessible);
  test.describe("on a phone", () => {
    test.use(DEVICES.phone);
    visit("is sound in the dark", all.filter(isSecondLook), expectAccessibleInDark);
  });
}

/** Tests that open samples in the app and check each. */
function visit(what: string, some: readonly Sample[], check: (page: Page) => Promise<void>): void {
  visitSamples(test, what, some, async (page) => {
    await expectShown(page);
    await check(page);
  });
}

test("an unknown address says so and shows a link", async ({ page }) => {
  await page.goto("/no/such/screen");
  await waitUntilLoaded(page);
  const { title, homeLink } = appText.common.notFound;
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: homeLink }).click();
  await expect(page).toHaveURL("/");
});

/** Whether a sample is the first one of its screen with its game. */
function isFirstOfScreen(sample: Sample): boolean {
  const route = routes.find((each) => samplesOf(each).includes(sample));
  if (route === undefined) return false;
  const game = gameOf(sample, route);
  return samplesOf(route).find((other) => gameOf(other, route) === game) === sample;
}

/** The game that the sample's address or stored game is about. */
function gameOf({ game, path }: Sample, route: Route): string | undefined {
  if (game !== undefined) return sampleGame(game).game;
  return matchPath(route.path, new URL(path, "http://here").pathname)?.["game"];
}
