import { zimbabwe } from "@sofala/zimbabwe";
import { expect, test } from "vitest";
import { replayOf } from "../../../host/replay-table.ts";
import { randomGame } from "../../../testing/random-game.ts";
import { ceilingOf, raceOf, spread } from "./race-data.ts";

const finished = randomGame("race", 4, Infinity, { roundLimit: 7 });

function historyOf(game: unknown) {
  const found = replayOf(zimbabwe, game);
  if (!found.ok) throw new Error(found.error.reason);
  return found.value.history.value;
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

test("a game that goes on is told up to now", () => {
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

test("the scale ends at a full ten", () => {
  const seats = (vp: number, vr: number) => [{ round: 1, seats: [{ vp, vr }] }];
  expect(ceilingOf([])).toBe(20);
  expect(ceilingOf(seats(1, 20))).toBe(20);
  expect(ceilingOf(seats(31, 27))).toBe(40);
});

test("labels make room for each other and stay inside", () => {
  expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  expect(spread([50, 50, 50], 20, 0, 100)).toEqual([50, 70, 90]);
  expect(spread([90, 95, 100], 20, 0, 100)).toEqual([60, 80, 100]);
  expect(spread([30, 10], 20, 15, 100)).toEqual([35, 15]);
});
