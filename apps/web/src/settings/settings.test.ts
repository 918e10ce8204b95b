import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => "{broken", setItem: () => undefined });
const { readSettings, settings } = await import("./settings.ts");

test("what cannot be read is as at first", () => {
  expect(settings.value).toEqual(readSettings({}));
  expect(readSettings(undefined)).toEqual(readSettings({}));
});

test("what fits is kept, what does not is as at first", () => {
  const read = readSettings({ theme: "dark", motion: "wild", sound: true, contrast: "yes" });
  expect(read).toMatchObject({ theme: "dark", motion: "system", sound: true, contrast: false });
});
