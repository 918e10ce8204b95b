import type { Page } from "@playwright/test";
import { expect, test } from "./app-test.ts";
import { Driver } from "./zimbabwe-driver.ts";
import { keptGame, keptRows } from "./device-games.ts";
import { standing, words } from "./screen.ts";
import { gameNamed, storeGames } from "./sample-games.ts";

const { games, play, turn } = words;
const game = gameNamed("my-turn");
const people = game.players.map(({ name }) => name).join(", ");

test("a game that is deleted in another window is whole here, and kept again when wanted", async ({
  page,
  context,
}) => {
  await storeGames(context, [game]);
  await page.goto("/game/my-turn");
  const driver = await Driver.at(page);
  const other = await context.newPage();
  await deleteIt(other);

  const alert = page.locator(".trouble-bar");
  await expect(alert).toContainText(play.deletedElsewhere);
  await expect(alert.getByRole("link", { name: play.toGames })).toBeVisible();
  await driver.expectFigures();
  // What is played meanwhile brings nothing back by itself.
  await page.keyboard.press("u");
  await expect(driver.button(turn.endTurn)).toBeVisible();
  expect(await keptRows(page)).toEqual([]);

  await alert.getByRole("button", { name: play.keepDeleted }).click();
  await expect(alert).toHaveCount(0);
  await expect.poll(async () => (await keptRows(page)).length).toBe(1);
  const { log } = await keptGame(page);
  expect(log).toHaveLength(game.log.length + 1);
  await page.reload();
  await expect(driver.button(turn.endTurn)).toBeVisible();
});

test("a deletion that is undone is no trouble any more", async ({ page, context }) => {
  await storeGames(context, [game]);
  await page.goto("/game/my-turn");
  await Driver.at(page);
  const other = await context.newPage();
  await deleteIt(other);
  const alert = page.locator(".trouble-bar");
  await expect(alert).toBeVisible();
  await other.getByRole("button", { name: games.undo, exact: true }).click();
  await expect(alert).toHaveCount(0);
  expect((await keptGame(page)).log).toHaveLength(game.log.length);
});

/** Deletes the game from the list of games. */
async function deleteIt(page: Page): Promise<void> {
  await page.goto("/games");
  await standing(page);
  await page.getByRole("button", { name: games.more(people) }).click();
  await page.getByRole("button", { name: games.remove, exact: true }).click();
  await page
    .getByRole("dialog", { name: games.removeTitle })
    .getByRole("button", { name: games.remove, exact: true })
    .click();
}
