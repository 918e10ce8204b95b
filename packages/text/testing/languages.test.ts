import { EDITIONS } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { languages } from "../src/index.ts";
import { SENTENCE, SLIPS, TAGS, type Tag } from "./said.ts";

/** Gods and empires keep their names everywhere. */
const PROPER = /^zimbabwe\.(god\.[\w-]+\.name|empire\.\w+)$/;

const texts = new Map(TAGS.map((tag) => [tag, textsOf(tag)]));
const english = textsOf("en");

test.each(TAGS)("%s is offered under its tag", (tag) => {
  expect(languages[tag].tag).toBe(tag);
});

test("every language has a name of its own", () => {
  expect(new Set(TAGS.map((tag) => languages[tag].name)).size).toBe(TAGS.length);
});

describe.each(TAGS.filter((tag) => tag !== "en"))("%s", (tag) => {
  const own = texts.get(tag) ?? new Map<string, string>();

  test("has every text that English has", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  test("leaves nothing in English but proper names", () => {
    const same = [...own].filter(([path, text]) => text === english.get(path));
    expect(same.filter(([path]) => !PROPER.test(path))).toEqual([]);
    expect(same.length).toBeGreaterThan(0);
  });

  test("ends with a full stop where English does", () => {
    const isClosed = (text = "") => text.endsWith(".");
    const other = [...own].filter(([path, text]) => isClosed(text) !== isClosed(english.get(path)));
    expect(other).toEqual([]);
  });
});

test.each(TAGS)("%s has no slips", (tag) => {
  const slips = [...(texts.get(tag) ?? [])].filter(([, text]) => SLIPS.test(text));
  expect(slips).toEqual([]);
});

describe.each(TAGS)("%s", (tag) => {
  test.each(["zimbabwe", "mediterranean"] as const)(
    "every bot of %s has a name and a style",
    (game) => {
      const bots = Object.values(languages[tag][game].bot);
      expect(new Set(bots.map(({ name }) => name)).size).toBe(bots.length);
      for (const { style } of bots) expect(style).toMatch(SENTENCE);
    },
  );
});

/** Every fixed text of both games, by its path: `zimbabwe.god.eshu.effect`. */
function textsOf(tag: Tag): ReadonlyMap<string, string> {
  const { zimbabwe, mediterranean } = languages[tag];
  const { building, development, calamity } = mediterranean;
  const tiles = Object.values(EDITIONS).flatMap(({ buildings, developments, calamities }) => [
    ...Object.keys(buildings).map((id) => [`building.${id}`, building(id)] as const),
    ...Object.keys(developments).map((id) => [`development.${id}`, development(id)] as const),
    ...Object.keys(calamities).map((id) => [`calamity.${id}`, calamity(id)] as const),
  ]);
  return new Map([
    ...leaves("zimbabwe", zimbabwe),
    ...leaves("mediterranean", mediterranean),
    ...tiles,
  ]);
}

function leaves(path: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leaves(`${path}.${key}`, each));
}
