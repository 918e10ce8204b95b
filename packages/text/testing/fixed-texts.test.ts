import { EDITIONS, mediterranean } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { LANGUAGES, LANGUAGE_TAGS, type LanguageTag } from "../src/languages.ts";
import { languages } from "./languages.ts";
import { FORBIDDEN, SENTENCE } from "./wording.ts";

/** Gods and empires have the same names in every language. */
const PROPER = /^zimbabwe\.(god\.[\w-]+\.name|empire\.\w+)$/;

const english = textsOf("en");

test("every language has its own name", () => {
  expectDistinct(Object.values(LANGUAGES).map(({ name }) => name));
});

describe.each(LANGUAGE_TAGS.filter((tag) => tag !== "en"))("%s", (tag) => {
  const own = textsOf(tag);

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

describe.each(LANGUAGE_TAGS)("%s", (tag) => {
  const texts = textsOf(tag);
  const ofZimbabwe = languages[tag].zimbabwe;
  const ofMediterranean = languages[tag].mediterranean;

  test("no text contains what no text may contain", () => {
    expect([...texts].filter(([, text]) => FORBIDDEN.test(text))).toEqual([]);
  });

  test("texts of cards, options, bots and set phrases are sentences", () => {
    const paths = /\.(effect|style)$|\.phrase\./;
    const sentences = [...texts].filter(([path]) => paths.test(path));
    expect(sentences.length).toBeGreaterThan(50);
    expect(sentences.filter(([, text]) => !SENTENCE.test(text))).toEqual([]);
  });

  test("the set phrases are those of the game, and all different", () => {
    const { chatPhrase } = ofMediterranean;
    expect(Object.keys(chatPhrase).toSorted()).toEqual(mediterranean.chat?.phrases.toSorted());
    expectDistinct(Object.values(chatPhrase));
  });

  test("names in Zimbabwe are all different, and so are its goods", () => {
    const { craftsman, god, specialist, resource, empire, phase } = ofZimbabwe;
    expectDistinct([
      ...[craftsman, god, specialist].flatMap((table) =>
        Object.values(table).map(({ name }) => name),
      ),
      ...[resource, empire, phase].flatMap((table) => Object.values(table)),
    ]);
    expectDistinct(Object.values(craftsman).map(({ good }) => good));
  });

  test("points of Tsoro have different names", () => {
    expectDistinct(Object.values(languages[tag].tsoro.point));
  });

  test("names within a table of the Mediterranean are all different", () => {
    const { good, deck, area, part, phase, age, industry, cultureLine, idea } = ofMediterranean;
    for (const table of [good, deck, area, part, phase, age, industry, cultureLine, idea])
      expectDistinct(Object.values(table));
  });

  test.each(["zimbabwe", "mediterranean", "tsoro"] as const)(
    "bots of %s have different names",
    (game) => {
      expectDistinct(Object.values(languages[tag][game].bot).map(({ name }) => name));
    },
  );

  test.each(Object.values(EDITIONS))(
    "every card of edition $id has a name; buildings and calamities have different names",
    ({ buildings, developments, calamities }) => {
      const { building, development, calamity } = ofMediterranean;
      expect(Object.keys(developments).filter((id) => development(id) === id)).toEqual([]);
      const others = [
        ...Object.keys(buildings).map((id) => [id, building(id)] as const),
        ...Object.keys(calamities).map((id) => [id, calamity(id)] as const),
      ];
      expect(others.filter(([id, name]) => id === name)).toEqual([]);
      expectDistinct(others.map(([, name]) => name));
    },
  );

  test("a card that no edition has is called by its id", () => {
    expect(ofMediterranean.building("toString")).toBe("toString");
    expect(ofMediterranean.development("X99")).toBe("X99");
  });
});

function expectDistinct(names: readonly string[]): void {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
}

/** Every fixed text of the games, by its path: `zimbabwe.god.eshu.effect`. */
function textsOf(tag: LanguageTag): ReadonlyMap<string, string> {
  const { zimbabwe, mediterranean: text, tsoro } = languages[tag];
  const tiles = Object.values(EDITIONS).flatMap(({ buildings, developments, calamities }) => [
    ...Object.keys(buildings).map((id) => [`building.${id}`, text.building(id)] as const),
    ...Object.keys(developments).map((id) => [`development.${id}`, text.development(id)] as const),
    ...Object.keys(calamities).map((id) => [`calamity.${id}`, text.calamity(id)] as const),
  ]);
  return new Map([
    ...leaves("zimbabwe", zimbabwe),
    ...leaves("mediterranean", text),
    ...leaves("tsoro", tsoro),
    ...tiles,
  ]);
}

function leaves(path: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leaves(`${path}.${key}`, each));
}
