import { describe, expect, test } from "vitest";
import { hasMixedAlphabets, isReservedName, skeletonOf, skeletonsOf } from "./lookalikes.ts";

describe("names look alike", () => {
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
  ])("%s and %s", (one, other) => {
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
  ])("%s and %s do not", (one, other) => {
    expect(skeletonOf(other)).not.toBe(skeletonOf(one));
  });

  test("and a skeleton looks like itself", () => {
    for (const name of ["Иван", "Carrnen", "İrn", "Ann–Lee"]) {
      expect(skeletonOf(skeletonOf(name))).toBe(skeletonOf(name));
    }
  });
});

test.each([
  ["Tina", "ΤΙΝΑ"],
  ["Tina", "TINA"],
  ["TINA", "ΤlΝΑ"],
])("%s is found by %s, which has a capital i", (stored, name) => {
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
])("%s mixes alphabets that look alike: %s", (name, isSo) => {
  expect(hasMixedAlphabets(name)).toBe(isSo);
});

test.each([
  "Operator",
  "OPERATOR",
  "0perator",
  "Оperаtor",
  "The operator",
  "Operator_Ann",
  "Sofala!",
  "A d m i n",
  "ADMIN",
  "Adm1n",
  "AdmInistrator",
  "SISTEMA",
  "moderator",
  "Server",
  " system ",
  "Bot",
  "Herder",
  "Shipowner",
  "Mercante",
])("%s is kept for the server", (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(["Opera", "Cooperator", "Herder of Goats", "Robot", "Bob the Merchant", "Ann", "🦓"])(
  "%s is not",
  (name) => {
    expect(isReservedName(name)).toBe(false);
  },
);
