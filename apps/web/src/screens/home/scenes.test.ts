import { expect, test } from "vitest";
import { scenes } from "./scenes.ts";

test("the stored game plays to its end, and something changes from scene to scene", async () => {
  const views = await scenes(() => Promise.resolve());
  expect(views.length).toBeGreaterThan(40);
  expect(views[0]?.monuments).toEqual([]);
  expect(views.at(-1)?.monuments.some(({ level }) => level === 5)).toBe(true);
});
