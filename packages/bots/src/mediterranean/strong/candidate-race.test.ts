import { dice } from "@sofala/engine";
import { expect, test } from "vitest";
import { Race, type RaceWeights } from "./candidate-race.ts";

const WEIGHTS: RaceWeights = { doubt: 1.5, clear: 2, worlds: 4 };

/** Worlds bring luck of up to ten points either way, the same for all, and of one for each choice. */
function play(choice: number, world: number): readonly number[] {
  const shared = dice(`world ${world}`).below(21) - 10;
  const own = dice(`world ${world} of ${choice}`).below(3) - 1;
  return [choice + shared + own];
}

const score = ([own = 0]: readonly number[]) => own;
const raced = (hopes: readonly number[], simulations: number) => {
  const runners = hopes.map((hope, choice) => ({ choice, hope }));
  const race = new Race(runners, { play, score }, WEIGHTS);
  while (!race.isSettled && race.simulations < simulations) race.simulate();
  return race;
};

test("the best comes out whatever was hoped, and luck that all share does not matter", () => {
  const race = raced([1, 0.5, 0, 0], 200);
  expect(race.best).toBe(3);
  expect(race.isSettled).toBe(true);
  expect(race.simulations).toBeLessThan(60);
});

test("before a world is over, first sight decides", () => {
  const race = raced([0, 2, 1], 2);
  expect(race.best).toBe(1);
  expect(race.lanes().map(({ choice }) => choice)).toEqual([1, 2]);
});

test("who is behind is tried less often", () => {
  const visits = raced([0, 0, 0, 0], 200)
    .lanes()
    .map(({ choice, results }) => [choice, results.length] as const);
  expect(visits.map(([choice]) => choice)).toEqual([3, 2, 1, 0]);
  expect(visits[3]?.[1]).toBeLessThan(visits[0]?.[1] ?? 0);
});
