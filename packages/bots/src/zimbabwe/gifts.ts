import type { Seat } from "@sofala/engine";
import { afterMoves, giftsOf, phaseOf, tryMoves, type Move, type State } from "@sofala/zimbabwe";
import type { Valuer } from "./candidates.ts";
import { beyond } from "./finish.ts";
import type { TurnPlanner } from "./turns.ts";

const END: Move = { kind: "end-turn" };
const PASS: Move = { kind: "pass" };

/**
 * What being earlier is worth: the round is played in the head twice, once after the least gift
 * and once after passing, and the better end of the round decides.
 */
export class Giver {
  private readonly judge: Valuer;
  private readonly planner: TurnPlanner;

  constructor(judge: Valuer, planner: TurnPlanner) {
    this.judge = judge;
    this.planner = planner;
  }

  decide(state: State, seat: Seat): Move {
    const { least, queue, last } = giftsOf(state);
    const gift: Move = { kind: "give", cattle: least };
    const given = tryMoves(state, [gift]);
    if (given === undefined) return PASS;
    // The head of the queue has its first cattle back.
    if (last === 0 && queue[0] === seat) return gift;
    const early = this.endOfRound(given, seat);
    const late = this.endOfRound(afterMoves(state, [PASS]), seat);
    return early > late ? gift : PASS;
  }

  /** The value once everybody has passed and moved. */
  private endOfRound(from: State, seat: Seat): number {
    let state = from;
    while (phaseOf(state) === "gifts") state = afterMoves(state, [PASS]);
    for (let turns = 0; turns < from.players; turns++) {
      const { active } = state;
      let moves: readonly Move[] = [];
      for (const turn of this.planner.plan(state, active)) ({ moves } = turn);
      const after = afterMoves(state, moves);
      if (turns === from.players - 1) return this.judgeEnd(after, seat);
      state = afterMoves(after, [END]);
    }
    return 0;
  }

  private judgeEnd(state: State, seat: Seat): number {
    const margins = Array.from({ length: state.players }, (_, each) => beyond(state, each));
    const most = Math.max(...margins);
    if (most < 0) return this.judge.value(state, seat);
    return margins[seat] === most ? 100 : -100;
  }
}
