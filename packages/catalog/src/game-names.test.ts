import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const GAMES = readdirSync(join(ROOT, "games"));

/** Sources that all games share, except for folders with the name of a game. */
const SHARED_SOURCES = [
  "apps/cli/src",
  "apps/server/src",
  "packages/bots/src",
  "packages/catalog/src",
  "packages/engine/src",
  "packages/protocol/src",
  "packages/text/src",
];

/** The only lists of games: each has a line for every game. */
const REGISTRIES = [
  "apps/cli/src/games/registry.ts",
  "apps/server/src/games/registry.ts",
  "packages/bots/src/registry.ts",
  "packages/catalog/src/index.ts",
  "packages/text/src/en/games.ts",
  "packages/text/src/it/games.ts",
];

/** Files that name a game all the same, and why. */
const EXCEPTIONS: { readonly [file: string]: string } = {
  "apps/cli/src/commands/review.ts": "its help explains by an example",
  "apps/server/src/http/documentation-guide.ts": "a request that readers can copy",
  "apps/server/src/http/table-routes.ts": "requests that readers can copy",
  "apps/server/src/people/passwords.ts": "a word that people choose as their password",
  "packages/text/src/en/web/about.ts": "the plateau behind the port of Sofala",
  "packages/text/src/it/web/about.ts": "the plateau behind the port of Sofala",
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
    .filter((file) => file.endsWith(".ts") && !isOfGame(file) && !isOfTest(file))
    .filter((file) => NAME.test(readFileSync(join(ROOT, file), "utf8"))),
);

function foldersOf(file: string): readonly string[] {
  return file.split("/").slice(0, -1);
}

function isOfGame(file: string): boolean {
  return foldersOf(file).some((folder) => GAMES.includes(folder));
}

function isOfTest(file: string): boolean {
  return file.endsWith(".test.ts") || foldersOf(file).includes("testing");
}

describe("shared code", () => {
  test("asks the registry, and names no game itself", () => {
    const known = [...REGISTRIES, ...Object.keys(EXCEPTIONS)];
    expect(namingFiles.filter((file) => !known.includes(file))).toEqual([]);
  });

  test("has no superfluous exception", () => {
    expect(Object.keys(EXCEPTIONS).filter((file) => !namingFiles.includes(file))).toEqual([]);
  });
});
