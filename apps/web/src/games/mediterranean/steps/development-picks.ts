import type { CultureBox, DevelopMove, Industry, WorkerPlace } from "@sofala/mediterranean";

/** The buyer's answers about a development so far. */
export interface Picks {
  readonly box?: CultureBox;
  readonly industry?: Industry;
  readonly spaces?: number;
  /** Workers in the order in which they were picked. */
  readonly from: readonly WorkerPlace[];
  /** No more workers, although the card allows more. */
  readonly isEnough: boolean;
}

export type Question =
  | { readonly field: "box"; readonly choices: readonly CultureBox[] }
  | { readonly field: "industry"; readonly choices: readonly Industry[] }
  | { readonly field: "spaces"; readonly choices: readonly number[] }
  | {
      readonly field: "from";
      readonly choices: readonly WorkerPlace[];
      /** True if the picked workers are enough. */
      readonly canStop: boolean;
    };

const NO_PICKS: Picks = { from: [], isEnough: false };

/** The legal moves that match the picks. */
export const matchingMoves = (
  moves: readonly DevelopMove[],
  picks: Picks,
): readonly DevelopMove[] =>
  moves.filter(
    ({ box, industry, spaces, from = [] }) =>
      (picks.box ?? box) === box &&
      (picks.industry ?? industry) === industry &&
      (picks.spaces ?? spaces) === spaces &&
      isSubset(picks.from, from) &&
      (!picks.isEnough || from.length === picks.from.length),
  );

/** By default, available workers are used. */
export function defaultPicks(moves: readonly DevelopMove[]): Picks {
  let picks = NO_PICKS;
  for (;;) {
    const more: Picks = { ...picks, from: [...picks.from, "available"] };
    if (matchingMoves(moves, more).length === 0) return picks;
    picks = more;
  }
}

/** The next question; undefined if one move is left. */
export function nextQuestion(moves: readonly DevelopMove[], picks: Picks): Question | undefined {
  const matching = matchingMoves(moves, picks);
  const boxes = distinct(matching.map(({ box }) => box));
  if (boxes.length > 1) return { field: "box", choices: boxes };
  const industries = distinct(matching.map(({ industry }) => industry));
  if (industries.length > 1) return { field: "industry", choices: industries };
  const spaces = distinct(matching.map((move) => move.spaces));
  if (spaces.length > 1) return { field: "spaces", choices: spaces };
  if (matching.length < 2) return undefined;
  const named = matching.map(({ from = [] }) => subtract(from, picks.from));
  return {
    field: "from",
    choices: distinct(named.flat()),
    canStop: picks.from.length > 0 && named.some((rest) => rest.length === 0),
  };
}

/** The move, if the picks leave only one. */
export const decidedMove = (
  moves: readonly DevelopMove[],
  picks: Picks,
): DevelopMove | undefined => {
  const [move, ...others] = matchingMoves(moves, picks);
  return others.length === 0 ? move : undefined;
};

/** Removes the worker at an index. */
export const withoutWorker = (picks: Picks, index: number): Picks => ({
  ...picks,
  from: picks.from.toSpliced(index, 1),
  isEnough: false,
});

const isSubset = (few: readonly WorkerPlace[], many: readonly WorkerPlace[]): boolean =>
  subtract(many, few).length === many.length - few.length;

function subtract(
  many: readonly WorkerPlace[],
  few: readonly WorkerPlace[],
): readonly WorkerPlace[] {
  const rest = [...many];
  for (const place of few) {
    const index = rest.indexOf(place);
    if (index !== -1) rest.splice(index, 1);
  }
  return rest;
}

const distinct = <Value>(values: readonly (Value | undefined)[]): readonly Value[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
