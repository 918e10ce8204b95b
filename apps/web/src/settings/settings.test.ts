import { expect, test, vi } from "vitest";
import type { Settings } from "./settings.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: () => "{broken",
  setItem: (key: string, value: string) => storage.set(key, value),
});
const { changeSettings, readSettings, settings } = await import("./settings.ts");

test("unreadable settings have their defaults", () => {
  expect(settings.value).toEqual(readSettings({}));
  expect(readSettings(undefined)).toEqual(readSettings({}));
});

test("valid settings are kept, invalid ones have their defaults", () => {
  const read = readSettings({ theme: "dark", motion: "wild", sound: "all", contrast: "yes" });
  expect(read).toMatchObject({ theme: "dark", motion: "system", sound: "all", contrast: false });
});

test("the sound that was on or off is the bell or nothing", () => {
  expect(readSettings({ sound: true }).sound).toBe("bell");
  expect(readSettings({ sound: false }).sound).toBe("off");
});

test("settings are stored under the names that they always had", () => {
  const stored: Settings = {
    language: "it",
    theme: "dark",
    contrast: true,
    motion: "reduced",
    sound: "all",
    volume: "loud",
    patterns: true,
    pace: "slow",
    shortcuts: false,
  };
  expect(readSettings(stored)).toMatchObject(stored);
  changeSettings(stored);
  expect(JSON.parse(storage.get("sofala-settings") ?? "")).toMatchObject(stored);
});
