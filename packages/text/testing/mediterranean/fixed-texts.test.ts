import { EDITIONS, mediterranean } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../../src/languages.ts";
import { expectDistinct } from "../expect-distinct.ts";
import { languages } from "../languages.ts";

describe.each(LANGUAGE_TAGS)("%s", (tag) => {
  const texts = languages[tag].mediterranean;

  test("the set phrases are those of the game, and all different", () => {
    const { chatPhrase } = texts;
    expect(Object.keys(chatPhrase).toSorted()).toEqual(mediterranean.chat?.phrases.toSorted());
    expectDistinct(Object.values(chatPhrase));
  });

  test("names within a table are all different", () => {
    const { good, deck, area, part, phase, age, industry, cultureLine, idea } = texts;
    for (const table of [good, deck, area, part, phase, age, industry, cultureLine, idea])
      expectDistinct(Object.values(table));
  });

  test.each(Object.values(EDITIONS))(
    "every card of edition $id has a name; buildings and calamities have different names",
    ({ buildings, developments, calamities }) => {
      const { building, development, calamity } = texts;
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
    expect(texts.building("toString")).toBe("toString");
    expect(texts.development("X99")).toBe("X99");
  });
});
