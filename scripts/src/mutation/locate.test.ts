import { expect, test } from "vitest";
import { changed, locate, sourceOf } from "./locate.ts";
import type { Mutant } from "./mutant.ts";

/** The text of the sources after a mutant, or why it is not found. */
function mutated(mutant: Pick<Mutant, "find" | "put" | "within">, ...texts: string[]): string {
  const sources = texts.map((text, index) => sourceOf(`${index}.ts`, text));
  const location = locate({ breaks: "Q 1", what: "wrong", ...mutant }, sources);
  if (!location.found) return location.why;
  return texts
    .map((text, index) =>
      location.change.path === `${index}.ts` ? changed(text, location.change) : text,
    )
    .join("\n");
}

test("an expression is found whatever its formatting and types", () => {
  const text = "const most = (a: number): number =>\n  price( a,\n 3 ) as number;";
  expect(mutated({ find: "price(a, 3)", put: "price(a, 4)" }, text)).toBe(
    "const most = (a: number): number =>\n  (price(a, 4)) as number;",
  );
});

test("statements, members of objects and classes, and cases are found", () => {
  expect(
    mutated({ find: "g(); return 2;", put: "return 3;" }, "function f() { g(); return 2; }"),
  ).toBe("function f() { return 3; }");
  expect(mutated({ find: "price: 6", put: "price: 7" }, "f({ vp: 6, price: 6 });")).toBe(
    "f({ vp: 6, price: 7 });",
  );
  expect(
    mutated({ find: "readonly #a = 1;", put: "#a = 2;" }, "class A { #a: number = 1; b = 1 }"),
  ).toBe("class A { #a = 2; b = 1 }");
  expect(
    mutated(
      { find: 'case "x": return 1;', put: 'case "x":' },
      'function f(a) { switch (a) { case "x": return 1; } }',
    ),
  ).toBe('function f(a) { switch (a) { case "x": } }');
});

test("names may have changed, and the replacement has the new ones", () => {
  expect(
    mutated(
      { find: "if (vr > state.limit) return vr;", put: "if (vr >= state.limit) return { vr };" },
      "function f(rank, game) { if (rank > game.most) return rank; }",
    ),
  ).toBe("function f(rank, game) { if (rank >= game.most) return { vr: rank }; }");
});

test("a name stands for one variable", () => {
  expect(mutated({ find: "a + a", put: "a" }, "f(b + c);")).toBe("no code of this shape");
  expect(mutated({ find: "a + a", put: "a" }, "f(b + b);")).toBe("f((b));");
});

test("operators, literals and globals are not names", () => {
  const find = { find: "Math.max(a, 1)", put: "a" };
  expect(mutated(find, "f(Math.max(a, 2));")).toBe("no code of this shape");
  expect(mutated(find, "f(Other.max(a, 1));")).toBe("no code of this shape");
  expect(mutated({ find: "a < 1", put: "a" }, "f(a <= 1);")).toBe("no code of this shape");
});

test("of several places the one with the most equal names is taken", () => {
  expect(mutated({ find: "a < cattle", put: "a <= cattle" }, "f(b < c, a < cattle);")).toBe(
    "f(b < c, (a <= cattle));",
  );
});

test("equally good places need the name of the surrounding function", () => {
  const text = "const f = () => a < b;";
  const other = "const g = () => a < b;";
  const find = { find: "a < b", put: "a > b" };
  expect(mutated(find, text, other)).toBe("ambiguous: 0.ts:1, 1.ts:1");
  expect(mutated({ ...find, within: "g" }, text, other)).toBe(`${text}\nconst g = () => (a > b);`);
  expect(mutated({ ...find, within: "gone" }, text)).toBe("const f = () => (a > b);");
});

test("statements and members can be removed", () => {
  expect(mutated({ find: "g();", put: "" }, "function f() { if (x) g(); }")).toBe(
    "function f() { if (x) ; }",
  );
  expect(mutated({ find: "b: 2", put: "" }, "f({ a: 1, b: 2, c: 3 });")).toBe(
    "f({ a: 1,  c: 3 });",
  );
});

test("an exported declaration stays exported", () => {
  expect(
    mutated({ find: "export const a = 1;", put: "export const a = 2;" }, "export const b = 1;"),
  ).toBe("export const b = 2;");
});

test("a statement does not match a method that looks the same", () => {
  expect(mutated({ find: "if (x) { g(); }", put: "g();" }, "f({ go(x) { g(); } });")).toBe(
    "no code of this shape",
  );
});

test("invalid TypeScript is refused", () => {
  expect(mutated({ find: "a +", put: "a" }, "f(a);")).toBe("`find` is not valid TypeScript");
  expect(mutated({ find: "a + 1", put: "a +" }, "f(a + 1);")).toBe(
    "`put` is not valid in its place",
  );
});
