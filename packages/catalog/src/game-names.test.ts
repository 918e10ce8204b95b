import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { games } from "./index.ts";

const ROOT = join(import.meta.dirname, "../../..");
const GAMES = readdirSync(join(ROOT, "games"));
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
const TEXTS = "packages/text/src";
const LANGUAGES = readdirSync(join(ROOT, TEXTS)).filter((folder) =>
  existsSync(join(ROOT, TEXTS, folder, "web/about.ts")),
);

/** Sources that all games share, except for folders with the name of a game. */
const SHARED_SOURCES = [
  "apps/cli/src",
  "apps/server/src",
  "apps/web/build",
  "apps/web/src",
  "packages/bots/src",
  "packages/catalog/src",
  "packages/engine/src",
  "packages/protocol/src",
  TEXTS,
];

/** The only lists of games: each has a line for every game. */
const REGISTRIES = [
  "apps/web/e2e/samples.ts",
  "apps/cli/src/games/registry.ts",
  "apps/server/src/games/registry.ts",
  "apps/web/src/games/registry.ts",
  "packages/bots/src/registry.ts",
  "packages/catalog/src/index.ts",
  ...LANGUAGES.map((tag) => `${TEXTS}/${tag}/games.ts`),
  "packages/text/testing/games.ts",
];

/** What tells people which games there are. */
const OVERVIEWS = [
  "ARCHITECTURE.md",
  "CHANGELOG.md",
  "README.md",
  "docs/bots.md",
  "docs/code-map.md",
  "package.json",
];

/** Files that name a game all the same, and why. */
const EXCEPTIONS: { readonly [file: string]: string } = {
  "apps/server/src/people/passwords.ts": "a word that people choose as their password",
  ...Object.fromEntries(
    LANGUAGES.map((tag) => [`${TEXTS}/${tag}/web/about.ts`, "the plateau behind the port"]),
  ),
};

/** As a word, or as a part of a name in camel case; not inside another word. */
const NAME = new RegExp(GAMES.flatMap(namesOf).join("|"), "u");

function namesOf(id: string): readonly string[] {
  const capitalized = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  return [`(?<![A-Za-z])${id}(?![a-z])`, `${capitalized}(?![a-z])`, `${id.toUpperCase()}(?![A-Z])`];
}

/** Every file that names a game, outside the games' folders and the tests. */
const namingFiles = SHARED_SOURCES.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .filter((file) => /\.(?:ts|tsx|css|js)$/u.test(file) && !isOfGame(file) && !isOfTest(file))
    .filter((file) => NAME.test(read(file))),
);

function foldersOf(file: string): readonly string[] {
  return file.split("/").slice(0, -1);
}

function isOfGame(file: string): boolean {
  return foldersOf(file).some((folder) => GAMES.includes(folder));
}

function isOfTest(file: string): boolean {
  return /\.test\.tsx?$/u.test(file) || foldersOf(file).includes("testing");
}

/** A new game is the last to be added to the catalog. */
describe.each(games.map(({ id }) => id))("%s", (id) => {
  test.each(REGISTRIES)("is in %s", (file) => {
    expect(read(file)).toMatch(new RegExp(`\\./(?:[\\w./]+/)?${id}/|@sofala/${id}"`, "u"));
  });

  test.each(OVERVIEWS)("is in %s", (file) => {
    const [, title = ""] =
      /title: "(.+)"/u.exec(read(`packages/text/src/en/${id}/overview.ts`)) ?? [];
    expect([title, `games/${id}`].filter((name) => read(file).includes(name))).not.toEqual([]);
  });
});

describe("shared code", () => {
  test("asks the registry, and names no game itself", () => {
    const known = [...REGISTRIES, ...Object.keys(EXCEPTIONS)];
    expect(namingFiles.filter((file) => !known.includes(file))).toEqual([]);
  });

  test("has no superfluous exception", () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !namingFiles.includes(file))).toEqual([]);
  });
});
