import { join } from "node:path";
import type { Rolldown } from "vite";

type Graph = Rolldown.ChunkingContext;

/** Parts of the app by the modules at which they start; the first that fits. All others are "other". */
const STARTS = [
  ["shell", /\/apps\/web\/index\.html$/u],
  ["home", /\/src\/screens\/home\/home-screen\.tsx$/u],
  // Only for people who were here before.
  ["recent", /\/src\/screens\/home\/recent-games\.tsx$/u],
  ["local", /\/src\/screens\/table\/table-screen\.tsx$/u],
  ["local", /\/src\/games\/[^/]+\/local-table-view\.tsx$/u],
  ["online", /\/src\/screens\/online-table\/online-table-screen\.tsx$/u],
  ["online", /\/src\/games\/[^/]+\/(?:online\/)?(?:online-table-view|remote-table)\.tsx?$/u],
  ["picture", /\/src\/games\/[^/]+\/(?:home|thumbnail|setup)\//u],
  ["picture", /\/src\/games\/.+\/(?:thumbnail|seat-badge)\.tsx$/u],
  ["worker", /\/src\/games\/[^/]+\/workers\/(?:[^/]+-)?worker\.ts$/u],
  // What a table loads next.
  ["next", /\/src\/games\/[^/]+\/(?!(?:analysis|end|online|replay|rules|tutorial)\/)/u],
] as const;

/** The parts that somebody waits for. */
const FIRST = ["shell", "home", "recent", "local", "online"];

/** Whatever all of these need, the page loads at once. */
const EVERYWHERE = ["home", "local", "online"];

/** What only small games share: large games should not load it. */
const SMALL_GAMES = /\/src\/table\/(?:point-board|small-game)\//u;

/** The first text of a language, and what the tables of a game load at once. */
const FIRST_TEXT = /\/packages\/text\/src\/([^/]+)\/index\.ts$/u;
const TABLE_TEXT = /\/packages\/text\/src\/([^/]+)\/([^/]+)\/(?:\2|web\/web)\.ts$/u;

/** What loads the texts of a game. */
const TEXT_LOADER =
  /\/(?:text\/src\/games\/(?<text>[^/]+)\/index|web\/src\/games\/(?<web>[^/]+)\/\k<web>-text)\.ts$/u;

/**
 * The script file of a module that a first page needs: modules that the same parts of the app need share one file,
 * because many small files are larger in total and load more slowly. All other modules are undefined here, and split as
 * usual.
 *
 * Whatever a module imports is needed by the same parts of the app, and perhaps by more. So files do not import each other
 * in a circle, and what a worker needs is not in a file with the page.
 */
export function pageScript(id: string, graph: Graph): string | undefined {
  // A file of their own: loaders of tables import them, and should not wait for the table.
  const { text: textOf, web = textOf } = TEXT_LOADER.exec(id)?.groups ?? {};
  if (web !== undefined) return `${web}-text`;
  const parts = new Set<string>();
  const games = new Set<string>();
  const tables = new Set<string>();
  const largeTables = new Set<string>();
  const entries = entriesTo(id, graph);
  for (const entry of entries) {
    const part = STARTS.find(([, start]) => start.test(entry))?.[0] ?? "other";
    const game = /\/src\/games\/([^/]+)\//u.exec(entry)?.[1];
    parts.add(part);
    if (game !== undefined) games.add(game);
    if (part !== "local" && part !== "online") continue;
    tables.add(game ?? "all");
    if (!isOfSmallGame(entry, graph)) largeTables.add(game ?? "all");
  }
  const text = textScript(entries);
  if (text !== undefined) return text;
  if (!FIRST.some((part) => parts.has(part))) return undefined;
  if (EVERYWHERE.every((part) => parts.has(part))) parts.add("shell");
  if (parts.has("shell") && !parts.has("worker")) return "shell";
  if (parts.has("local")) {
    parts.delete("next");
    parts.delete("other");
  }
  // Who looks at a picture or a set-up is likely to open a table next.
  if (parts.has("local") && parts.has("online")) parts.delete("picture");
  const name = [...parts].sort().join("-");
  const [game] = tables;
  if (tables.size === 0 || tables.has("all")) return SMALL_GAMES.test(id) ? `small-${name}` : name;
  // Another game loads it later; it should not load the table of this one.
  if (tables.size === 1) return games.size === 1 ? `${game}-${name}` : undefined;
  // What a large game shares with small ones alone, the other large ones should not load.
  return largeTables.size > 1 ? name : ["small", ...largeTables, name].join("-");
}

/** True if the table of a small game is loaded with this module. */
const isOfSmallGame = (entry: string, graph: Graph): boolean =>
  graph.getModuleInfo(entry)?.importedIds.some((each) => SMALL_GAMES.test(each)) === true;

/** The script file of a text that people wait for; what every language needs is always needed. */
function textScript(entries: readonly string[]): string | undefined {
  const isFirst = entries.some((entry) => FIRST_TEXT.test(entry));
  const found = entries.flatMap((entry) => {
    const [, language, game] = (isFirst ? FIRST_TEXT : TABLE_TEXT).exec(entry) ?? [];
    return language === undefined ? [] : [{ language, game }];
  });
  const [first] = found;
  if (first === undefined) return undefined;
  if (found.some(({ language }) => language !== first.language)) return "shell";
  const isOfGame = !isFirst && found.every(({ game }) => game === first.game);
  return isOfGame ? `${first.language}-${first.game}` : first.language;
}

/** The scripts, workers and lazily loaded modules that need a module. */
function entriesTo(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  for (const each of seen) for (const user of usersOf(each, graph)) seen.add(user);
  return [...seen].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info?.isEntry === true || (info?.dynamicImporters.length ?? 0) > 0;
  });
}

/** The modules that import a module; instead of the index of its package, those that import its names from there. */
function usersOf(id: string, graph: Graph): readonly string[] {
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.flatMap((importer) => {
    if (!PACKAGE_INDEX.test(importer)) return [importer];
    const code = codeOf(importer, graph);
    if (namesIn(IMPORT, code, (path) => isPathTo(id, importer, path)).length > 0) return [importer];
    const names = new Set(namesIn(EXPORT_FROM, code, (path) => isPathTo(id, importer, path)));
    const users = graph.getModuleInfo(importer)?.importers ?? [];
    return users.filter((user) => {
      const isIndex = (path: string): boolean =>
        path === packageOf(importer) || isPathTo(importer, user, path);
      return namesIn(IMPORT, codeOf(user, graph), isIndex).some((name) => names.has(name));
    });
  });
}

const PACKAGE_INDEX = /\/(?:packages|games)\/([^/]+)\/src\/(?:games\/([^/]+)\/)?index\.ts$/u;
const IMPORT = /\bimport \{([^}]*)\} from "([^"]+)"/gu;
const EXPORT_FROM = /\bexport \{([^}]*)\} from "([^"]+)"/gu;

/** The names that statements take from the modules of these paths, as they are called there. */
function namesIn(statement: RegExp, code: string, isWanted: (path: string) => boolean) {
  return [...code.matchAll(statement)]
    .filter(([, , path = ""]) => isWanted(path))
    .flatMap(([, names = ""]) => names.split(",").map((name) => name.trim().split(" ")[0] ?? ""));
}

const codeOf = (id: string, graph: Graph): string => graph.getModuleInfo(id)?.code ?? "";
const isPathTo = (id: string, from: string, path: string): boolean => join(from, "..", path) === id;
/** `@sofala/bots`, `@sofala/text/<game>`. */
const packageOf = (index: string): string =>
  ["@sofala", ...(PACKAGE_INDEX.exec(index)?.slice(1) ?? [])].filter((part) => part).join("/");

/**
 * The scripts that are requested together with one, and not when it asks for them: only for first pages, because each
 * is named in a list.
 */
export function preloadedScripts(script: string, needed: readonly string[]): string[] {
  return FIRST_SCRIPT.test(script) ? needed.filter((each) => !ALWAYS_LOADED.test(each)) : [];
}

const FIRST_SCRIPT = /\/(?:table-loaders|(?:[a-z]+-){0,2}(?:home|local|online))-.{8}\.js$/u;
const ALWAYS_LOADED = /\/index-.{8}\.js$/u;
