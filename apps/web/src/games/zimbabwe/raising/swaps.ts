import type { Seat } from "@sofala/engine";
import { CRAFTSMEN, tryMoves, zimbabwe, type CellName, type Craft } from "@sofala/zimbabwe";
import type { Good, Move, Resource, State, View } from "@sofala/zimbabwe";
import { nameAt } from "../board/geometry.ts";
import { resourceOf } from "../board/board-string.ts";

export type Raise = Extract<Move, { readonly kind: "raise-monument" }>;

/** Another good in the place of one in a plan. */
export interface Swap {
  readonly good: Good;
  /** What the whole plan then costs. */
  readonly cost: number;
}

export interface Swaps {
  /** Other makers, each with the first resource that works. */
  readonly makers: readonly Swap[];
  /** The same makers with other resources. */
  readonly resources: readonly Swap[];
}

/** All goods that could stand in a plan where one stands now, the rest as it is. */
export function swapsFor(
  view: View,
  state: State,
  seat: Seat,
  moves: readonly Raise[],
  raise: number,
  index: number,
): Swaps {
  const now = moves[raise]?.goods[index];
  if (now === undefined) return { makers: [], resources: [] };
  const seen = new Set([makersOf(now)]);
  const makers: Swap[] = [];
  const resources: Swap[] = [];
  for (const good of everyGood(view)) {
    const isSameMaker = makersOf(good) === makersOf(now);
    if (!isSameMaker && seen.has(makersOf(good))) continue;
    if (isSameMaker && isSameGood(good, now)) continue;
    const cost = costOf(state, seat, swapped(moves, raise, index, good));
    if (cost === undefined) continue;
    seen.add(makersOf(good));
    (isSameMaker ? resources : makers).push({ good, cost });
  }
  const byCost = (a: Swap, b: Swap) => a.cost - b.cost;
  return { makers: makers.sort(byCost), resources: resources.sort(byCost) };
}

/** The plan with one good replaced; the rules choose its hubs. */
export const swapped = (
  moves: readonly Raise[],
  raise: number,
  index: number,
  good: Good,
): readonly Raise[] =>
  moves.map((move, at) =>
    at === raise
      ? { ...move, goods: move.goods.map((each, n) => (n === index ? good : each)) }
      : move,
  );

/** What moves cost the seat that makes them; undefined where they are not allowed. */
export function costOf(state: State, seat: Seat, moves: readonly Raise[]): number | undefined {
  const after = tryMoves(state, moves);
  if (after === undefined) return undefined;
  const cattle = (each: State) => zimbabwe.view(each, seat).seats[seat]?.cattle ?? 0;
  return cattle(state) - cattle(after);
}

/** Every craftsman with every resource of its kind, and with every primary that it needs. */
function* everyGood(view: View): Iterable<Good> {
  const cells = resourceCells(view);
  for (const { craftsman, at } of view.craftsmen) {
    const { resource: kind, needs } = CRAFTSMEN[craftsman];
    for (const resource of cells[kind]) {
      if (needs === undefined) yield { craftsman: at, resource };
      else
        for (const primary of primaries(view, needs, cells))
          yield { craftsman: at, resource, primary };
    }
  }
}

type Cells = { readonly [resource in Resource]: readonly CellName[] };

function* primaries(
  view: View,
  craft: Craft,
  cells: Cells,
): Iterable<NonNullable<Good["primary"]>> {
  for (const { craftsman, at } of view.craftsmen) {
    if (craftsman !== craft) continue;
    for (const resource of cells[CRAFTSMEN[craft].resource]) yield { craftsman: at, resource };
  }
}

function resourceCells({ board }: View): Cells {
  const cells: { [resource in Resource]: CellName[] } = {
    wood: [],
    clay: [],
    ivory: [],
    diamond: [],
  };
  for (const [row, line] of board.entries()) {
    for (const [column, sign] of [...line].entries()) {
      const resource = resourceOf(sign);
      if (resource !== undefined) cells[resource].push(nameAt(row, column));
    }
  }
  return cells;
}

const makersOf = ({ craftsman, primary }: Good): string =>
  `${craftsman} ${primary?.craftsman ?? ""}`;

const isSameGood = (a: Good, b: Good): boolean =>
  makersOf(a) === makersOf(b) &&
  a.resource === b.resource &&
  a.primary?.resource === b.primary?.resource;
