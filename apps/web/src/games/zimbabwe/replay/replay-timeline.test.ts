import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { replayOf } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { chapterAt } from "../../../table/replay/replay-timeline.ts";
import { chaptersOf, stopsOf } from "./replay-timeline.ts";

function historyOf(game: unknown) {
  const found = replayOf(zimbabwe, game);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value.history.value;
}

const history = historyOf(randomGame("chapters", 3, Infinity, { roundLimit: 5 }));

test("every round is a chapter, after the set-up", () => {
  const chapters = chaptersOf(history);
  expect(chapters.map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(chapters[1]).toEqual({ round: 1, from: 3 });
  for (const { number, view } of history.slice(3)) {
    expect(chapterAt(chapters, number)?.round).toBe(view.round);
  }
  expect(chapterAt(chapters, 2)?.round).toBe(0);
});

test("a game from a later position begins with its own round", () => {
  const at = history.findIndex(({ view }) => view.round === 3);
  expect(chaptersOf(history.slice(at + 1))[0]).toEqual({ round: 3, from: 0 });
  expect(chaptersOf([])).toEqual([]);
});

test("stops lie where one turn is over and the next begins", () => {
  const stops = stopsOf(history);
  expect(stops.slice(0, 2)).toEqual([0, 3]);
  expect(stops.at(-1)).toBe(history.length - 1);
  // Set-up, then gifts and three turns in every round.
  expect(stops).toHaveLength(2 + 5 * 4);
  expect(stopsOf(history.slice(0, 1))).toEqual([0]);
});
