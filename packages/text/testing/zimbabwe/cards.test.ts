import { describe, expect, test } from "vitest";
import { languages } from "../../src/index.ts";
import { SENTENCE, SLIPS, TAGS } from "../said.ts";

describe.each(TAGS)("%s", (tag) => {
  const { craftsman, god, specialist, resource, empire, phase } = languages[tag].zimbabwe;
  const cards = [craftsman, god, specialist].flatMap((table) => Object.values(table));

  test.each(cards)("$name: $effect", ({ name, effect }) => {
    expect(name).not.toBe("");
    expect(effect).toMatch(SENTENCE);
    expect(effect).not.toMatch(SLIPS);
  });

  test("every name is its own", () => {
    const names = [
      ...cards.map(({ name }) => name),
      ...[resource, empire, phase].flatMap((table) => Object.values(table)),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  test("every good is its own", () => {
    const goods = Object.values(craftsman).map(({ good }) => good);
    expect(new Set(goods).size).toBe(goods.length);
  });
});
