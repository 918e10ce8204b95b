import { expect, test } from "vitest";
import { mutated, type Mutant } from "./mutant.ts";

const TEXT = "a: { price: 6 }, b: { price: 6 }";
const wrong = (change: Partial<Mutant>): Mutant => ({
  ruling: "Q 1",
  what: "a wrong price",
  file: "src/prices.ts",
  find: "price: 6",
  put: "price: 7",
  ...change,
});

test("a passage is replaced where it stands once", () => {
  expect(mutated(TEXT, wrong({ find: "a: {", put: "c: {" }))).toBe(
    "c: { price: 6 }, b: { price: 6 }",
  );
});

test("a passage that stands there twice needs to be told where", () => {
  expect(mutated(TEXT, wrong({}))).toBeUndefined();
  expect(mutated(TEXT, wrong({ after: "b: {" }))).toBe("a: { price: 6 }, b: { price: 7 }");
});

test("what is missing, or leads to no clear place, is stale", () => {
  expect(mutated(TEXT, wrong({ find: "price: 8" }))).toBeUndefined();
  expect(mutated(TEXT, wrong({ after: "b: {", find: "price: 8" }))).toBeUndefined();
  expect(mutated(TEXT, wrong({ after: "c: {" }))).toBeUndefined();
  expect(mutated(TEXT, wrong({ after: "price" }))).toBeUndefined();
});

test("a line that is needed comes first", () => {
  expect(mutated("x", wrong({ find: "x", put: "y", imports: "import y" }))).toBe("import y\ny");
});
