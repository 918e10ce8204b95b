import type { Seat } from "@sofala/engine";
import { CRAFTSMEN, tryMoves, zimbabweRules, type CellName, type Craft } from "@sofala/zimbabwe";
import type { Good, Move, Resource, State, View } from "@sofala/zimbabwe";
import { cellNameAt } from "../board/geometry.ts";
import { resourceOfSign } from "../board/board-string.ts";

export type Raise = Extract<Move, { readonly kind: "raise-monument" }>;

/** A good that could replace one of a plan. */
export interface GoodSwap {
  readonly good: Good;
  /** The cost of the whole plan with it. */
  readonly cost: number;
}

export interface SwapOptions {
  /** Other makers, each with the first resource that works. */
  readonly makers: readonly GoodSwap[];
  /** The same makers with other resources. */
  readonly resources: readonly GoodSwap[];
}

/** All goods that could replace one good of a plan. */
export function swapsFor(
  view: View,
  state: State,
  seat: Seat,
  moves: readonly Raise[],
  raise: number,
  index: number,
): SwapOptions {
  const current = moves[raise]?.goods[index];
  if (current === undefined) return { makers: [], resources: [] };
  const seenMakers = new Set([makersKey(current)]);
  const makers: GoodSwap[] = [];
  const resources: GoodSwap[] = [];
  for (const good of allGoods(view)) {
    const isSameMaker = makersKey(good) === makersKey(current);
    if (!isSameMaker && seenMakers.has(makersKey(good))) continue;
    if (isSameMaker && isSameGood(good, current)) continue;
    const cost = costOf(state, seat, withSwap(moves, raise, index, good));
    if (cost === undefined) continue;
    seenMakers.add(makersKey(good));
    (isSameMaker ? resources : makers).push({ good, cost });
  }
  const byCost = (a: GoodSwap, b: GoodSwap) => a.cost - b.cost;
  return { makers: makers.sort(byCost), resources: resources.sort(byCost) };
}

/** The plan with one good replaced; the rules choose its hubs. */
export const withSwap = (
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

/** What these moves cost the seat; undefined if they are not legal. */
export function costOf(state: State, seat: Seat, moves: readonly Raise[]): number | undefined {
  const after = tryMoves(state, moves);
  if (after === undefined) return undefined;
  const cattle = (each: State) => zimbabweRules.view(each, seat).seats[seat]?.cattle ?? 0;
  return cattle(state) - cattle(after);
}

/** Every craftsman with every resource of its kind, and with every primary that it needs. */
function* allGoods(view: View): Iterable<Good> {
  const cells = resourceCells(view);
  for (const { craftsman, at } of view.craftsmen) {
    const { resource: kind, needs } = CRAFTSMEN[craftsman];
    for (const resource of cells[kind]) {
      if (needs === undefined) yield { craftsman: at, resource };
      else
        for (const primary of possiblePrimaries(view, needs, cells))
          yield { craftsman: at, resource, primary };
    }
  }
}

type ResourceCells = { readonly [resource in Resource]: readonly CellName[] };

function* possiblePrimaries(
  view: View,
  craft: Craft,
  cells: ResourceCells,
): Iterable<NonNullable<Good["primary"]>> {
  for (const { craftsman, at } of view.craftsmen) {
    if (craftsman !== craft) continue;
    for (const resource of cells[CRAFTSMEN[craft].resource]) yield { craftsman: at, resource };
  }
}

function resourceCells({ board }: View): ResourceCells {
  const cells: { [resource in Resource]: CellName[] } = {
    wood: [],
    clay: [],
    ivory: [],
    diamond: [],
  };
  for (const [row, line] of board.entries()) {
    for (const [column, sign] of [...line].entries()) {
      const resource = resourceOfSign(sign);
      if (resource !== undefined) cells[resource].push(cellNameAt(row, column));
    }
  }
  return cells;
}

const makersKey = ({ craftsman, primary }: Good): string =>
  `${craftsman} ${primary?.craftsman ?? ""}`;

const isSameGood = (a: Good, b: Good): boolean =>
  makersKey(a) === makersKey(b) &&
  a.resource === b.resource &&
  a.primary?.resource === b.primary?.resource;
