import { raisePlans, zimbabwe, type CellName, type RaisePlan, type State } from "@sofala/zimbabwe";
import { swapped, swapsFor, type Raise } from "../src/games/zimbabwe/raising/swaps.ts";

/** The plan that the interface proposes for monuments: the cheapest; undefined where none can be paid. */
export function planFor(state: State, monuments: readonly CellName[]): RaisePlan | undefined {
  const seat = state.active;
  const cattle = zimbabwe.view(state, seat).seats[seat]?.cattle ?? 0;
  return raisePlans(state, seat, monuments).find(({ cost }) => cost <= cattle);
}

/** A good of a plan that is had otherwise. */
interface Change {
  /** Which raise of the plan, and which good of it. */
  readonly raise: number;
  readonly good: number;
  /** Is it another craftsman who makes it, or is it made from something else? */
  readonly isMaker: boolean;
  /** The plan with it. */
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
      const changed = swapped(moves, raise, good, by.good);
      return { raise, good, isMaker, moves: changed, cost: by.cost };
    }
  }
  return undefined;
}
