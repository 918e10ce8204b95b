import { findGame } from "@sofala/catalog";
import { findVersion, initialState, Timeline } from "@sofala/engine";
import { expect, test } from "vitest";
import { golden } from "../../test/support/golden-records.ts";
import { digestTimeline } from "./table-digest.ts";

/**
 * If this fails although the rules are the same, the form of snapshots has changed: increase `STATE_FORMAT`, so that
 * `sofala upgrade` does not compare positions in both forms, and write the new beginnings of the hashes here.
 */
test.each([
  ["zimbabwe", "god-eshu", "fd275da3"],
  ["tsoro", "line-by-moving", "21cb5915"],
  ["mediterranean", "three-contenders", "bd6dd124"],
])("snapshots of %s have the form of STATE_FORMAT 1", (id, name, beginning) => {
  const record = golden(id, name);
  const latest = findGame(id);
  const game = latest && findVersion(latest, record.rules);
  if (game === undefined) throw new Error(`no ${id}`);
  const start = initialState(game, record);
  if (!start.ok) throw new Error(start.error.reason);
  const timeline = new Timeline(game, start.value);
  for (const [actor, move] of record.moves) timeline.replay({ kind: "move", actor, move });
  const { result, state } = digestTimeline(timeline);
  expect(result).toMatchObject({ ranking: record.result?.ranking });
  expect(state.slice(0, 8)).toBe(beginning);
});
