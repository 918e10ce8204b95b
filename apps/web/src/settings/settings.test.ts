import { expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => "{broken", setItem: () => undefined });
const { readSettings, settings } = await import("./settings.ts");

test("unreadable settings have their defaults", () => {
  expect(settings.value).toEqual(readSettings({}));
  expect(readSettings(undefined)).toEqual(readSettings({}));
});

test("valid settings are kept, invalid ones have their defaults", () => {
  const read = readSettings({ theme: "dark", motion: "wild", sound: true, contrast: "yes" });
  expect(read).toMatchObject({ theme: "dark", motion: "system", sound: true, contrast: false });
});
