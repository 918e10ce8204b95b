import { expect, test } from "./app-test.ts";
import { deviceGame } from "./device-games.ts";
import { sampleGame, storeGames } from "./sample-games.ts";
import { appText } from "./screen.ts";

const { play, turn } = appText;
const game = sampleGame("my-turn");

test("a table is played while texts of its dialogs are loading, and a dialog that was opened early appears with them", async ({
  page,
  context,
}) => {
  const held = Promise.withResolvers<undefined>();
  await context.route(/\/assets\/later-.*\.js$/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await storeGames(context, [game]);
  await page.goto("/game/my-turn");
  await expect(page.getByRole("button", { name: turn.endTurn })).toBeVisible();
  await page.keyboard.press("?");
  await page.keyboard.press("u");
  await expect.poll(async () => (await deviceGame(page)).log.length).toBe(game.log.length + 1);
  const dialog = page.getByRole("dialog", { name: play.keysTitle });
  await expect(dialog).toHaveCount(0);
  held.resolve(undefined);
  await expect(dialog).toBeVisible();
});
