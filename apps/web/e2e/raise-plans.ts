import { raisePlans, zimbabwe, type CellName, type RaisePlan, type State } from "@sofala/zimbabwe";
import { withSwap, swapsFor, type Raise } from "../src/games/zimbabwe/workers/swaps.ts";

/** The plan that the interface proposes for monuments: the cheapest; undefined if none is affordable. */
export function planFor(state: State, monuments: readonly CellName[]): RaisePlan | undefined {
  const seat = state.active;
  const cattle = zimbabwe.view(state, seat).seats[seat]?.cattle ?? 0;
  return raisePlans(state, seat, monuments).find(({ cost }) => cost <= cattle);
}

/** A change of one good of a plan. */
interface Change {
  /** Which raise of the plan, and which good of it. */
  readonly raise: number;
  readonly good: number;
  /** True for another craftsman, false for another source. */
  readonly isMaker: boolean;
  /** The changed plan. */
  readonly moves: readonly Raise[];
  readonly cost: number;
}

/** The first change that the interface offers for a plan. */
export function firstChange(state: State, moves: readonly Raise[]): Change | undefined {
  const seat = state.active;
  const view = zimbabwe.view(state, seat);
  for (const [raise, { goods }] of moves.entries()) {
    for (const good of goods.keys()) {
      const { makers, resources } = swapsFor(view, state, seat, moves, raise, good);
      const isMaker = makers.length > 0;
      const [by] = isMaker ? makers : resources;
      if (by === undefined) continue;
      const changed = withSwap(moves, raise, good, by.good);
      return { raise, good, isMaker, moves: changed, cost: by.cost };
    }
  }
  return undefined;
}
