import type { Page, BrowserSession } from "../../../apps/web/e2e/browser-session.ts";
import { figure, type Figure } from "../figures.ts";
import type { Effort } from "../group.ts";
import { freshPage, openBoard } from "./fresh-page.ts";
import type { Subject } from "./subjects.ts";
import { recordTrace, type Task } from "./trace.ts";

/** The browser's definition of a long task. */
const LONG_MS = 50;
/** How often the state of the game is checked. */
const GLANCE_MS = 500;
const LONGEST_GAME_MS = 300_000;

/** The page's main thread while steady bots play a game to its end and somebody watches. */
export async function botGame(
  place: BrowserSession,
  { bots, figures: { board, game: name } }: Subject,
  effort: Effort,
): Promise<readonly Figure[]> {
  const game = bots(effort);
  const page = await freshPage(place, game);
  let isThere = true;
  const opening = await recordTrace(page, async () => {
    isThere = await openBoard(page, `/game/${game.id}`);
  });
  const playing = isThere ? await recordTrace(page, () => untilGameOver(page, game.id)) : opening;
  await page.context().close();
  if (!isThere) return [];
  const rounds = effort === "quick" ? "a short game" : "a whole game";
  const note = "CPU time of the longest task of the page";
  return [
    figure(
      board === "board" ? "web.opening.longestTaskMs" : `web.${board}.openingTaskMs`,
      longest(opening.tasks),
      "ms",
      `${note} until the board is complete`,
    ),
    figure(
      `web.${name}.longestTaskMs`,
      longest(playing.tasks),
      "ms",
      `${note} in ${rounds} of ${game.players.length} bots`,
    ),
    figure(
      `web.${name}.longTasks`,
      playing.tasks.filter(({ wall }) => wall > LONG_MS).length,
      "tasks",
      `of ${playing.tasks.length} took more than ${LONG_MS} ms of wall-clock time`,
    ),
  ];
}

const longest = (tasks: readonly Task[]): number =>
  Math.max(...tasks.map(({ processor }) => processor));

/** Resolves when the game on the device is over. */
async function untilGameOver(page: Page, id: string): Promise<void> {
  const limit = performance.now() + LONGEST_GAME_MS;
  while (!(await page.evaluate(isOver, id))) {
    if (performance.now() > limit) throw new Error("the bots' game does not end");
    await page.waitForTimeout(GLANCE_MS);
  }
}

function isOver(id: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("sofala");
    opening.addEventListener("error", () => reject(new Error("no database")));
    opening.addEventListener("success", () => {
      const reading = opening.result.transaction("games").objectStore("games").get(id);
      reading.addEventListener("success", () => {
        opening.result.close();
        resolve("ranking" in (reading.result as object));
      });
    });
  });
}
