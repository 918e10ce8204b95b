import { expect, test } from "vitest";
import { zimbabwe } from "../index.ts";
import { cellsOf, has, newSet } from "./cell-set.ts";
import { SINGLE } from "./cells.ts";
import { RANGE } from "./geography.ts";
import { HubNet } from "./hubs.ts";

test("a leg leads to the next cell, however many pieces were looked at before", () => {
  const { geography } = zimbabwe.setup("legs", 5, {});
  const { onMap } = geography.terrain;
  const net = HubNet.of(geography, RANGE, newSet(), 0);
  const starts = [...cellsOf(onMap, 0)].filter((cell) => has(onMap, 0, cell + 1));
  const missed = starts.filter((cell) => !net.isLeg(cell, SINGLE, cell + 1, SINGLE));
  expect(starts.length).toBeGreaterThan(100);
  expect(missed).toEqual([]);
});
