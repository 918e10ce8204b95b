import { expect, test } from "vitest";
import { supersededCrafts } from "./superseded-crafts.ts";

test("a secondary anywhere supersedes its primary, no matter who owns them (R 11.4)", () => {
  const primaries = [
    { craftsman: "potter", at: "a1", seat: 0 },
    { craftsman: "wood-carver", at: "a3", seat: 1 },
  ] as const;
  expect([...supersededCrafts(primaries)]).toEqual([]);
  expect([
    ...supersededCrafts([...primaries, { craftsman: "sculptor", at: "d4", seat: 2 }]),
  ]).toEqual(["wood-carver"]);
  expect([...supersededCrafts([{ craftsman: "throne-maker", at: "d4", seat: 2 }])]).toEqual([
    "ivory-carver",
  ]);
});
