import { expect, test } from "vitest";
import { mediterranean } from "@sofala/mediterranean";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { FullReplay } from "../../../table/replay/full-replay.ts";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import { logLines } from "../panels/log-lines.ts";
import { replayTimelineOf } from "./replay-timeline.ts";
import { openObserver } from "./open-observer.ts";
import { captionAt } from "./move-caption.ts";

const { stored, moments } = mediterraneanGame(4);
const openReplay = () => new FullReplay(mediterranean, stored, moments, openObserver);

test("chapters are turns, and stops are phases", () => {
  const { chapters, turnStarts, lastMove } = replayTimelineOf(openReplay().allObservedMoves.value);
  expect(chapters.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(lastMove).toBe(moments.length - 1);
  expect(turnStarts[0]).toBe(0);
  expect(turnStarts.at(-1)).toBe(lastMove);
  for (const { firstMoment, round } of chapters)
    expect(moments[firstMoment]?.state.turn).toBe(round);
});

test("every moment has a caption, and no move can be made", async () => {
  const text = await loadMediterraneanAppText("en");
  const replay = openReplay();
  const names = stored.players.map(({ name }) => name);
  const observedMoves = replay.allObservedMoves.value;
  const log = logLines(observedMoves, names, text);
  const withoutCaption = moments.filter(
    ({ moveCount }) => captionAt(observedMoves, moveCount, log, names, text).length === 0,
  );
  expect(withoutCaption.map(({ moveCount }) => moveCount)).toEqual([0]);
  expect(await replay.play()).toMatchObject({ failure: { code: "seat/not-seated" } });
});
