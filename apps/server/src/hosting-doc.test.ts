import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SETTINGS } from "./config.ts";

const doc = readFileSync(new URL("../../../docs/hosting.md", import.meta.url), "utf8");

test("docs/hosting.md lists the settings of config.ts", () => {
  const [, section = ""] = doc.split("\n## Settings\n");
  const rows = section.split("\n## ")[0]?.match(/^\| `.*$/gmu);
  expect(rows).toEqual(
    SETTINGS.map(({ name, defaultValue, description }) => {
      const value = defaultValue === "" ? "" : `\`${defaultValue}\``;
      return `| \`${name}\` | ${value} | ${description} |`;
    }),
  );
});
