import { expect, test } from "vitest";
import { historyOf, randomGame } from "../../../testing/zimbabwe-game.ts";
import { chapterAt } from "../../../table/replay/replay-timeline.ts";
import { replayTimelineOf } from "./replay-timeline.ts";

const history = historyOf(randomGame("chapters", 3, Infinity, { roundLimit: 5 }));

test("every round is a chapter, after the set-up", () => {
  const { chapters } = replayTimelineOf(history);
  expect(chapters.map(({ round }) => round)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(chapters[1]).toEqual({ round: 1, firstMoment: 3 });
  for (const { moveCount, view } of history.slice(3)) {
    expect(chapterAt(chapters, moveCount)?.round).toBe(view.round);
  }
  expect(chapterAt(chapters, 2)?.round).toBe(0);
});

test("a game from a later position begins with its own round", () => {
  const at = history.findIndex(({ view }) => view.round === 3);
  const { chapters } = replayTimelineOf(history.slice(at + 1));
  expect(chapters[0]).toEqual({ round: 3, firstMoment: 0 });
});

test("turn starts are where one turn ends and the next begins", () => {
  const { turnStarts: starts } = replayTimelineOf(history);
  expect(starts.slice(0, 2)).toEqual([0, 3]);
  expect(starts.at(-1)).toBe(history.length - 1);
  // Set-up, then gifts and three turns in every round.
  expect(starts).toHaveLength(2 + 5 * 4);
  expect(replayTimelineOf(history.slice(0, 1)).turnStarts).toEqual([0]);
});
