import { expect, test } from "vitest";
import { loadMediterraneanWords } from "@sofala/text/mediterranean";
import { marketGame } from "../../../testing/mediterranean-game.ts";
import { logLines } from "../panels/log-lines.ts";
import { courseOf } from "./replay-timeline.ts";
import { eyesFor, ReplaySight } from "./full-replay.ts";
import { sentencesAt } from "./move-caption.ts";

const { stored, moments } = marketGame(4);

test("chapters are turns, and stops are phases", () => {
  const { chapters, stops, last } = courseOf(new ReplaySight(stored, moments).toldInAll.value);
  expect(chapters.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(last).toBe(moments.length - 1);
  expect(stops[0]).toBe(0);
  expect(stops.at(-1)).toBe(last);
  for (const { from, round } of chapters) expect(moments[from]?.state.turn).toBe(round);
});

test("after the end all hands may be seen, before it only what was seen at the table", () => {
  const [person, bot] = [{ kind: "person" }, { kind: "bot" }] as const;
  expect(eyesFor([person, bot, bot, bot], true)).toEqual(["open", 0, 1, 2, 3]);
  expect(eyesFor([bot, person, bot, bot], false)).toEqual([1]);
  expect(eyesFor([person, person, bot, bot], false)).toEqual(["spectator"]);
});

test("through a seat's eyes no other hand is seen, whatever the moment", () => {
  const sight = new ReplaySight(stored, moments);
  expect(sight.eyes.value).toBe("open");
  sight.eyes.value = 2;
  for (const at of [0, 40, moments.length - 1]) {
    sight.lookingAt.value = at;
    const { seats } = sight.sight.value.view;
    const isSeen = [false, false, true, false];
    expect(seats.map(({ hand }) => hand !== undefined)).toEqual(isSeen);
    expect(seats.map((_, seat) => sight.cardsOf(seat)?.hand !== undefined)).toEqual(isSeen);
  }
  sight.lookingAt.value = 40;
  expect(sight.told.value).toEqual(sight.toldInAll.value.slice(0, 40));
  expect(sight.told.value.at(-1)?.id).toBe(40);
  for (const { events } of sight.toldInAll.value) {
    for (const event of events) {
      if (event.kind === "cards-dealt" && event.seat !== 2) expect("cards" in event).toBe(false);
    }
  }
});

test("every moment is told in a sentence, and nobody decides", async () => {
  const words = await loadMediterraneanWords("en");
  const sight = new ReplaySight(stored, moments);
  const names = stored.players.map(({ name }) => name);
  const told = sight.toldInAll.value;
  const log = logLines(told, names, words);
  const silent = moments.filter(
    ({ number }) => sentencesAt(told, number, log, names, words).length === 0,
  );
  expect(silent.map(({ number }) => number)).toEqual([0]);
  expect(await sight.decide()).toMatchObject({ failure: { code: "seat/not-seated" } });
});
