import { expect, test, vi } from "vitest";
import { lastGame, lastLargeGame, rememberLastGame } from "./last-game.ts";

const storage = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
});

test("the last game is read from where older versions stored it", () => {
  storage.set("sofala-world", "mediterranean");
  expect([lastGame(), lastLargeGame()]).toEqual(["mediterranean", "mediterranean"]);
  rememberLastGame("tsoro");
  expect([lastGame(), lastLargeGame()]).toEqual(["tsoro", "zimbabwe"]);
  storage.set("sofala-world", "chess");
  expect(lastGame()).toBe("zimbabwe");
});
