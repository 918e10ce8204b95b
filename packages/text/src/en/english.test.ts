import { describe, expect, test } from "vitest";
import { english, languages } from "../index.ts";

const { craftsman, god, specialist, resource, empire, phase } = english.zimbabwe;

test("is offered under its tag", () => {
  expect(languages[english.tag as keyof typeof languages]).toBe(english);
});

describe("cards", () => {
  const cards = [craftsman, god, specialist].flatMap((table) => Object.values(table));

  test.each(cards)("$name: $effect", ({ name, effect }) => {
    expect(name).not.toBe("");
    expect(effect).toMatch(/^[A-Z].*[^.]\.$/);
    expect(effect).not.toMatch(/!/);
  });

  test("every name is its own", () => {
    const names = [
      ...cards.map(({ name }) => name),
      ...[resource, empire, phase].flatMap((table) => Object.values(table)),
    ];
    expect(new Set(names).size).toBe(names.length);
  });
});
