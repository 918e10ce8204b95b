import type { CubePlace, Move } from "@sofala/mediterranean";

type CubeChoice = readonly CubePlace[];

/** The ways in which cubes can be lost, by the rules. */
export const cubeChoices = (legal: readonly Move[]): readonly CubeChoice[] =>
  legal.flatMap((move) => (move.kind === "lose-cubes" ? [move.areas] : []));

/** The places that a calamity can take cubes from, in the order of the board. */
export const placesIn = (choices: readonly CubeChoice[]): readonly CubePlace[] => [
  ...new Set(choices.flat()),
];

/** How harmful a loss is, by the start of the place: from available cubes to harbors. */
const LOSS_WEIGHTS: readonly (readonly [prefix: string, weight: number])[] = [
  ["available", 0],
  ["culture.", 1],
  ["farm.", 3],
  ["bank", 4],
  ["warehouse", 5],
  // It is lost after all other industries: then no VP can be bought.
  ["industry.base", 8],
  ["industry.", 6],
  ["army", 6],
  ["colosseum", 6],
  ["city", 7],
  ["harbor", 9],
];

const lossWeight = (place: CubePlace): number =>
  LOSS_WEIGHTS.find(([prefix]) => place.startsWith(prefix))?.[1] ?? 10;

/** The least harmful choice, by LOSS_WEIGHTS. */
export function suggestedLoss(choices: readonly CubeChoice[]): CubeChoice {
  const totalWeight = (choice: CubeChoice) =>
    choice.reduce((sum, place) => sum + lossWeight(place), 0);
  const [first = [], ...others] = choices;
  return others.reduce(
    (best, choice) => (totalWeight(choice) < totalWeight(best) ? choice : best),
    first,
  );
}

/** How many cubes of a place are chosen. */
export const countOf = (choice: CubeChoice, place: CubePlace): number =>
  choice.filter((each) => each === place).length;

/** Adds a cube of a place; if that is one too many, drops the first one. */
export function withCube(choice: CubeChoice, place: CubePlace, count: number): CubeChoice {
  const others = choice.length < count ? choice : choice.slice(1);
  return [...others, place];
}

export const withoutCube = (choice: CubeChoice, place: CubePlace): CubeChoice =>
  choice.toSpliced(choice.indexOf(place), 1);
