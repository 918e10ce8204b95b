import { describe, expect, test } from "vitest";
import { LANGUAGES, LANGUAGE_TAGS, type LanguageTag } from "../src/languages.ts";
import { expectDistinct } from "./expect-distinct.ts";
import { allSamples } from "./games.ts";
import { languages } from "./languages.ts";
import type { Line } from "./samples.ts";
import { FORBIDDEN, SENTENCE } from "./wording.ts";

test("every language has its own name", () => {
  expectDistinct(Object.values(LANGUAGES).map(({ name }) => name));
});

describe.each(allSamples)("$game.id", ({ game, properNames, cardNamesIn }) => {
  const english = textsOf("en");

  describe.each(LANGUAGE_TAGS.filter((tag) => tag !== "en"))("%s", (tag) => {
    const own = textsOf(tag);

    test("has every text that English has", () => {
      expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    });

    test("leaves nothing in English but proper names", () => {
      const same = [...own].filter(([path, text]) => text === english.get(path));
      expect(same.filter(([path]) => properNames?.test(path) !== true)).toEqual([]);
    });

    test("ends with a full stop where English does", () => {
      const isClosed = (text = "") => text.endsWith(".");
      const other = [...own].filter(
        ([path, text]) => isClosed(text) !== isClosed(english.get(path)),
      );
      expect(other).toEqual([]);
    });
  });

  describe.each(LANGUAGE_TAGS)("%s", (tag) => {
    const texts = textsOf(tag);

    test("no text contains what no text may contain", () => {
      expect([...texts].filter(([, text]) => FORBIDDEN.test(text))).toEqual([]);
    });

    test("texts of cards, options, bots and set phrases are sentences", () => {
      const paths = /(^|\.)(effect|style)$|^phrase\./u;
      const sentences = [...texts].filter(([path]) => paths.test(path));
      expect(sentences.length).toBeGreaterThan(0);
      expect(sentences.filter(([, text]) => !SENTENCE.test(text))).toEqual([]);
    });

    test("bots have different names", () => {
      const names = [...texts].filter(([path]) => /^bot\.\w+\.name$/u.test(path));
      expect(names.length).toBeGreaterThan(1);
      expectDistinct(names.map(([, name]) => name));
    });
  });

  /** Every fixed text of the game, by its path: `god.eshu.effect`. */
  function textsOf(tag: LanguageTag): ReadonlyMap<string, string> {
    const text = Object.entries(languages[tag]).find(([id]) => id === game.id)?.[1];
    return new Map([...leaves("", text), ...(cardNamesIn?.(languages[tag]) ?? [])]);
  }
});

function leaves(path: string, value: unknown): readonly Line[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    leaves(path === "" ? key : `${path}.${key}`, each),
  );
}
