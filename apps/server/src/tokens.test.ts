import { expect, test } from "vitest";
import { newId } from "./tokens.ts";

test("ids never begin with a dash, which a command line takes for an option", () => {
  const ids = Array.from({ length: 2000 }, newId);
  expect(ids.filter((id) => !/^\w[\w-]{11}$/u.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(2000);
});
