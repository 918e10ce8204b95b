import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadGameOverviews } from "@sofala/text";

const read = (file: string): string => readFileSync(join(import.meta.dirname, "..", file), "utf8");
const manifest = JSON.parse(read("public/manifest.webmanifest")) as {
  readonly description: string;
  readonly background_color: string;
  readonly theme_color: string;
};
const page = read("index.html");
/** The ids of the games that the app shows: each is a folder. */
const gameIds = readdirSync(join(import.meta.dirname, "../src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test("the manifest and the page name all games", async () => {
  const overviews = await loadGameOverviews("en");
  expect(gameIds.length).toBeGreaterThan(1);
  for (const id of gameIds) expect(manifest.description).toContain(overviews[id]?.title);
  expect(page).toContain(`content="${manifest.description}"`);
});

test("the manifest has the colours of the page, which are the ground of both themes", () => {
  const themes = [...page.matchAll(/name="theme-color" content="(#\w+)"/gu)].map(([, hex]) => hex);
  const grounds = [...read("src/styles/tokens.css").matchAll(/--ground: (#\w+);/gu)];
  expect(themes).toHaveLength(2);
  expect(grounds.map(([, hex]) => hex)).toEqual(expect.arrayContaining(themes));
  expect([manifest.background_color, manifest.theme_color]).toEqual([themes[0], themes[0]]);
});
