import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { openReplay } from "../../../local/replay-table.ts";
import { randomGame } from "../../../testing/zimbabwe-game.ts";
import { axisMax, raceOf } from "./race-data.ts";

const finished = randomGame("race", 4, Infinity, { roundLimit: 7 });

function historyOf(game: unknown) {
  const replay = openReplay(zimbabwe, game);
  if (!replay.ok) throw new Error(replay.error.reason);
  return replay.value.moments.value;
}

test("a race has the start and every round, and ends as the game does", () => {
  const history = historyOf(finished);
  const race = raceOf(history);
  const rounds = history.at(-1)?.view.round ?? 0;
  expect(race.map(({ round }) => round)).toEqual(Array.from({ length: rounds + 1 }, (_, n) => n));
  expect(race[0]?.seats).toEqual(Array.from({ length: 4 }, () => ({ vp: 1, vr: 20 })));
  const end = history.at(-1)?.view.seats.map(({ vp, vr }) => ({ vp, vr }));
  expect(race.at(-1)?.seats).toEqual(end);
  for (const [n, { seats }] of race.slice(1).entries()) {
    for (const [seat, { vp }] of seats.entries()) {
      expect(vp).toBeGreaterThanOrEqual(race[n]?.seats[seat]?.vp ?? 0);
    }
  }
});

test("an unfinished game has its rounds up to now", () => {
  expect(raceOf(historyOf(randomGame("race", 2, 0)))).toEqual([]);
  expect(raceOf(historyOf(randomGame("race", 2, 1))).map(({ round }) => round)).toEqual([0]);
  expect(raceOf(historyOf(randomGame("race", 2, 2))).map(({ round }) => round)).toEqual([0]);
  expect(raceOf(historyOf(randomGame("race", 2, 3))).map(({ round }) => round)).toEqual([0, 1]);
});

test("a game from a later position starts with the round before", () => {
  const history = historyOf(finished);
  const at = history.findIndex(({ view }) => view.round === 3 && view.phase === "culture");
  const [start] = raceOf(history.slice(at));
  expect(start).toMatchObject({ round: 2 });
});

test("the axis ends at a multiple of ten", () => {
  const seats = (vp: number, vr: number) => [{ round: 1, seats: [{ vp, vr }] }];
  expect(axisMax([])).toBe(20);
  expect(axisMax(seats(1, 20))).toBe(20);
  expect(axisMax(seats(31, 27))).toBe(40);
});
