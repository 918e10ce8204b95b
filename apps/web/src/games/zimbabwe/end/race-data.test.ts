import { expect, test } from "vitest";
import { historyOf, randomGame } from "../../../testing/zimbabwe-game.ts";
import { raceOf } from "./race-data.ts";

const finished = randomGame("race", 4, Infinity, { roundLimit: 7 });

test("a race has the start and every round, and ends as the game does", () => {
  const history = historyOf(finished);
  const race = raceOf(history);
  const rounds = history.at(-1)?.view.round ?? 0;
  expect(race.map(({ round }) => round)).toEqual(Array.from({ length: rounds + 1 }, (_, n) => n));
  expect(race[0]?.seats).toEqual(Array.from({ length: 4 }, () => ({ points: 1, target: 20 })));
  const end = history.at(-1)?.view.seats.map(({ vp, vr }) => ({ points: vp, target: vr }));
  expect(race.at(-1)?.seats).toEqual(end);
  for (const [n, { seats }] of race.slice(1).entries()) {
    for (const [seat, { points }] of seats.entries()) {
      expect(points).toBeGreaterThanOrEqual(race[n]?.seats[seat]?.points ?? 0);
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
