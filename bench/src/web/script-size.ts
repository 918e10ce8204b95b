import { appText } from "../../../apps/web/e2e/screen.ts";
import type { Page, BrowserSession } from "../../../apps/web/e2e/browser-session.ts";
import { sampleGame } from "../../../apps/web/e2e/sample-games.ts";
import { figure, type Figure } from "../figures.ts";
import { markWhenBoardIsComplete, timeOfBoard } from "./board-mark.ts";
import { freshPage, openBoard } from "./fresh-page.ts";
import type { Subject } from "./subjects.ts";

/** What is downloaded until the board can be played on, compressed with gzip. */
export async function scriptSize(
  place: BrowserSession,
  { turn, figures: { board } }: Subject,
): Promise<readonly Figure[]> {
  const page = await freshPage(place, sampleGame(turn));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(markWhenBoardIsComplete, appText.table.actions);
  const isThere = await openBoard(page, `/game/${turn}`);
  const needed = [...new Set(asked)];
  const scripts = await scriptsUntilBoardWasComplete(page);
  await page.waitForLoadState("networkidle");
  await page.context().close();
  if (!isThere) return [];
  const afterwards = new Set(asked.filter((path) => isScript(path) && !scripts.includes(path)));
  return [
    figure(
      `web.${board}.scriptKb`,
      await kilobytes(place, scripts),
      "kB",
      `gzip, ${scripts.length} files, on a first visit`,
    ),
    figure(
      `web.${board}.laterScriptKb`,
      await kilobytes(place, [...afterwards]),
      "kB",
      "downloaded after the board is complete: what is needed next, and the bots if they play first",
    ),
    figure(
      `web.${board}.allKb`,
      await kilobytes(place, needed),
      "kB",
      "until the board is visible, including the page, styles and fonts",
    ),
  ];
}

const isScript = (path: string): boolean => path.endsWith(".js");

/** The scripts that had been requested by then. */
async function scriptsUntilBoardWasComplete(page: Page): Promise<readonly string[]> {
  const paths = await page.evaluate(
    (stood) =>
      performance
        .getEntriesByType("resource")
        .filter(({ startTime }) => startTime <= stood)
        .map(({ name }) => new URL(name).pathname),
    await timeOfBoard(page),
  );
  return [...new Set(paths)].filter(isScript);
}

async function kilobytes({ site }: BrowserSession, paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => {
    const file = site.get(path) ?? site.get("/index.html");
    return ((await file?.encoded("gzip")) ?? file?.content)?.length ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
