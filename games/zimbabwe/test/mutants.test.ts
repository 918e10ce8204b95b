import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MUTANTS } from "../soak/mutants.ts";

/** They are tried in the soak; here they only have to fit the code as it is. */
test("every mutant changes one place of the rules", () => {
  const stale = MUTANTS.filter(({ file, find }) => {
    const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
    return source.split(find).length !== 2;
  });
  expect(stale.map(({ ruling, what, file }) => `${ruling}, ${what} (${file})`)).toEqual([]);
});
