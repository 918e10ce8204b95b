import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Shared files that still name a game. Make this list shorter, never longer. */
const FILES_THAT_NAME_A_GAME = [
  "people/moderation-status.tsx",
  "routes.ts", // the addresses of samples
  "styles/tokens.css", // comments
];

const SOURCES = join(import.meta.dirname, "../src");

/** A game is a folder; the files beside it are shared, but for the list of games. */
const games = readdirSync(join(SOURCES, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const NOT_SHARED = new RegExp(
  String.raw`\.test\.tsx?$|^testing/|^games/(?:registry\.ts$|(?:${games.join("|")})/)`,
  "u",
);

test("shared code names no game, but for a list that only becomes shorter", () => {
  // As a word, or as a part of a name in camel case; not inside another word.
  const names = new RegExp(
    games
      .flatMap((id) => {
        const capitalized = `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
        return [`(?<![A-Za-z])${id}(?![a-z])`, `${capitalized}(?![a-z])`];
      })
      .join("|"),
    "u",
  );
  const naming = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:ts|tsx|css)$/u.test(path) && !NOT_SHARED.test(path))
    .filter((path) => names.test(readFileSync(join(SOURCES, path), "utf8")));
  expect(games.length).toBeGreaterThan(1);
  expect(naming.toSorted()).toEqual(FILES_THAT_NAME_A_GAME);
});
