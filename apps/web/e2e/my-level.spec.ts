import type { Page } from "@playwright/test";
import { expect, test } from "./app-test.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { appText } from "./screen.ts";

const { home, setup } = appText;
const { bots } = home.games.zimbabwe;

const secondPlayer = (page: Page) => page.getByLabel(`${setup.seat(2)}: ${setup.player}`);

async function chooseMyLevel(page: Page): Promise<void> {
  await page.goto("/new/zimbabwe?for=bots");
  await expect(secondPlayer(page)).toHaveValue("steady");
  await page.getByRole("button", { name: setup.asStrongAsMe }).click();
}

test("without a finished game, bots as strong as me are novices", async ({ page }) => {
  await chooseMyLevel(page);
  await expect(page.getByText(setup.noResults(bots.novice.name))).toBeVisible();
  await expect(secondPlayer(page)).toHaveValue("novice");
});

test("the results on this device choose bots as strong as me", async ({ page, context }) => {
  // Second of four against steady bots.
  await storeGames(context, [sampleGame("finished")]);
  await chooseMyLevel(page);
  await expect(page.getByText(setup.chosenByResults("Farmer"))).toBeVisible();
  await expect(secondPlayer(page)).toHaveValue("casual");
});

test("where only people play, there is no level to choose", async ({ page }) => {
  await page.goto("/new/zimbabwe?for=table&players=2");
  await expect(page.getByRole("button", { name: setup.start })).toBeVisible();
  await expect(page.getByRole("button", { name: setup.asStrongAsMe })).toHaveCount(0);
});
