import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOT = new URL("../../../", import.meta.url);
const readText = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

const schema = readText("apps/server/src/store/schema.ts");

/** The members of an interface in schema.ts, with their types. */
function membersOf(name: string): readonly (readonly [name: string, type: string])[] {
  const [, rest = ""] = schema.split(`interface ${name} {\n`);
  const [body = ""] = rest.split("\n}");
  return [...body.matchAll(/^ {2}readonly (\w+): (\w+)?/gmu)].map(([, member = "", type = ""]) => [
    member,
    type,
  ]);
}

/** The parts of docs/privacy.md about database tables, by table. */
const sections = new Map(
  readText("docs/privacy.md")
    .split("\n### `")
    .slice(1)
    .map((section) => {
      const [table = "", text = ""] = section.split(/`\n(.*)/su);
      return [table, text.split("\n## ")[0] ?? ""];
    }),
);

test("docs/privacy.md has a section for each database table, and no others", () => {
  const tables = membersOf("DatabaseSchema").map(([table]) => table);
  expect(tables.length).toBeGreaterThan(20);
  expect([...sections.keys()].toSorted()).toEqual(tables.toSorted());
});

test.each(membersOf("DatabaseSchema"))("docs/privacy.md names every column of %s", (table, row) => {
  const columns = membersOf(row).map(([column]) => column);
  expect(columns).not.toEqual([]);
  expect(
    columns.filter((column) => sections.get(table)?.includes(`\`${column}\``) !== true),
  ).toEqual([]);
});

test.each(["SECURITY.md", "docs/privacy.md", "docs/accessibility.md", "docs/compatibility.md"])(
  "every file that proves a promise in %s exists",
  (document) => {
    const files = [
      ...readText(document).matchAll(/`((?:apps|games|packages|scripts)\/[^`\s]+\.\w+)`/gu),
    ].map(([, file = ""]) => file);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
  },
);
