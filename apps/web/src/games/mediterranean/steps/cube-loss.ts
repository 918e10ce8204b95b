import type { CubePlace, Move } from "@sofala/mediterranean";

type Choice = readonly CubePlace[];

/** The ways in which cubes may be lost, as the rules list them. */
export const lossesIn = (legal: readonly Move[]): readonly Choice[] =>
  legal.flatMap((move) => (move.kind === "lose-cubes" ? [move.areas] : []));

/** The places that a calamity may take from, in the order of the board. */
export const placesIn = (choices: readonly Choice[]): readonly CubePlace[] => [
  ...new Set(choices.flat()),
];

/** What is missed least: who waits for work, then what has done its work, farms, and what brings most. */
const MISSED: readonly (readonly [begins: string, weight: number])[] = [
  ["available", 0],
  ["culture.", 1],
  ["farm.", 3],
  ["industry.base", 4],
  ["bank", 4],
  ["warehouse", 5],
  ["industry.", 6],
  ["army", 6],
  ["colosseum", 6],
  ["city", 7],
  ["harbor", 9],
];

const weightOf = (place: CubePlace): number =>
  MISSED.find(([begins]) => place.startsWith(begins))?.[1] ?? 10;

/** The choice that hurts least, as far as a list can say. */
export function suggestedLoss(choices: readonly Choice[]): Choice {
  const weigh = (choice: Choice) => choice.reduce((sum, place) => sum + weightOf(place), 0);
  const [first = [], ...others] = choices;
  return others.reduce((best, choice) => (weigh(choice) < weigh(best) ? choice : best), first);
}

/** How often a place is named. */
export const timesIn = (choice: Choice, place: CubePlace): number =>
  choice.filter((each) => each === place).length;

/** One cube more or less of a place; where one would be too many, the one named first makes room. */
export function withCube(choice: Choice, place: CubePlace, count: number): Choice {
  const kept = choice.length < count ? choice : choice.slice(1);
  return [...kept, place];
}

export const withoutCube = (choice: Choice, place: CubePlace): Choice =>
  choice.toSpliced(choice.indexOf(place), 1);
