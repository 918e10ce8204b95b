import type { Place } from "../../../apps/web/e2e/place.ts";
import { gameNamed } from "../../../apps/web/e2e/stored-games.ts";
import { figure, type Figure } from "../figures.ts";
import { freshPage, openBoard } from "./fresh-page.ts";
import type { Subject } from "./subjects.ts";

/** What travels until a board stands that can be played on, as much as it is under gzip. */
export async function scriptSize(
  place: Place,
  { turn, figures: { board } }: Subject,
): Promise<readonly Figure[]> {
  const page = await freshPage(place, gameNamed(turn));
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isThere = await openBoard(page, `/game/${turn}`);
  const needed = [...new Set(asked)];
  await page.context().close();
  if (!isThere) return [];
  const scripts = needed.filter((path) => path.endsWith(".js"));
  return [
    figure(
      `web.${board}.scriptKb`,
      await kilobytes(place, scripts),
      "kB",
      `gzip, ${scripts.length} files, by somebody who comes for the first time`,
    ),
    figure(
      `web.${board}.allKb`,
      await kilobytes(place, needed),
      "kB",
      "the same with page, styles and letters",
    ),
  ];
}

async function kilobytes({ site }: Place, paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => {
    const file = site.get(path) ?? site.get("/index.html");
    return ((await file?.encoded("gzip")) ?? file?.content)?.length ?? 0;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0) / 1000;
}
