import type { Seat } from "@sofala/engine";
import {
  MONUMENT_VP,
  cattleOf,
  incomeOf,
  onCardsOf,
  planRaises,
  withoutMarkers,
  zimbabweRules,
  type CellName,
  type State,
} from "@sofala/zimbabwe";
import { MAX_LEVEL } from "../cards.ts";

/** What a seat could raise next round, with today's craftsmen and prices. */
export interface NextRaises {
  readonly seat: Seat;
  /** Cattle in hand after the revenue, without gifts. */
  readonly availableCattle: number;
  /** Monuments that can be afforded one at a time, cheapest first. */
  readonly affordable: readonly {
    readonly at: CellName;
    readonly cost: number;
    readonly vp: number;
  }[];
  /** The set with most VP that can be afforded together. */
  readonly best:
    | { readonly monuments: readonly CellName[]; readonly cost: number; readonly vp: number }
    | undefined;
}

/** Larger sets of monuments are not tried. */
const MAX_SET_SIZE = 6;

export const nextRaises = (state: State): readonly NextRaises[] =>
  Array.from({ length: state.players }, (_, seat) => nextRaisesOf(state, seat));

function nextRaisesOf(state: State, seat: Seat): NextRaises {
  const fresh = withoutMarkers(state);
  const availableCattle = cattleOf(state, seat) + onCardsOf(state, seat) + incomeOf(state, seat);
  const own = zimbabweRules
    .view(fresh, seat)
    .monuments.filter((monument) => monument.seat === seat);
  const affordable = own
    .flatMap(({ at, level }) => {
      const plan = level < MAX_LEVEL ? planRaises(fresh, seat, [at], availableCattle) : undefined;
      return plan === undefined ? [] : [{ at, cost: plan.cost, vp: vpGain(level) }];
    })
    .sort((a, b) => a.cost - b.cost);
  const candidates = affordable.toSorted((a, b) => b.vp - a.vp).slice(0, MAX_SET_SIZE);
  let best: NextRaises["best"];
  for (const monuments of subsets(candidates)) {
    const vp = monuments.reduce((sum, each) => sum + each.vp, 0);
    const isBetter = best === undefined || vp > best.vp;
    if (!isBetter || monuments.reduce((sum, each) => sum + each.cost, 0) > availableCattle)
      continue;
    const cells = monuments.map(({ at }) => at);
    const plan = planRaises(fresh, seat, cells, availableCattle);
    if (plan !== undefined) best = { monuments: cells, cost: plan.cost, vp };
  }
  return { seat, availableCattle, affordable, best };
}

const vpGain = (level: number): number => (MONUMENT_VP[level + 1] ?? 0) - (MONUMENT_VP[level] ?? 0);

/** All sets but the empty one. */
const subsets = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: 2 ** items.length - 1 }, (_, bits) =>
    items.filter((_item, index) => (((bits + 1) >>> index) & 1) === 1),
  );
