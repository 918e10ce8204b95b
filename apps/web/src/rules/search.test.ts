import { ZIMBABWE_RULES, loadZimbabweRules } from "@sofala/text/zimbabwe";
import { chaptersOf } from "@sofala/text/rules";
import { describe, expect, test } from "vitest";
import { findSection, type RulesBook } from "./rules-book.ts";
import { loadRulesBook } from "../games/mediterranean/rules/rules-book.ts";
import { search, type SnippetPart } from "./search.ts";

/** The book without tables, which need the app's text. */
async function zimbabweBook(tag: string): Promise<RulesBook> {
  const rules = await loadZimbabweRules(tag);
  return {
    path: "",
    title: rules.title,
    searchHint: rules.searchHint,
    chapters: chaptersOf(ZIMBABWE_RULES, rules),
    tables: new Map(),
    screenText: rules.screen,
  };
}

const english = await zimbabweBook("en");
const italian = await zimbabweBook("it");
const mediterranean = await loadRulesBook("en");
const mediterraneo = await loadRulesBook("it");

const text = (parts: readonly SnippetPart[]): string => parts.map((part) => part.text).join("");
const matches = (parts: readonly SnippetPart[]): readonly string[] =>
  parts.flatMap((part) => (part.isMatch ? part.text : []));
const sections = (query: string, rules = english): readonly string[] =>
  search(rules, query).map(({ section }) => section);

describe("search", () => {
  test("ranks titles over text", () => {
    expect(sections("hubs").slice(0, 2)).toEqual(["hubs", "hub-cost"]);
    expect(sections("shaman")[0]).toBe("specialist-shaman");
    expect(sections("water")[0]).toBe("water");
    expect(sections("victory")[0]).toBe("vr");
  });

  test("finds the beginnings of words, and every card by its name", () => {
    expect(sections("thron")[0]).toBe("craft-throne-maker");
    for (const section of ZIMBABWE_RULES.gods) {
      const { title = "" } = findSection(english, section) ?? {};
      expect(sections(title.split(",")[0] ?? "")[0]).toBe(section);
    }
  });

  test("requires all words of a query", () => {
    expect(sections("secondary good")[0]).toBe("secondary-goods");
    expect(sections("hub zebra")).toEqual([]);
  });

  test("ignores accents, case and punctuation", () => {
    expect(sections("divinità", italian)).toEqual(sections("DIVINITA", italian));
    expect(sections("l’azione", italian)).toEqual(sections("l'azione", italian));
    expect(sections("divinita", italian)[0]).toBe("choosing-a-god");
  });

  test("returns a snippet with marked matches", () => {
    const [first] = search(english, "overshoot");
    expect(first && matches(first.snippet).length).toBeGreaterThan(0);
    for (const { snippet, title } of search(english, "diagonal")) {
      expect(text(snippet).length).toBeLessThan(170);
      expect([...matches(snippet), ...matches(title)].join().toLowerCase()).toContain("diagonal");
    }
  });

  test("cuts snippets at word boundaries", () => {
    const [result] = search(english, "barred");
    expect(text(result?.snippet ?? [])).toMatch(/^… \S.*barred bowl/u);
  });

  test("marks letters under their accents", () => {
    const [first] = search(italian, "divinita");
    expect(matches(first?.title ?? [])).toEqual(["divinità"]);
  });

  test("finds nothing for an empty query", () => {
    expect(search(english, "")).toEqual([]);
    expect(search(english, " … ")).toEqual([]);
  });

  test("searches the rules of the other game too, in both languages", () => {
    expect(sections("pledge", mediterranean)[0]).toBe("pledges");
    expect(sections("impegni", mediterraneo)[0]).toBe("pledges");
    expect(sections("tie", mediterranean).slice(0, 2).toSorted()).toEqual(["ties", "votes"]);
    expect(sections("parità", mediterraneo).slice(0, 2).toSorted()).toEqual(["ties", "votes"]);
    expect(sections("reconstructed", mediterranean)[0]).toBe("stated");
    expect(sections("hub", mediterranean)).toEqual([]);
  });

  test("finds text that is only in a table", () => {
    expect(sections("Tribunal", mediterranean)).toEqual(["building-list"]);
    expect(sections("watchtowers", mediterranean)).toEqual(["development-list"]);
    expect(sections("scisma", mediterraneo)).toEqual(["calamity-cards"]);
    expect(sections("thank you", mediterranean)).toEqual(["phrases"]);
  });
});
