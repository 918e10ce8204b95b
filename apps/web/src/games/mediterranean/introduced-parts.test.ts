import { beforeEach, expect, test, vi } from "vitest";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

/** The module as a page loads it. */
async function loadedPage() {
  vi.resetModules();
  return await import("./introduced-parts.ts");
}

beforeEach(() => storage.clear());

test("a part is introduced once on a device", async () => {
  const first = await loadedPage();
  expect(first.isIntroduced("trading")).toBe(false);
  first.rememberIntroduced("trading");
  expect(first.isIntroduced("trading")).toBe(true);
  const next = await loadedPage();
  expect(next.isIntroduced("trading")).toBe(true);
  expect(next.isIntroduced("flips")).toBe(false);
});

test("what cannot be read counts as nothing", async () => {
  storage.set("sofala-market-introductions", '{"trading":true}');
  expect((await loadedPage()).isIntroduced("trading")).toBe(false);
});
