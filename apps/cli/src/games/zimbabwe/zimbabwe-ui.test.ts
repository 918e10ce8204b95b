import type { JsonObject } from "@sofala/engine";
import { describe, expect, test } from "vitest";
import { coloured, plain } from "../../paint.ts";
import { zimbabweUi } from "./zimbabwe-ui.ts";

const table: JsonObject = {
  board: ["d..~s ", "..tc..", "....i.", "......"],
  phase: "culture",
  round: 7,
  turnOrder: [1, 0],
  active: 1,
  seats: [
    {
      empire: "kilwa",
      cattle: 7,
      vr: 33,
      vp: 9,
      god: "eshu",
      godCattle: 0,
      specialists: { herd: 6 },
    },
    {
      empire: "zulu",
      cattle: 0,
      vr: 26,
      vp: 19,
      god: "qamata",
      godCattle: 2,
      technologies: {
        potter: { card: 1, price: 2, cattle: 3 },
        "vessel-maker": { card: 1, price: 3, cattle: 0 },
      },
    },
  ],
  monuments: [{ at: "b1", seat: 0, level: 3 }],
  craftsmen: [
    { craftsman: "potter", at: "a3", seat: 1, vertical: true },
    { craftsman: "potter", at: "e4", seat: 0 },
    { craftsman: "vessel-maker", at: "b3", seat: 1 },
  ],
  used: { c2: 1, d2: 2 },
  gods: ["gu", "xango"],
  supply: { resources: { wood: 6, clay: 4, ivory: 3, diamond: 3 }, water: 8 },
};

const context = {
  paint: plain,
  columns: 200,
  names: ["Ann", "Zulu"],
  highlightedCells: new Set<string>(),
  isBrief: false,
};
const draw = (description = table, changes = {}) =>
  zimbabweUi.draw({ description, views: [] }, { ...context, ...changes });

describe("the map without colour", () => {
  test("distinguishes ground, resources, pieces and owners by letters", () => {
    expect(draw(table, { columns: 0 }).slice(0, 5)).toEqual([
      "    a  b  c  d  e  f ",
      " 1  d ▲K3 ·  ~ ( )   ",
      " 2  ·  ·  t××c× ·  · ",
      " 3 [P][V   ] ·  i  · ",
      " 4 [Z][   Z] · [P  K]",
    ]);
  });

  test("marks cells", () => {
    const highlightedCells = new Set(["c1", "e1", "b1", "f2"]);
    expect(draw(table, { columns: 0, highlightedCells }).slice(1, 3)).toEqual([
      " 1  d +K3 +  ~ (+)   ",
      " 2  ·  ·  t××c× ·  + ",
    ]);
  });

  test("explains the craftsmen that are there", () => {
    const text = draw().join("\n");
    expect(text).toContain("P potter  V vessel maker");
    expect(text).not.toContain("throne maker");
  });
});

describe("the seats", () => {
  test("show what each has, cattle on cards in brackets", () => {
    const text = draw().join("\n");
    expect(text).toContain("Round 7");
    expect(text).toContain("order: Zulu, Ann");
    expect(text).toMatch(/ {2}K {2}Ann \(Kilwa\) +7 cattle +VP +9 of 33/u);
    expect(text).toContain("Eshu · herd (6)");
    expect(text).toMatch(/▶ Z {2}Zulu +0 cattle +VP 19 of 26/u);
    expect(text).toContain("potter at 2 (3) · vessel maker at 3");
  });

  test("are beside the map if there is room, else below", () => {
    expect(draw()[0]).toMatch(/ f +Round 7/u);
    expect(draw(table, { columns: 60 })[0]).toBe("    a  b  c  d  e  f ");
  });

  test("show the queue and its plaques while gifts are given", () => {
    const gifts = { queue: [1, 0], lastGift: 3, plaques: [1, 2, 0], passed: [0] };
    const text = draw({ ...table, phase: "gifts", gifts }).join("\n");
    expect(text).toContain("Shadipinyi's plaque 1, Zulu 2,\n");
    expect(text).toContain("Ann 0 (passed), last gift 3");
  });
});

test("colour changes nothing but colour", () => {
  const highlightedCells = new Set(["c1"]);
  const painted = draw(table, { paint: coloured, highlightedCells }).join("\n");
  expect(painted).toContain("\u001b[1;38;5;231;48;5;160m▲K3\u001b[0m");
  expect(painted.replaceAll(/\u001b\[[\d;]*m/gu, "")).toBe(
    draw(table, { highlightedCells }).join("\n"),
  );
});

describe("menus", () => {
  test("show what a choice changes for the seat", () => {
    const seats = [{ ...(table["seats"] as JsonObject[])[0], vr: 36, cattle: 5 }];
    expect(zimbabweUi.describeChange(table, { ...table, seats }, 0)).toEqual([
      "VR 33 to 36",
      "cattle 7 to 5",
    ]);
    expect(zimbabweUi.describeChange(table, table, 0)).toEqual([]);
  });
});
