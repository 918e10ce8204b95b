import type { Page } from "@playwright/test";
import { expect, test } from "./app-test.ts";
import { ZimbabweDriver } from "./zimbabwe-driver.ts";
import { deviceGame, deviceRows } from "./device-games.ts";
import { waitUntilLoaded, appText } from "./screen.ts";
import { sampleGame, storeGames } from "./sample-games.ts";

const { games, play, turn } = appText;
const game = sampleGame("my-turn");
const people = game.players.map(({ name }) => name).join(", ");

test("a game that is deleted in another window stays whole here, and is stored again on request", async ({
  page,
  context,
}) => {
  await storeGames(context, [game]);
  await page.goto("/game/my-turn");
  const driver = await ZimbabweDriver.at(page);
  const other = await context.newPage();
  await deleteIt(other);

  const alert = page.locator(".error-bar");
  await expect(alert).toContainText(play.deletedElsewhere);
  await expect(alert.getByRole("link", { name: play.toGames })).toBeVisible();
  await driver.expectFigures();
  // Moves meanwhile do not restore the game.
  await page.keyboard.press("u");
  await expect(driver.button(turn.endTurn)).toBeVisible();
  expect(await deviceRows(page)).toEqual([]);

  await alert.getByRole("button", { name: play.restoreGame }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(async () => (await deviceRows(page)).length).toBe(1);
  const { log } = await deviceGame(page);
  expect(log).toHaveLength(game.log.length + 1);
  await page.reload();
  await expect(driver.button(turn.endTurn)).toBeVisible();
});

test("a deletion that is undone clears the error", async ({ page, context }) => {
  await storeGames(context, [game]);
  await page.goto("/game/my-turn");
  await ZimbabweDriver.at(page);
  const other = await context.newPage();
  await deleteIt(other);
  const alert = page.locator(".error-bar");
  await expect(alert).toBeVisible();
  await other.getByRole("button", { name: games.undo, exact: true }).click();
  await expect(alert).toHaveCount(0);
  expect((await deviceGame(page)).log).toHaveLength(game.log.length);
});

/** Deletes the game from the list of games. */
async function deleteIt(page: Page): Promise<void> {
  await page.goto("/games");
  await waitUntilLoaded(page);
  await page.getByRole("button", { name: games.more(people) }).click();
  await page.getByRole("button", { name: games.deleteGame, exact: true }).click();
  await page
    .getByRole("dialog", { name: games.deleteTitle })
    .getByRole("button", { name: games.deleteGame, exact: true })
    .click();
}
