import { EDITIONS } from "@sofala/mediterranean";
import { describe, expect, test } from "vitest";
import { mediterranean } from "./mediterranean.ts";

const { bottom, option, good, area, part, phase, industry, cultureLine, idea } = mediterranean;

describe.each(Object.values(EDITIONS))("edition $id", ({ buildings, developments, calamities }) => {
  test("names every building, development and calamity", () => {
    for (const [id, { ability }] of Object.entries(buildings)) {
      expect(mediterranean.building(id)).not.toBe(id);
      expect(mediterranean.ability(ability)).toMatch(/^[a-z+].*[^.]$/);
    }
    for (const [id, { effects }] of Object.entries(developments)) {
      expect(mediterranean.development(id)).not.toBe(id);
      expect(mediterranean.effects(effects)).not.toMatch(/undefined|NaN|object|^$|, ,| {2}/);
    }
    for (const [id, { ages }] of Object.entries(calamities)) {
      expect(mediterranean.calamity(id)).not.toBe(id);
      for (const effects of Object.values(ages))
        expect(mediterranean.losses(effects)).not.toMatch(/undefined|NaN|object|^$|, ,| {2}/);
    }
  });

  test("no two buildings and no two calamities share a name", () => {
    const names = [
      ...Object.keys(buildings).map(mediterranean.building),
      ...Object.keys(calamities).map(mediterranean.calamity),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  test.each([
    ["S04", "up to 2 workers to a city"],
    ["S05", "up to 2 workers from farms to a city"],
    ["S10", "1 worker to the army, safety +2"],
    ["S12", "1 worker to an industry, industry marker +1"],
    ["S14", "1 worker to letters, +3 VP"],
    ["S17", "+$4, safety -3"],
    ["B03", "1 cube from cities to harbors"],
    ["B08", "1 worker to any culture box, +4 VP"],
    ["B11", "happiness -1, then religion up to 2 either way"],
    ["I05", "1 worker to the religious wonder, 3 VP for each religious building"],
  ])("%s: %s", (id, text) => {
    expect(mediterranean.effects(developments[id]?.effects ?? [])).toBe(text);
  });

  test.each([
    ["CU1", "government 1 towards 0"],
    ["CU4", "1 cube of farms, cities or harbors"],
    ["CB1", "3 VP"],
    ["CB5", "all stored cards, $2"],
  ])("%s: %s", (id, text) => {
    expect(mediterranean.losses(calamities[id]?.ages.stone ?? [])).toBe(text);
  });

  test.each([
    ["white-G2", "government 2 spaces on"],
    ["white-G5", "give an opponent happiness -1"],
    ["red-R5", "give an opponent religion 1 left"],
    ["red-R6", "+$1, safety +1"],
    ["white-G6", "doubles letters"],
  ])("%s: %s", (id, text) => {
    const ability = buildings[id]?.ability;
    expect(ability && mediterranean.ability(ability)).toBe(text);
  });
});

test("what an edition does not know goes by its id", () => {
  expect(mediterranean.building("toString")).toBe("toString");
  expect(mediterranean.development("X99")).toBe("X99");
});

test.each([...Object.values(bottom), ...Object.values(option)])(
  "$name: $effect",
  ({ name, effect }) => {
    expect(name).not.toBe("");
    expect(effect).toMatch(/^[A-Z].*[^.]\.$/);
    expect(effect).not.toMatch(/!/);
  },
);

test("names within a table are their own", () => {
  for (const table of [good, area, part, phase, industry, cultureLine, idea]) {
    const names = Object.values(table);
    expect(new Set(names).size).toBe(names.length);
  }
});
