import { expect, test } from "vitest";
import { loadMediterraneanAppText } from "@sofala/text/mediterranean";
import { mediterraneanGame } from "../../../testing/mediterranean-game.ts";
import { logLines } from "../panels/log-lines.ts";
import { replayTimelineOf } from "./replay-timeline.ts";
import { observerChoicesFor, FullReplay } from "./full-replay.ts";
import { captionAt } from "./move-caption.ts";

const { stored, moments } = mediterraneanGame(4);

test("chapters are turns, and stops are phases", () => {
  const { chapters, turnStarts, lastMove } = replayTimelineOf(
    new FullReplay(stored, moments).allObservedMoves.value,
  );
  expect(chapters.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(lastMove).toBe(moments.length - 1);
  expect(turnStarts[0]).toBe(0);
  expect(turnStarts.at(-1)).toBe(lastMove);
  for (const { firstMoment, round } of chapters)
    expect(moments[firstMoment]?.state.turn).toBe(round);
});

test("after the end all views can be chosen, before it only the view from the table", () => {
  const [person, bot] = [{ kind: "person" }, { kind: "bot" }] as const;
  expect(observerChoicesFor([person, bot, bot, bot], true)).toEqual(["open", 0, 1, 2, 3]);
  expect(observerChoicesFor([bot, person, bot, bot], false)).toEqual([1]);
  expect(observerChoicesFor([person, person, bot, bot], false)).toEqual(["spectator"]);
});

test("in a seat's view no other hand is visible, whatever the moment", () => {
  const replay = new FullReplay(stored, moments);
  expect(replay.observerChoice.value).toBe("open");
  replay.observerChoice.value = 2;
  for (const moment of [0, 40, moments.length - 1]) {
    replay.shownMoment.value = moment;
    const { seats } = replay.observerView.value.view;
    const isVisible = [false, false, true, false];
    expect(seats.map(({ hand }) => hand !== undefined)).toEqual(isVisible);
    expect(seats.map((_, seat) => replay.cardsOf(seat)?.hand !== undefined)).toEqual(isVisible);
  }
  replay.shownMoment.value = 40;
  expect(replay.observedMoves.value).toEqual(replay.allObservedMoves.value.slice(0, 40));
  expect(replay.observedMoves.value.at(-1)?.id).toBe(40);
  for (const { events } of replay.allObservedMoves.value) {
    for (const event of events) {
      if (event.kind === "cards-dealt" && event.seat !== 2) expect("cards" in event).toBe(false);
    }
  }
});

test("every moment has a caption, and no move can be made", async () => {
  const text = await loadMediterraneanAppText("en");
  const replay = new FullReplay(stored, moments);
  const names = stored.players.map(({ name }) => name);
  const observedMoves = replay.allObservedMoves.value;
  const log = logLines(observedMoves, names, text);
  const withoutCaption = moments.filter(
    ({ moveCount }) => captionAt(observedMoves, moveCount, log, names, text).length === 0,
  );
  expect(withoutCaption.map(({ moveCount }) => moveCount)).toEqual([0]);
  expect(await replay.play()).toMatchObject({ failure: { code: "seat/not-seated" } });
});
