import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { openReplay } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { chapterAt } from "../../../table/replay/replay-timeline.ts";
import { chaptersOf, turnStartsOf } from "./replay-timeline.ts";

function historyOf(game: unknown) {
  const replay = openReplay(zimbabwe, game);
  if (!replay.ok) throw new Error(replay.error.reason);
  return replay.value.moments.value;
}

const history = historyOf(randomGame("chapters", 3, Infinity, { roundLimit: 5 }));

test("every round is a chapter, after the set-up", () => {
  const chapters = chaptersOf(history);
  expect(chapters.map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(chapters[1]).toEqual({ round: 1, firstMoment: 3 });
  for (const { moveCount, view } of history.slice(3)) {
    expect(chapterAt(chapters, moveCount)?.round).toBe(view.round);
  }
  expect(chapterAt(chapters, 2)?.round).toBe(0);
});

test("a game from a later position begins with its own round", () => {
  const at = history.findIndex(({ view }) => view.round === 3);
  expect(chaptersOf(history.slice(at + 1))[0]).toEqual({ round: 3, firstMoment: 0 });
  expect(chaptersOf([])).toEqual([]);
});

test("turn starts are where one turn ends and the next begins", () => {
  const starts = turnStartsOf(history);
  expect(starts.slice(0, 2)).toEqual([0, 3]);
  expect(starts.at(-1)).toBe(history.length - 1);
  // Set-up, then gifts and three turns in every round.
  expect(starts).toHaveLength(2 + 5 * 4);
  expect(turnStartsOf(history.slice(0, 1))).toEqual([0]);
});
