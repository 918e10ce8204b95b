import { CRAFTSMEN, GODS, SPECIALISTS } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { mediterraneanRules as englishMediterranean } from "../en/mediterranean/rules/rules.ts";
import { zimbabweRules as englishZimbabwe } from "../en/zimbabwe/rules/rules.ts";
import { mediterraneanRules as italianMediterranean } from "../it/mediterranean/rules/rules.ts";
import { zimbabweRules as italianZimbabwe } from "../it/zimbabwe/rules/rules.ts";
import { tsoroRules as englishTsoro } from "../en/tsoro/rules.ts";
import { tsoroRules as italianTsoro } from "../it/tsoro/rules.ts";
import { loadMediterraneanRules } from "../games/mediterranean/index.ts";
import { TSORO_RULES, loadTsoroRules } from "../games/tsoro/index.ts";
import { loadZimbabweRules } from "../games/zimbabwe/index.ts";
import { parseInline, plainText } from "../rules.ts";
import type { MediterraneanTablesText } from "../en/mediterranean/rules/tables.ts";
import { MEDITERRANEAN_RULES, type MediterraneanTable } from "../games/mediterranean/rules-text.ts";
import { chaptersOf, type RulesBlock, type RulesChapter } from "./rules-text.ts";
import { ZIMBABWE_RULES, type ZimbabweTable } from "../games/zimbabwe/rules-text.ts";

/** One game's rules in one language, in the order of reading. */
interface ReadRules {
  readonly title: string;
  readonly searchHint: string;
  readonly chapters: readonly RulesChapter[];
}

const ZIMBABWE_TABLES: { readonly [table in ZimbabweTable]: true } = {
  levels: true,
  gods: true,
  specialists: true,
  craftsmen: true,
};
const MEDITERRANEAN_TABLES: { readonly [table in MediterraneanTable]: true } = {
  goods: true,
  bottoms: true,
  "bottom-counts": true,
  places: true,
  levels: true,
  culture: true,
  phrases: true,
  industries: true,
  calamities: true,
  "buildings-democracy": true,
  "buildings-dictatorship": true,
  "buildings-venus": true,
  "buildings-mars": true,
  "developments-stone": true,
  "developments-bronze": true,
  "developments-iron": true,
  prices: true,
  numbers: true,
};

const zimbabwe = (text: typeof englishZimbabwe): ReadRules => ({
  ...text,
  chapters: chaptersOf(ZIMBABWE_RULES, text),
});
const mediterranean = (text: typeof englishMediterranean): ReadRules => ({
  ...text,
  chapters: chaptersOf(MEDITERRANEAN_RULES, text),
});

const tsoro = (text: typeof englishTsoro): ReadRules => ({
  ...text,
  chapters: chaptersOf(TSORO_RULES, text),
});

describe.each([
  { game: "tsoro", en: tsoro(englishTsoro), it: tsoro(italianTsoro), tables: [] },
  {
    game: "zimbabwe",
    en: zimbabwe(englishZimbabwe),
    it: zimbabwe(italianZimbabwe),
    tables: Object.keys(ZIMBABWE_TABLES),
  },
  {
    game: "mediterranean",
    en: mediterranean(englishMediterranean),
    it: mediterranean(italianMediterranean),
    tables: Object.keys(MEDITERRANEAN_TABLES),
  },
])("the rules of $game", ({ en, it, tables }) => {
  const ids = sectionsOf(en).map(({ id }) => id);

  describe.each([
    ["en", en],
    ["it", it],
  ])("in %s", (tag, rules) => {
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
      expect(new Set(shown)).toEqual(new Set(tables));
    });

    test("have a glossary in order", () => {
      const names = termsIn(rules).map(([term]) => term);
      expect(names).toEqual(names.toSorted(new Intl.Collator(tag).compare));
    });
  });

  test("name every section once", () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("have the same structure and links in both languages", () => {
    const italian = sectionsOf(it);
    for (const [index, section] of sectionsOf(en).entries()) {
      const other = italian[index]?.blocks ?? [];
      // The glossary is sorted by each language's alphabet.
      expect(other.map(shapeOf)).toEqual(section.blocks.map(shapeOf));
      expect([section.id, ...linksIn(other.flatMap(linesOf)).toSorted()]).toEqual([
        section.id,
        ...linksIn(section.blocks.flatMap(linesOf)).toSorted(),
      ]);
    }
  });

  test("are not left in English", () => {
    const english = new Set([en.title, en.searchHint, ...linesIn(en)]);
    const italian = [it.title, it.searchHint, ...linesIn(it)];
    expect(italian.filter((line) => english.has(line) && line.includes(" "))).toEqual([]);
  });
});

test.each([
  ["en", englishZimbabwe, englishMediterranean, englishTsoro],
  ["it", italianZimbabwe, italianMediterranean, italianTsoro],
])("%s loads its rules", async (tag, ofZimbabwe, ofMediterranean, ofTsoro) => {
  expect(await loadTsoroRules(tag)).toBe(ofTsoro);
  expect(await loadZimbabweRules(tag)).toBe(ofZimbabwe);
  expect((await loadMediterraneanRules(tag)).rules).toBe(ofMediterranean);
});

test.each([
  ["en", englishZimbabwe],
  ["it", italianZimbabwe],
])("%s formats signs and lists as the language does", (_tag, { screen, tables }) => {
  expect(tables.vrLine([-2])).toMatch(/ −2$/u);
  expect(tables.feeList([2, 4, 6])).toMatch(/^2, 4 \S+ 6$/u);
  expect(screen.resultCount(1)).not.toBe(screen.resultCount(2));
});

test.each([
  ["en", englishMediterranean],
  ["it", italianMediterranean],
])("%s has texts for every heading and number of the tables", (_tag, { tables }) => {
  expect(textsIn(tables).filter((text) => text === "" || text.includes("!"))).toEqual([]);
  expect(linksIn([tables.note])).toEqual(["stated"]);
  expect(tables.bulk("$2", 2, "$3")).toMatch(/^\$2, \S+ \$3 \S+ 2$/u);
  expect(tables.pricesOf([[4, "$8"]])).toMatch(/^\S+ 4: \$8$/u);
});

test("every card of The Great Zimbabwe has a section of its own", () => {
  const sections: readonly string[] = Object.values(ZIMBABWE_RULES).flat();
  const cards = [
    ...Object.keys(GODS).map((god) => `god-${god}`),
    ...Object.keys(SPECIALISTS).map((specialist) => `specialist-${specialist}`),
    ...Object.keys(CRAFTSMEN).map((craft) => `craft-${craft}`),
  ];
  expect(cards.filter((card) => !sections.includes(card))).toEqual([]);
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

function textsIn(tables: MediterraneanTablesText): readonly string[] {
  return Object.values(tables).flatMap((text: unknown) => {
    if (typeof text === "string") return [text];
    return typeof text === "object" && text !== null ? Object.values(text).map(String) : [];
  });
}
