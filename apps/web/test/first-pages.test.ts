import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildWeb } from "../../../scripts/src/build-web.ts";
import { loadSite } from "../serve/site.ts";

/** Each folder is a game. */
const GAMES = readdirSync(join(import.meta.dirname, "../src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What each further game may add to every page: its title and how it is loaded. */
const PER_GAME = 0.6;
const MORE = PER_GAME * (GAMES.length - 3);

/** Gzip size of the scripts until somebody can act, in kB. If a page grows, load later what it does not show at first. */
const HOME_BUDGET = 28.0 + MORE;

interface GameBudget {
  readonly local: number;
  readonly online: number;
  /** The modules of the game that a table imports one after the other, beside those that are named after their games. */
  readonly parts?: readonly string[];
  readonly onlineParts?: readonly string[];
}

const LARGE_GAMES: { readonly [game: string]: GameBudget } = {
  zimbabwe: {
    local: 109.5,
    online: 162.7,
    onlineParts: [
      "games/zimbabwe/online/online-table-view.tsx",
      "games/zimbabwe/online/remote-table.ts",
    ],
  },
  mediterranean: {
    local: 106.9,
    online: 151.0,
    parts: ["games/mediterranean/market/market.tsx", "games/mediterranean/market/trade-bar.tsx"],
    onlineParts: [
      "games/mediterranean/online/online-table-view.tsx",
      "games/mediterranean/online/remote-table.ts",
    ],
  },
};

/** What two small games share is in files of their own, which compress a little worse. */
const SHARED_FILES = GAMES.length > Object.keys(LARGE_GAMES).length + 1 ? 0.4 : 0;
/** A small game, or any game that is not in the list above. */
const SMALL_GAME: GameBudget = { local: 55.2 + SHARED_FILES, online: 101.8 + SHARED_FILES };
const budgetOf = (game: string): GameBudget => LARGE_GAMES[game] ?? SMALL_GAME;

/** The modules that pages import one after the other. */
const FIRST = ["src/main.tsx", "text/src/en/index.ts"];
const HOME = ["src/screens/home/home-screen.tsx"];
const LOCAL = ["src/screens/table/table-screen.tsx"];
const ONLINE = ["src/screens/online-table/online-table-screen.tsx", "text/src/en/web/online.ts"];

const built = loadSite(await buildWeb(join(import.meta.dirname, "../../..")));
const textOf = (path: string): string => built.get(path)?.content.toString() ?? "";
const scripts = [...built.keys()].filter((path) => path.endsWith(".js"));

/** The script that contains each module, by the source maps. */
const scriptOf = new Map(
  scripts.flatMap((script) => {
    const { sources = [] } = JSON.parse(textOf(`${script}.map`) || "{}") as {
      readonly sources?: readonly string[];
    };
    return sources.map((source) => [source, script] as const);
  }),
);

/** The scripts of modules, and those that these import. */
function scriptsOf(modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules.map(scriptWith));
  for (const script of found) {
    for (const [, name] of textOf(script).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/gu)) {
      found.add(`/assets/${name}`);
    }
  }
  return found;
}

/** The size of the scripts of modules. */
async function kilobytes(modules: readonly string[]): Promise<number> {
  const files = [...scriptsOf(modules)].map((script) => built.get(script));
  const sizes = await Promise.all(
    files.map(async (file) => ((await file?.encoded("gzip")) ?? file?.content)?.length ?? 0),
  );
  return sizes.reduce((sum, bytes) => sum + bytes) / 1000;
}

function scriptWith(module: string): string {
  const found = [...scriptOf].find(([source]) => source.endsWith(`/${module}`));
  if (found === undefined) throw new Error(`no script contains ${module}`);
  return found[1];
}

/** The modules of a table, on this device and online. */
function tableOf(game: string) {
  const { parts = [], onlineParts = [`games/${game}/online-table-view.tsx`] } = budgetOf(game);
  const texts = [`en/${game}/${game}.ts`, `en/${game}/web/web.ts`];
  const first = [...FIRST, `games/${game}/table-loaders.ts`, ...texts, ...parts];
  return {
    local: [...first, ...LOCAL, `games/${game}/local-table-view.tsx`],
    online: [...first, ...ONLINE, ...onlineParts],
  };
}

test("the home page is small", async () => {
  expect(await kilobytes([...FIRST, ...HOME])).toBeLessThan(HOME_BUDGET);
});

test.for(GAMES)("the first board of %s is small, on this device and online", async (game) => {
  const { local, online } = tableOf(game);
  expect(await kilobytes(local)).toBeLessThan(budgetOf(game).local + MORE);
  expect(await kilobytes(online)).toBeLessThan(budgetOf(game).online + MORE);
});

/** The signals of texts of which parts are loaded after the first page: `allAppText`. */
const ALL_OF_A_TEXT = /^(?!export).*\ball[A-Z]\w*Text\b/mu;

test.for(GAMES)("the first board of %s reads no text that is loaded later", (game) => {
  const { local, online } = tableOf(game);
  const readers = [...scriptsOf([...local, ...online, ...HOME])].flatMap((script) => {
    const { sources, sourcesContent } = JSON.parse(textOf(`${script}.map`)) as {
      readonly sources: readonly string[];
      readonly sourcesContent: readonly string[];
    };
    return sources.filter((_, index) => ALL_OF_A_TEXT.test(sourcesContent[index] ?? ""));
  });
  expect(readers.filter((path) => !path.endsWith("-text.ts"))).toEqual([]);
});
