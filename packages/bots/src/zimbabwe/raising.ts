import type { Seat } from "@sofala/engine";
import {
  LINES_COUNT,
  MONUMENT_VP,
  OUT_OF_REACH,
  Prospects,
  RaisePlanner,
  cattleOf,
  monumentsOf,
  type RaisePlan,
  type State,
} from "@sofala/zimbabwe";

/** Monuments to raise in one action. */
export interface RaiseSet {
  /** Their numbers in the prospects of the seat. */
  readonly monuments: readonly number[];
  readonly gain: number;
  /** The least cost of the plan. */
  readonly leastCost: number;
}

const TOP_LEVEL = 5;
/** At most this many monuments, the most promising ones, are combined. */
const MAX_COMBINED = 9;
/** The number of sets that are tried. */
const MAX_TRIED = 24;

const prospects = new Prospects();

/** All sets of monuments that might be paid with the cattle in hand, the most VP first. */
export function raiseSets(
  state: State,
  seat: Seat,
  leastGain = 1,
  most = MAX_COMBINED,
): readonly RaiseSet[] {
  prospects.loadGoods(state, seat);
  const sets = combinedSets(cattleOf(state, seat), leastGain, most, leastCost);
  return sets.filter(isSupplied).sort((a, b) => b.gain - a.gain || a.leastCost - b.leastCost);
}

/**
 * True if a change of the map could allow raises worth this many VP, as if every craftsman were
 * near and supplied.
 */
export function mightRaise(state: State, seat: Seat, gain: number, cattle: number): boolean {
  prospects.loadFloor(state, seat);
  const costAt = (_monument: number, level: number) => cheapestLines(prospects.floor, 0, level);
  return combinedSets(cattle, gain, MAX_COMBINED, costAt).length > 0;
}

interface Single {
  readonly monument: number;
  readonly gain: number;
  readonly cost: number;
}

function combinedSets(
  purse: number,
  leastGain: number,
  most: number,
  costAt: (monument: number, level: number) => number,
): readonly RaiseSet[] {
  const singles: Single[] = [];
  for (let monument = 0; monument < prospects.monuments; monument++) {
    const level = prospects.levels[monument] as number;
    if (level === TOP_LEVEL || prospects.isRaised[monument] === 1) continue;
    const cost = costAt(monument, level);
    const gain = (MONUMENT_VP[level + 1] ?? 0) - (MONUMENT_VP[level] ?? 0);
    if (cost <= purse) singles.push({ monument, gain, cost });
  }
  singles.sort((a, b) => b.gain - a.gain || a.cost - b.cost);
  singles.length = Math.min(singles.length, most);
  const sets: RaiseSet[] = [];
  const combine = (from: number, monuments: readonly number[], gain: number, cost: number) => {
    if (gain >= leastGain) sets.push({ monuments, gain, leastCost: cost });
    for (let i = from; i < singles.length; i++) {
      const next = singles[i];
      if (next === undefined || cost + next.cost > purse) continue;
      combine(i + 1, [...monuments, next.monument], gain + next.gain, cost + next.cost);
    }
  };
  combine(0, [], 0, 0);
  return sets;
}

/** A quick check for enough resources. */
function isSupplied({ monuments }: RaiseSet): boolean {
  let needed = 0;
  for (const monument of monuments) needed += prospects.levels[monument] as number;
  let goods = 0;
  for (let line = 0; line < LINES_COUNT; line++) {
    let buyers = 0;
    for (const monument of monuments) {
      if ((prospects.cost[monument * LINES_COUNT + line] as number) < OUT_OF_REACH) buyers++;
    }
    if (buyers === 0) continue;
    const supply = prospects.supply[line] as number;
    goods += prospects.mustDiffer ? Math.min(supply, buyers) : supply;
  }
  return needed <= goods;
}

/**
 * A lower bound for the cost of a raise: the cheapest goods, as if no other used their resources.
 */
const leastCost = (monument: number, level: number): number =>
  cheapestLines(prospects.cost, monument * LINES_COUNT, level);

const costs = new Int32Array(LINES_COUNT);

/** The cost of the cheapest lines from this index on. */
function cheapestLines(lines: Int32Array, first: number, level: number): number {
  for (let line = 0; line < LINES_COUNT; line++) costs[line] = lines[first + line] as number;
  costs.sort();
  if (!prospects.mustDiffer) return level * (costs[0] as number);
  let sum = 0;
  for (let rank = 0; rank < level && rank < LINES_COUNT; rank++) sum += costs[rank] as number;
  return sum;
}

/** Plans that can be paid, from sets in their order, up to a limit. */
export function payablePlans(
  state: State,
  seat: Seat,
  sets: readonly RaiseSet[],
  most: number,
  planner = sets.length === 0 ? undefined : new RaisePlanner(state, seat),
): readonly RaisePlan[] {
  if (planner === undefined) return [];
  const purse = cattleOf(state, seat);
  const cells = monumentsOf(state, seat).map(({ at }) => at);
  const plans: RaisePlan[] = [];
  for (const { monuments } of sets.slice(0, MAX_TRIED)) {
    const plan = planner.plan(
      monuments.map((monument) => cells[monument] ?? ""),
      purse,
    );
    if (plan !== undefined) plans.push(plan);
    if (plans.length === most) break;
  }
  return plans;
}

/** Other payments for the same monuments, those that pay the bot's own cards first. */
export function alternativePayees(
  state: State,
  seat: Seat,
  planner: RaisePlanner,
  plan: RaisePlan,
  most: number,
): readonly RaisePlan[] {
  const purse = cattleOf(state, seat);
  return planner
    .plans(plan.moves.map(({ at }) => at))
    .filter(({ cost }) => cost <= purse)
    .sort((a, b) => a.cost - a.returns - (b.cost - b.returns))
    .slice(0, most);
}
