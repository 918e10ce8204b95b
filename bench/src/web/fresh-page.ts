import {
  CONTEXT_OPTIONS,
  type Page,
  type BrowserSession,
} from "../../../apps/web/e2e/browser-session.ts";
import { withSettings, appText } from "../../../apps/web/e2e/screen.ts";
import { storeGames } from "../../../apps/web/e2e/sample-games.ts";
import type { StoredGame } from "../../../apps/web/src/store/stored-game.ts";

/** A page of somebody who has only this game on the device, so that everything is downloaded. */
export async function freshPage(
  { browser, address }: BrowserSession,
  game: StoredGame,
): Promise<Page> {
  const context = await browser.newContext({
    ...CONTEXT_OPTIONS,
    baseURL: address,
    viewport: { width: 1440, height: 900 },
  });
  await withSettings(context, { pace: "brisk" });
  await storeGames(context, [game]);
  return context.newPage();
}

/** Opens a screen with a board; false if the app has no such screen. */
export async function openBoard(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  const board = page
    .getByRole("grid")
    .or(page.getByRole("region", { name: appText.table.actions }));
  const heading = page.getByRole("heading", { name: appText.common.notFound.title });
  await board.or(heading).first().waitFor();
  return board.first().isVisible();
}
