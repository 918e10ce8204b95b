import { loadZimbabweAppText } from "@sofala/text/zimbabwe";
import { zimbabwe, type View } from "@sofala/zimbabwe";
import { describe, expect, test } from "vitest";
import { cellDescriber, describeCell } from "./describe-cell.ts";
import type { Mark } from "./marks.ts";

const english = await loadZimbabweAppText("en");
const italian = await loadZimbabweAppText("it");
const names = ["Kilwa", "Zulu"];

const start = zimbabwe.view(zimbabwe.setup("described", 2, {}), "spectator");
const [kilwa, zulu] = start.seats;
if (kilwa === undefined || zulu === undefined) throw new Error("there must be two seats");
const view: View = {
  ...start,
  board: ["..c~s", "..t..", "....."],
  monuments: [{ at: "a1", seat: 0, level: 3 }],
  craftsmen: [
    { craftsman: "potter", at: "a2", seat: 1 },
    { craftsman: "vessel-maker", at: "d2", seat: 0 },
    { craftsman: "wood-carver", at: "c2", seat: 1, vertical: true },
  ],
  seats: [
    { ...kilwa, technologies: { "vessel-maker": { card: 1, price: 3, cattle: 0 } } },
    {
      ...zulu,
      technologies: {
        potter: { card: 1, price: 2, cattle: 0 },
        "wood-carver": { card: 1, price: 1, cattle: 0 },
      },
    },
  ],
  used: { c1: 1 },
};

describe("a cell in words", () => {
  test.each<[cell: string, english: string, italian: string]>([
    ["a1", "a1: Kilwa's monument, level 3", "a1: monumento di Kilwa, livello 3"],
    ["c1", "c1: clay, used", "c1: argilla, usata"],
    ["d1", "d1: water", "d1: acqua"],
    ["e1", "e1: starting area", "e1: area di partenza"],
    ["b1", "b1: empty land", "b1: terra vuota"],
    ["c3", "c3: Zulu's wood carver, price 1", "c3: intagliatore di Zulu, prezzo 1"],
    ["e3", "e3: Kilwa's vessel maker, price 3", "e3: fabbricante di vasi di Kilwa, prezzo 3"],
    ["z9", "z9: not on the map", "z9: fuori dalla mappa"],
  ])("%s", (cell, inEnglish, inItalian) => {
    expect(describeCell(view, cell, names, english)).toBe(inEnglish);
    expect(describeCell(view, cell, names, italian)).toBe(inItalian);
  });

  test("a superseded primary says so on all its cells", () => {
    const text = "Zulu's potter, price 2, only supplies secondary craftsmen";
    expect(describeCell(view, "a2", names, english)).toBe(`a2: ${text}`);
    expect(describeCell(view, "b2", names, english)).toBe(`b2: ${text}`);
  });

  test("a resource used twice says so", () => {
    const twice: View = { ...view, used: { c1: 2 } };
    expect(describeCell(twice, "c1", names, english)).toBe("c1: clay, used twice");
  });
});

describe("marks", () => {
  const marks: readonly Mark[] = [
    { cell: "b1", kind: "legal" },
    { cell: "c1", kind: "claimed" },
    { cell: "c1", kind: "range", note: "2" },
    { cell: "a1", kind: "highlighted" },
  ];

  test.each<[piece: Parameters<typeof cellDescriber>[4], text: string]>([
    [{ kind: "monument" }, "a monument can go here"],
    [{ kind: "craftsman", craft: "ivory-carver", vertical: false }, "an ivory carver can go here"],
    [{ kind: "resource", resource: "clay" }, "clay can go here"],
    [{ kind: "water" }, "rain can fall here"],
    [undefined, "available"],
  ])("%o", (piece, text) => {
    const textOfCell = cellDescriber(view, names, english, marks, piece);
    expect(textOfCell("b1")).toBe(`b1: empty land, ${text}`);
  });

  test("several marks, their notes, and none", () => {
    const textOfCell = cellDescriber(view, names, italian, marks);
    expect(textOfCell("c1")).toBe("c1: argilla, usata, impegnata, a portata, 2");
    expect(textOfCell("a1")).toBe("a1: monumento di Kilwa, livello 3");
    expect(textOfCell("b3")).toBe("b3: terra vuota");
  });
});
