import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"));
const sources = sourcesIn(join(SOURCES, "games"));

test.each([
  ["set-ups and tutorials", /storageKey: "([^"]+)"/gu],
  ["players in the form of a new table", /storedNames: \{ players: "([^"]+)"/gu],
  ["options in the form of a new table", /storedNames: \{.*options: "([^"]+)"/gu],
])("games store their %s under different names", (_, pattern) => {
  const names = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name]) => name));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
});

test("docs/privacy.md has every name under which the app stores something", () => {
  const privacy = readFileSync(join(SOURCES, "../../../docs/privacy.md"), "utf8");
  const names = sourcesIn(SOURCES).flatMap((source) =>
    [...source.matchAll(/(?:\bKEY = |storageKey: )"([^"]+)"/gu)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  const games = readdirSync(join(SOURCES, "games"));
  const documented = (name = ""): string => {
    const game = games.find((each) => name.startsWith(`sofala-${each}-`));
    return game === undefined ? name : name.replace(game, "<game>");
  };
  expect(names.filter((name) => !privacy.includes(`\`${documented(name)}\``))).toEqual([]);
});
