import { expect, test } from "vitest";
import { newId } from "./tokens.ts";

test("a name never begins with a dash: on a command line it would be an option", () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(ids.filter((id) => !/^\w[\w-]{11}$/u.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(2000);
});
