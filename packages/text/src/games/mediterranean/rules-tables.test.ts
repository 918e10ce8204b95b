import { EDITIONS, CURRENT_EDITION } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { LANGUAGE_TAGS } from "../../languages.ts";
import { parseInline } from "../../rules.ts";
import { loadMediterraneanRules } from "./index.ts";

const { tables } = await loadMediterraneanRules("en");
const italian = (await loadMediterraneanRules("it")).tables;
const edition = EDITIONS[CURRENT_EDITION];

const row = (table: keyof typeof tables, name: string) =>
  tables[table].rows.find((each) => each.name === name)?.cells;

/** The rows of the tables with this prefix. */
const rowsOf = (names: string) =>
  Object.entries(tables).flatMap(([name, { rows }]) => (name.startsWith(names) ? rows : [])).length;

const numberOf = (cards: object = {}) => Object.keys(cards).length;

describe("the tables of the Mediterranean", () => {
  test("show the data of the edition, and mark what is reconstructed", () => {
    expect(row("goods", "Wine")).toEqual(["civic", "2 5 9 14 20 27", "12†", "Mars", "–"]);
    expect(row("goods", "Grain")).toEqual(["basic", "1 3 6 10 15 21 28", "18†", "–", "brewing†"]);
    expect(row("goods", "Piracy")).toEqual(["luxury", "nothing", "1", "–", "–"]);
    expect(row("bottoms", "Mars Zealots")).toEqual(["religion 1 left, happiness −1†", "no"]);
    expect(row("bottoms", "Venus Zealots")).toEqual(["religion 1 right†, happiness −1†", "no†"]);
    expect(row("bottoms", "Piracy")).toEqual(["nothing", "no"]);
    expect(row("industries", "Textiles")).toEqual(["wool", "+3 VP†", "+5 VP"]);
    expect(row("buildings-dictatorship", "Governor Palace")).toEqual([
      "$6",
      "2",
      "government 1 space forward†",
    ]);
    expect(row("developments-stone", "Colosseum")).toEqual([
      "improvement",
      "$1†",
      "1 worker to the colosseum; happiness +2†",
    ]);
    expect(row("developments-stone", "Foreign Gold")?.[2]).toBe("safety −3†, +$4†");
    expect(row("buildings-mars", "Hall of Trophies")?.[2]).toBe("safety +1†, +$1†");
    expect(row("developments-bronze", "Histories")?.[1]).toBe("turn 4: $8†, turn 5: $9†");
    expect(row("calamities", "Barbarians Pillage")).toEqual([
      "the least safe",
      "3 VP",
      "4 VP",
      "5 VP",
    ]);
    expect(row("levels", "2")).toEqual(["3–5†"]);
    expect(row("prices", "3")).toEqual(["$2†, or $3† for 2"]);
    expect(row("numbers", "Ends of happiness")).toEqual(["-12† to +6†"]);
  });

  test("have every card and every place", () => {
    expect(rowsOf("buildings-")).toBe(numberOf(edition?.buildings));
    expect(rowsOf("developments-")).toBe(numberOf(edition?.developments));
    expect(rowsOf("calamities")).toBe(numberOf(edition?.calamities));
    expect(rowsOf("goods")).toBe(numberOf(edition?.goods));
  });

  test("are complete: as many cells as columns, none empty, a note for every mark", () => {
    for (const table of [...Object.values(tables), ...Object.values(italian)]) {
      for (const { name, cells } of table.rows) {
        expect([name, ...cells]).toHaveLength(table.columns.length);
        expect([name, ...cells]).not.toContain("");
      }
      const isMarked = table.rows.some(({ cells }) => cells.some((cell) => cell.includes("†")));
      expect(table.note !== undefined).toBe(isMarked);
    }
  });

  test("have the same structure and numbers in Italian", () => {
    const numbers = (all: typeof tables) =>
      Object.values(all).map(({ columns, rows }) => [
        columns.length,
        rows.map(({ cells }) => cells.join(" ").match(/\d+†?/gu)),
      ]);
    expect(numbers(italian)).toEqual(numbers(tables));
  });
});

test.each(LANGUAGE_TAGS)("%s has texts for every heading and number", async (tag) => {
  const { tables: labels } = (await loadMediterraneanRules(tag)).rules;
  const texts = Object.values(labels).flatMap((text: unknown) => {
    if (typeof text === "string") return [text];
    return typeof text === "object" && text !== null ? Object.values(text).map(String) : [];
  });
  expect(texts.filter((text) => text === "" || text.includes("!"))).toEqual([]);
  expect(parseInline(labels.note).flatMap(({ section }) => section ?? [])).toEqual(["stated"]);
  expect(labels.bulk("$2", 2, "$3")).toMatch(/^\$2, \S+ \$3 \S+ 2$/u);
  expect(labels.pricesOf([[4, "$8"]])).toMatch(/^\S+ 4: \$8$/u);
});
