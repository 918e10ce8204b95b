import { CRAFTSMEN, GODS, SPECIALISTS } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { zimbabweRules as english } from "../en/rules/zimbabwe.ts";
import { zimbabweRules as italian } from "../it/rules/zimbabwe.ts";
import { inline, loadRules, plain } from "../rules.ts";
import { RULES_CHAPTERS, type RulesBlock, type RulesText } from "./rules-text.ts";

const LANGUAGES: readonly (readonly [string, RulesText])[] = [
  ["en", english],
  ["it", italian],
];
const SECTIONS: readonly string[] = Object.values(RULES_CHAPTERS).flat();

const linesOf = (block: RulesBlock): readonly string[] => {
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
};

const linesIn = (rules: RulesText): readonly string[] =>
  Object.values(rules.sections).flatMap(({ blocks }) => blocks.flatMap(linesOf));

const linksIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => inline(line).flatMap(({ section }) => section ?? []));

describe.each(LANGUAGES)("the rules in %s", (tag, rules) => {
  test("are what the tag loads", async () => {
    expect(await loadRules(tag)).toBe(rules);
  });

  test("link only to sections that exist", () => {
    expect(linksIn(linesIn(rules)).filter((section) => !SECTIONS.includes(section))).toEqual([]);
  });

  test("leave no mark unread", () => {
    expect(
      linesIn(rules)
        .map(plain)
        .filter((line) => /[[\]*]|\(\S+-\S+\)/u.test(line)),
    ).toEqual([]);
  });

  test("have no exclamation marks, and no line longer than a short paragraph", () => {
    const lines = linesIn(rules).map(plain);
    expect(lines.filter((line) => line.includes("!") || line.length > 480)).toEqual([]);
  });

  test("say something under every title", () => {
    for (const { title, blocks } of Object.values(rules.sections)) {
      expect(title).not.toBe("");
      expect(blocks.length).toBeGreaterThan(0);
    }
  });

  test("show each table", () => {
    const tables = Object.values(rules.sections).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === "table" ? block.table : [])),
    );
    expect(new Set(tables)).toEqual(new Set(["levels", "gods", "specialists", "craftsmen"]));
  });

  test("speak of signs and lists as the language does", () => {
    expect(rules.screen.table.vrOf([-2])).toMatch(/ −2$/u);
    expect(rules.screen.table.fees([2, 4, 6])).toMatch(/^2, 4 \S+ 6$/u);
    expect(rules.screen.found(1)).not.toBe(rules.screen.found(2));
  });
});

test("both languages are built alike and link alike", () => {
  for (const section of Object.values(RULES_CHAPTERS).flat()) {
    // The glossary stands in the order of each language's alphabet.
    if (section === "terms") continue;
    const [en, it] = [english.sections[section].blocks, italian.sections[section].blocks];
    expect(it.map(({ kind }) => kind)).toEqual(en.map(({ kind }) => kind));
    expect([section, ...linksIn(it.flatMap(linesOf)).toSorted()]).toEqual([
      section,
      ...linksIn(en.flatMap(linesOf)).toSorted(),
    ]);
  }
});

test("the glossaries are in order and explain the same number of terms", () => {
  const [en, it] = [english, italian].map(({ sections }) =>
    sections.terms.blocks.flatMap((block) => (block.kind === "terms" ? block.terms : [])),
  );
  expect(it?.length).toBe(en?.length);
  for (const [tag, terms] of [
    ["en", en],
    ["it", it],
  ] as const) {
    const names = (terms ?? []).map(([term]) => term);
    expect(names).toEqual(names.toSorted(new Intl.Collator(tag).compare));
  }
});

test("sections are named once, and every card has its own", () => {
  expect(new Set(SECTIONS).size).toBe(SECTIONS.length);
  const cards = [
    ...Object.keys(GODS).map((god) => `god-${god}`),
    ...Object.keys(SPECIALISTS).map((specialist) => `specialist-${specialist}`),
    ...Object.keys(CRAFTSMEN).map((craft) => `craft-${craft}`),
  ];
  expect(cards.filter((card) => !SECTIONS.includes(card))).toEqual([]);
});

test("inline reads words, strong words and links", () => {
  expect(inline("**Hubs**: see [the cost](hub-cost).")).toEqual([
    { text: "Hubs", strong: true },
    { text: ": see " },
    { text: "the cost", section: "hub-cost" },
    { text: "." },
  ]);
  expect(plain("plain")).toBe("plain");
});
