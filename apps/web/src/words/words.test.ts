import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => "{}", setItem: () => undefined });
const { languageFor } = await import("./words.ts");

test.each([
  [["it-IT", "en"], "it"],
  [["fr", "it"], "it"],
  [["de-AT"], "en"],
  [["en-GB", "it"], "en"],
  [[], "en"],
])("who speaks %s is spoken to in %s", (tags, tag) => {
  expect(languageFor(tags).tag).toBe(tag);
});
