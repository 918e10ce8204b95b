import { RULES_CHAPTERS, loadRules } from "@sofala/text/rules";
import { describe, expect, test } from "vitest";
import { search, type SnippetPart } from "./search.ts";

const english = await loadRules("en");
const italian = await loadRules("it");

const text = (parts: readonly SnippetPart[]): string => parts.map((part) => part.text).join("");
const found = (parts: readonly SnippetPart[]): readonly string[] =>
  parts.flatMap((part) => (part.found ? part.text : []));
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
    for (const section of RULES_CHAPTERS.gods) {
      const { title } = english.sections[section];
      expect(sections(title.split(",")[0] ?? "")[0]).toBe(section);
    }
  });

  test("wants all words of a query", () => {
    expect(sections("secondary good")[0]).toBe("secondary-goods");
    expect(sections("hub zebra")).toEqual([]);
  });

  test("minds neither accents nor capitals nor signs", () => {
    expect(sections("divinità", italian)).toEqual(sections("DIVINITA", italian));
    expect(sections("l’azione", italian)).toEqual(sections("l'azione", italian));
    expect(sections("divinita", italian)[0]).toBe("choosing-a-god");
  });

  test("returns a snippet with what was found marked", () => {
    const [first] = search(english, "overshoot");
    expect(first && found(first.snippet).length).toBeGreaterThan(0);
    for (const { snippet, title } of search(english, "diagonal")) {
      expect(text(snippet).length).toBeLessThan(170);
      expect([...found(snippet), ...found(title)].join().toLowerCase()).toContain("diagonal");
    }
  });

  test("cuts snippets between words", () => {
    const [result] = search(english, "barred");
    expect(text(result?.snippet ?? [])).toMatch(/^… \S.*barred bowl/u);
  });

  test("marks letters under their accents", () => {
    const [first] = search(italian, "divinita");
    expect(found(first?.title ?? [])).toEqual(["divinità"]);
  });

  test("finds nothing for nothing", () => {
    expect(search(english, "")).toEqual([]);
    expect(search(english, " … ")).toEqual([]);
  });
});
