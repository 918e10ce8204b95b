import { expect, test } from "vitest";
import record from "../../src/games/zimbabwe/home/self-play.json" with { type: "json" };
import { scenesOf } from "./board-scenes.ts";

test("the recorded game of the first page plays to its end, and every scene differs from the one before", () => {
  const scenes = scenesOf(record);
  expect(scenes.length).toBeGreaterThan(40);
  expect(scenes[0]?.monuments).toEqual([]);
  expect(scenes[0]?.seats?.length).toBe(record.players.length);
  const monuments = scenes.flatMap((scene) => scene.monuments ?? []);
  expect(monuments.some(({ level }) => level === 5)).toBe(true);
  for (const scene of scenes) expect(Object.keys(scene)).not.toEqual([]);
});
