import type { Seat } from "@sofala/engine";
import {
  MONUMENT_VP,
  cattleOf,
  incomeOf,
  onCardsOf,
  planRaises,
  withoutMarkers,
  zimbabwe,
  type CellName,
  type State,
} from "@sofala/zimbabwe";
import { TOP_LEVEL } from "../cards.ts";

/** What a seat could raise next round, with the craftsmen that stand and the prices of now. */
export interface NextRaises {
  readonly seat: Seat;
  /** In hand after the revenue, gifts aside. */
  readonly purse: number;
  /** Monuments that can be paid one by one, cheapest first. */
  readonly single: readonly { readonly at: CellName; readonly cost: number; readonly vp: number }[];
  /** The set with most VP that can be paid together. */
  readonly best:
    | { readonly monuments: readonly CellName[]; readonly cost: number; readonly vp: number }
    | undefined;
}

/** Sets of more monuments than this are not tried. */
const MOST_TOGETHER = 6;

export const nextRaises = (state: State): readonly NextRaises[] =>
  Array.from({ length: state.players }, (_, seat) => nextRaisesOf(state, seat));

function nextRaisesOf(state: State, seat: Seat): NextRaises {
  const fresh = withoutMarkers(state);
  const purse = cattleOf(state, seat) + onCardsOf(state, seat) + incomeOf(state, seat);
  const own = zimbabwe.view(fresh, seat).monuments.filter((monument) => monument.seat === seat);
  const single = own
    .flatMap(({ at, level }) => {
      const plan = level < TOP_LEVEL ? planRaises(fresh, seat, [at], purse) : undefined;
      return plan === undefined ? [] : [{ at, cost: plan.cost, vp: gain(level) }];
    })
    .sort((a, b) => a.cost - b.cost);
  const candidates = single.toSorted((a, b) => b.vp - a.vp).slice(0, MOST_TOGETHER);
  let best: NextRaises["best"];
  for (const monuments of subsets(candidates)) {
    const vp = monuments.reduce((sum, each) => sum + each.vp, 0);
    const isBetter = best === undefined || vp > best.vp;
    if (!isBetter || monuments.reduce((sum, each) => sum + each.cost, 0) > purse) continue;
    const cells = monuments.map(({ at }) => at);
    const plan = planRaises(fresh, seat, cells, purse);
    if (plan !== undefined) best = { monuments: cells, cost: plan.cost, vp };
  }
  return { seat, purse, single, best };
}

const gain = (level: number): number => (MONUMENT_VP[level + 1] ?? 0) - (MONUMENT_VP[level] ?? 0);

/** All sets but the empty one. */
const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, bits) =>
    items.filter((_item, index) => (((bits + 1) >>> index) & 1) === 1),
  );
