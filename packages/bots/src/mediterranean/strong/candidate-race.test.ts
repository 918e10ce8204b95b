import { dice } from "@sofala/engine";
import { expect, test } from "vitest";
import { CandidateRace, type RaceWeights } from "./candidate-race.ts";

const WEIGHTS: RaceWeights = { initialUncertainty: 1.5, dropOutErrors: 2, minWorlds: 4 };

/**
 * Worlds add luck of up to ten points, the same for all choices, and of up to one point for each
 * choice.
 */
function play(choice: number, world: number): readonly number[] {
  const shared = dice(`world ${world}`).below(21) - 10;
  const own = dice(`world ${world} of ${choice}`).below(3) - 1;
  return [choice + shared + own];
}

const score = ([own = 0]: readonly number[]) => own;
const raced = (initialValues: readonly number[], simulations: number) => {
  const candidates = initialValues.map((initialValue, choice) => ({ choice, initialValue }));
  const race = new CandidateRace(candidates, { play, score }, WEIGHTS);
  while (!race.isSettled && race.simulations < simulations) race.simulate();
  return race;
};

test("finds the best whatever the initial values, and ignores luck that all share", () => {
  const race = raced([1, 0.5, 0, 0], 200);
  expect(race.best).toBe(3);
  expect(race.isSettled).toBe(true);
  expect(race.simulations).toBeLessThan(60);
});

test("initial values decide until the first world is complete", () => {
  const race = raced([0, 2, 1], 2);
  expect(race.best).toBe(1);
  expect(race.results().map(({ choice }) => choice)).toEqual([1, 2]);
});

test("candidates that are behind are simulated less often", () => {
  const visits = raced([0, 0, 0, 0], 200)
    .results()
    .map(({ choice, results }) => [choice, results.length] as const);
  expect(visits.map(([choice]) => choice)).toEqual([3, 2, 1, 0]);
  expect(visits[3]?.[1]).toBeLessThan(visits[0]?.[1] ?? 0);
});
