import { expect, test } from "vitest";
import { generate } from "./generate.ts";
import { changed, sourceOf } from "./locate.ts";

const variants = (text: string): readonly string[] =>
  generate(sourceOf("a.ts", text)).map(({ change }) => changed(text, change));

test("operators become similar ones", () => {
  expect(variants("f(a < b);")).toContain("f(a <= b);");
  expect(variants("f(a !== b);")).toContain("f(a === b);");
  expect(variants("f((a + b) * c);")).toContain("f((a + b) + c);");
  expect(variants("f(a && (b || c));")).toEqual([";", "f(a || (b || c));", "f(a && (b && c));"]);
  expect(variants("a += b;")).toEqual([";", "a -= b;"]);
});

test("conditions are always true or false", () => {
  expect(variants("if (a) b;")).toEqual(["if (true) b;", "if (false) b;"]);
});

test("statements with an effect are removed", () => {
  expect(variants("a.b();")).toEqual([";"]);
  expect(variants("const a = b();")).toEqual([]);
});

test("numbers, booleans, negations and methods change", () => {
  expect(variants("const a = { 1: 2, b: true };")).toEqual([
    "const a = { 1: 3, b: true };",
    "const a = { 1: 2, b: false };",
  ]);
  expect(variants("const a = !b(c);")).toEqual(["const a = (b(c));"]);
  expect(variants("const a = Math.min(b, c);")).toEqual(["const a = Math.max(b, c);"]);
});

test("text and types stay as they are", () => {
  expect(variants("const a = `${b}` + 'c';")).toEqual([]);
  expect(variants('import a from "b"; type A = 1 | true; const c: 1 = d as 2;')).toEqual([]);
});

test("a mutant is named by the function around it and the operator", () => {
  const [mutant] = generate(sourceOf("a.ts", "function price() { return a > b; }"));
  expect(mutant).toMatchObject({ operator: "boundary of a comparison", within: "price" });
});
