import { describe, expect, test } from "vitest";
import { allSamples } from "../../testing/games.ts";
import type { ReadRules } from "../../testing/samples.ts";
import { LANGUAGE_TAGS } from "../languages.ts";
import { parseInline, plainText } from "../rules.ts";
import type { RulesBlock } from "./rules-text.ts";

describe.each(allSamples)("the rules of $game.id", async ({ rules: samples }) => {
  const english = await samples.read("en");
  const all = await Promise.all(
    LANGUAGE_TAGS.map(async (tag) => [tag, await samples.read(tag)] as const),
  );
  const others = all.filter(([tag]) => tag !== "en");
  const ids = sectionsOf(english).map(({ id }) => id);

  describe.each(all)("in %s", (tag, rules) => {
    test("link only to sections that exist", () => {
      expect(linksIn(linesIn(rules)).filter((section) => !ids.includes(section))).toEqual([]);
    });

    test("have no unparsed markup", () => {
      expect(
        linesIn(rules)
          .map(plainText)
          .filter((line) => /[[\]*]|\(\S+-\S+\)/u.test(line)),
      ).toEqual([]);
    });

    test("have no exclamation marks, and no line longer than a short paragraph", () => {
      const lines = linesIn(rules).map(plainText);
      expect(lines.filter((line) => line.includes("!") || line.length > 480)).toEqual([]);
    });

    test("say something under every title", () => {
      for (const { title, blocks } of sectionsOf(rules)) {
        expect(title).not.toBe("");
        expect(blocks.length).toBeGreaterThan(0);
      }
    });

    test("have a title for every chapter and section, each once within a chapter", () => {
      for (const { title, sections } of rules.chapters) {
        expect(title).not.toBe("");
        expect(new Set(sections.map((section) => section.title)).size).toBe(sections.length);
      }
    });

    test("show each table", () => {
      const shown = blocksIn(rules).flatMap((block) => (block.kind === "table" ? block.table : []));
      expect(new Set(shown)).toEqual(new Set(samples.tables));
    });

    test("have a glossary in order", () => {
      const names = termsIn(rules).map(([term]) => term);
      expect(names).toEqual(names.toSorted(new Intl.Collator(tag).compare));
    });
  });

  test("name every section once", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(others)("have the structure and links of English in %s", (_, rules) => {
    const sections = sectionsOf(rules);
    for (const [index, section] of sectionsOf(english).entries()) {
      const other = sections[index]?.blocks ?? [];
      // The glossary is sorted by each language's alphabet.
      expect(other.map(shapeOf)).toEqual(section.blocks.map(shapeOf));
      expect([section.id, ...linksIn(other.flatMap(linesOf)).toSorted()]).toEqual([
        section.id,
        ...linksIn(section.blocks.flatMap(linesOf)).toSorted(),
      ]);
    }
  });

  test.each(others)("are not left in English in %s", (_, rules) => {
    const lines = new Set([english.title, english.searchHint, ...linesIn(english)]);
    const own = [rules.title, rules.searchHint, ...linesIn(rules)];
    expect(own.filter((line) => lines.has(line) && line.includes(" "))).toEqual([]);
  });
});

test("parseInline reads text, strong text and links", () => {
  expect(parseInline("**Hubs**: see [the cost](hub-cost).")).toEqual([
    { text: "Hubs", strong: true },
    { text: ": see " },
    { text: "the cost", section: "hub-cost" },
    { text: "." },
  ]);
  expect(plainText("plain")).toBe("plain");
});

function sectionsOf(rules: ReadRules) {
  return rules.chapters.flatMap(({ sections }) => sections);
}

function blocksIn(rules: ReadRules): readonly RulesBlock[] {
  return sectionsOf(rules).flatMap(({ blocks }) => blocks);
}

function linesIn(rules: ReadRules): readonly string[] {
  return blocksIn(rules).flatMap(linesOf);
}

function termsIn(rules: ReadRules) {
  return blocksIn(rules).flatMap((block) => (block.kind === "terms" ? block.terms : []));
}

function linesOf(block: RulesBlock): readonly string[] {
  switch (block.kind) {
    case "p":
    case "example":
      return [block.text];
    case "list":
      return block.items;
    case "terms":
      return block.terms.flat();
    case "table":
      return [];
  }
}

/** What both languages must have in common: the kind of a block, and how much is in it. */
function shapeOf(block: RulesBlock): string {
  return block.kind === "table" ? block.table : `${block.kind} ${linesOf(block).length}`;
}

function linksIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => parseInline(line).flatMap(({ section }) => section ?? []));
}
