import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const IMPORT = /^(?:import|export)\b[^;]*?\bfrom "(?<from>[^"]+)";/gmu;

/** Every module that a module needs at run time, with what it imports from elsewhere. */
function needs(file: string, seen: Map<string, readonly string[]>): typeof seen {
  if (seen.has(file)) return seen;
  const imports = [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(({ 0: text, groups }) =>
    /^(?:import|export) type\b/u.test(text) ? [] : [groups?.["from"] ?? ""],
  );
  seen.set(
    file,
    imports.filter((from) => !from.startsWith(".")),
  );
  for (const from of imports.filter((each) => each.startsWith("."))) {
    needs(join(dirname(file), from), seen);
  }
  return seen;
}

test("bots need nothing that a browser's worker lacks", () => {
  const modules = needs(join(import.meta.dirname, "index.ts"), new Map());
  expect(modules.size).toBeGreaterThan(30);
  const packages = new Set([...modules.values()].flat());
  expect([...packages].filter((name) => !name.startsWith("@sofala/"))).toEqual([]);
});
