import { describe, expect, test } from "vitest";
import { hasMixedAlphabets, skeletonOf, skeletonsOf } from "./lookalikes.ts";

describe("skeletons", () => {
  test.each([
    ["Ann", "АNN"],
    ["Carmen", "Carrnen"],
    ["Alice", "AIice"],
    ["Alice", "A1ice"],
    ["Bob", "B0b"],
    ["ioan", "ıoan"],
    ["Istanbul", "İstanbul"],
    ["Socks", "Ѕоскѕ"],
    ["Hope", "Норе"],
    ["Zoe", "Ζοе"],
    ["Ann Ben", "Ann\u2800Ben"],
    ["Ann Ben", " Ann\u00a0\u3000Ben"],
    ["Ann", "A\u200bn\u00adn"],
    ["Zoë", "Zo\u0451"],
    ["Ann-Lee", "Ann–Lee"],
    ["O'Neil", "O’Neil"],
    ["Ann", "Ａｎｎ"],
  ])("%s and %s have the same", (one, other) => {
    expect(skeletonOf(other)).toBe(skeletonOf(one));
  });

  test.each([
    ["Ann", "Anne"],
    ["Zoe", "Zoë"],
    ["Lia", "Ilia"],
    ["Ali", "All"],
    ["Иван", "Ivan"],
    ["李", "李李"],
    ["🦓", "🦁"],
  ])("%s and %s have different ones", (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });

  test("the skeleton of a skeleton is the same", () => {
    for (const name of ["Иван", "Carrnen", "İrn", "Ann–Lee"]) {
      expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name));
    }
  });
});

test.each([
  ["Tina", "ΤΙΝΑ"],
  ["Tina", "TINA"],
  ["TINA", "ΤlΝΑ"],
])("%s is found by %s, which has a capital I", (stored, name) => {
  expect(skeletonsOf(name)).toContain(skeletonOf(stored));
});

test.each([
  ["Аnn", true],
  ["Zοe", true],
  ["\u200bАn\u200bn", true],
  ["Иван Ivan", false],
  ["Ann-Жук", false],
  ["Ann李", false],
  ["α1", false],
])("%s mixes alphabets: %s", (name, isMixed) => {
  expect(hasMixedAlphabets(name)).toBe(isMixed);
});
