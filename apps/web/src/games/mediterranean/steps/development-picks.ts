import type { CultureBox, DevelopMove, Industry, WorkerPlace } from "@sofala/mediterranean";

/** What a buyer has said so far about a development. */
export interface Picks {
  readonly box?: CultureBox;
  readonly industry?: Industry;
  readonly spaces?: number;
  /** Workers in the order in which they were named. */
  readonly from: readonly WorkerPlace[];
  /** No more workers, though the card would take them. */
  readonly isEnough: boolean;
}

export type Question =
  | { readonly field: "box"; readonly choices: readonly CultureBox[] }
  | { readonly field: "industry"; readonly choices: readonly Industry[] }
  | { readonly field: "spaces"; readonly choices: readonly number[] }
  | {
      readonly field: "from";
      readonly choices: readonly WorkerPlace[];
      /** May it be left at those named? */
      readonly mayStop: boolean;
    };

const NOTHING: Picks = { from: [], isEnough: false };

/** The legal moves that agree with what was said. */
export const fitting = (moves: readonly DevelopMove[], picks: Picks): readonly DevelopMove[] =>
  moves.filter(
    ({ box, industry, spaces, from = [] }) =>
      (picks.box ?? box) === box &&
      (picks.industry ?? industry) === industry &&
      (picks.spaces ?? spaces) === spaces &&
      isWithin(picks.from, from) &&
      (!picks.isEnough || from.length === picks.from.length),
  );

/** Workers that are available are taken where nobody says otherwise. */
export function usualPicks(moves: readonly DevelopMove[]): Picks {
  let picks = NOTHING;
  for (;;) {
    const more: Picks = { ...picks, from: [...picks.from, "available"] };
    if (fitting(moves, more).length === 0) return picks;
    picks = more;
  }
}

/** What has to be said next; undefined where one move is left. */
export function questionOf(moves: readonly DevelopMove[], picks: Picks): Question | undefined {
  const left = fitting(moves, picks);
  const boxes = distinct(left.map(({ box }) => box));
  if (boxes.length > 1) return { field: "box", choices: boxes };
  const industries = distinct(left.map(({ industry }) => industry));
  if (industries.length > 1) return { field: "industry", choices: industries };
  const spaces = distinct(left.map((move) => move.spaces));
  if (spaces.length > 1) return { field: "spaces", choices: spaces };
  if (left.length < 2) return undefined;
  const named = left.map(({ from = [] }) => without(from, picks.from));
  return {
    field: "from",
    choices: distinct(named.flat()),
    mayStop: picks.from.length > 0 && named.some((rest) => rest.length === 0),
  };
}

/** The move that everything said amounts to. */
export const settled = (moves: readonly DevelopMove[], picks: Picks): DevelopMove | undefined => {
  const [move, ...others] = fitting(moves, picks);
  return others.length === 0 ? move : undefined;
};

/** One worker less, wherever he stood in the row. */
export const withoutWorker = (picks: Picks, at: number): Picks => ({
  ...picks,
  from: picks.from.toSpliced(at, 1),
  isEnough: false,
});

const isWithin = (few: readonly WorkerPlace[], many: readonly WorkerPlace[]): boolean =>
  without(many, few).length === many.length - few.length;

function without(
  many: readonly WorkerPlace[],
  few: readonly WorkerPlace[],
): readonly WorkerPlace[] {
  const rest = [...many];
  for (const place of few) {
    const at = rest.indexOf(place);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}

const distinct = <Value>(values: readonly (Value | undefined)[]): readonly Value[] => [
  ...new Set(values.filter((value) => value !== undefined)),
];
