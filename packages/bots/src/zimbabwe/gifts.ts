import type { Seat } from "@sofala/engine";
import { afterMoves, giftsOf, phaseOf, tryMoves, type Move, type State } from "@sofala/zimbabwe";
import type { Evaluator } from "./candidates.ts";
import { marginOf } from "./winning-turn.ts";
import type { TurnPlanner } from "./turns.ts";

const END: Move = { kind: "end-turn" };
const PASS: Move = { kind: "pass" };

/**
 * The value of an earlier turn: the round is simulated twice, once after the smallest gift and once
 * after passing, and the better end of the round decides.
 */
export class GiftPlanner {
  private readonly evaluator: Evaluator;
  private readonly planner: TurnPlanner;

  constructor(evaluator: Evaluator, planner: TurnPlanner) {
    this.evaluator = evaluator;
    this.planner = planner;
  }

  decide(state: State, seat: Seat): Move {
    const { least, queue, last } = giftsOf(state);
    const gift: Move = { kind: "give", cattle: least };
    const given = tryMoves(state, [gift]);
    if (given === undefined) return PASS;
    // The head of the queue gets its first cattle back.
    if (last === 0 && queue[0] === seat) return gift;
    const early = this.valueAtEndOfRound(given, seat);
    const late = this.valueAtEndOfRound(afterMoves(state, [PASS]), seat);
    return early > late ? gift : PASS;
  }

  /** The value once everybody has passed and moved. */
  private valueAtEndOfRound(from: State, seat: Seat): number {
    let state = from;
    while (phaseOf(state) === "gifts") state = afterMoves(state, [PASS]);
    for (let turns = 0; turns < from.players; turns++) {
      const { active } = state;
      let after = state;
      for (const turn of this.planner.plan(state, active)) ({ after } = turn);
      if (turns === from.players - 1) return this.evaluateEnd(after, seat);
      state = afterMoves(after, [END]);
    }
    return 0;
  }

  private evaluateEnd(state: State, seat: Seat): number {
    const margins = Array.from({ length: state.players }, (_, each) => marginOf(state, each));
    const most = Math.max(...margins);
    if (most < 0) return this.evaluator.evaluate(state, seat);
    return margins[seat] === most ? 100 : -100;
  }
}
