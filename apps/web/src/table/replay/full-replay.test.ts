import { mediterranean } from "@sofala/mediterranean";
import { expect, test } from "vitest";
import { mediterraneanGame } from "../../testing/mediterranean-game.ts";
import { observerChoicesFor, FullReplay } from "./full-replay.ts";

const { stored, moments } = mediterraneanGame(4);

test("after the end all views can be chosen, before it only the view from the table", () => {
  const [person, bot] = [{ kind: "person" }, { kind: "bot" }] as const;
  expect(observerChoicesFor([person, bot, bot, bot], true)).toEqual(["open", 0, 1, 2, 3]);
  expect(observerChoicesFor([bot, person, bot, bot], false)).toEqual([1]);
  expect(observerChoicesFor([person, person, bot, bot], false)).toEqual(["spectator"]);
});

test("in a seat's view no other hand is visible, whatever the moment", () => {
  const replay = new FullReplay(mediterranean, stored, moments);
  expect(replay.observerChoice.value).toBe("open");
  replay.observerChoice.value = 2;
  for (const moment of [0, 40, moments.length - 1]) {
    replay.shownMoment.value = moment;
    const { seats } = replay.observerView.value.view;
    const isVisible = [false, false, true, false];
    expect(seats.map(({ hand }) => hand !== undefined)).toEqual(isVisible);
    expect(seats.map((_, seat) => replay.viewOf(seat) !== undefined)).toEqual(isVisible);
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
