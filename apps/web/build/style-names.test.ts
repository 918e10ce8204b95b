import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");

/** The classes that a style sheet styles wherever they are: rules with nothing but the class, outside other rules. */
const styledClasses = (css: string): readonly string[] =>
  [...css.matchAll(/^\.([\w-]+)(?= ?[{,])/gmu)].map(([, name = ""]) => name);

const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => file.endsWith(".css"))
  .map((file) => ({
    owner: /^games\/([^/]+)\//u.exec(file)?.[1] ?? "all games",
    classes: styledClasses(readFileSync(join(SOURCES, file), "utf8")),
  }));

test("no game styles a class of another game or of all games", () => {
  const owners = new Map<string, Set<string>>();
  for (const { owner, classes } of sheets) {
    for (const name of classes) owners.set(name, (owners.get(name) ?? new Set()).add(owner));
  }
  expect(owners.size).toBeGreaterThan(100);
  expect([...owners].filter(([, names]) => names.size > 1)).toEqual([]);
});
