import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const TOKENS = new URL("../../web/src/styles/tokens.css", import.meta.url);
const COLOURS_FILE = join(import.meta.dirname, "colour-tokens.ts");

test("the server draws with the colours of the web app", async () => {
  // The first rule is the light theme; the others change it.
  const [, light = ""] = /:root \{([^}]*)\}/u.exec(readFileSync(TOKENS, "utf8")) ?? [];
  const colours = [...light.matchAll(/--([\w-]+): (#[\da-f]{6});/gu)];
  const lines = colours.map(([, name = "", value]) => `  ${camelCase(name)}: "${value}",`);
  const [head] = readFileSync(COLOURS_FILE, "utf8").split("{\n");
  await expect(
    `${head}{\n${lines.join("\n")}\n} as const;\n`,
    "apps/server/src/colour-tokens.ts is not current: run this test with -u to update it",
  ).toMatchFileSnapshot(COLOURS_FILE);
});

const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
