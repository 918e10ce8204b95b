import { sameJson, seeded, type Seat } from "@sofala/engine";
import {
  afterMoves,
  phaseOf,
  tryMoves,
  zimbabwe,
  type Move,
  type State,
  type Zimbabwe,
} from "@sofala/zimbabwe";
import type { BotPlayer, Thought } from "../bot.ts";

/** How a bot decides: single moves before the turns, whole turns in them. */
export interface Style {
  first(state: State, seat: Seat): Move;
  gift(state: State, seat: Seat): Move;
  /** Turns of phase II without their end, each better than the last. */
  turns(
    state: State,
    seat: Seat,
  ): Iterable<{ readonly moves: readonly Move[]; readonly compared: number }>;
}

const END: Move = { kind: "end-turn" };

interface Plan {
  /** What its seat will see when the next move is due. */
  readonly view: Zimbabwe["view"];
  readonly moves: readonly Move[];
  readonly state: State;
}

/** Plans a turn at its first move and plays it out; plans again where the table is not as expected. */
export class PlanningPlayer implements BotPlayer<Zimbabwe> {
  private readonly seat: Seat;
  private readonly style: Style;
  private plan: Plan | undefined;

  constructor(seat: Seat, style: Style) {
    this.seat = seat;
    this.style = style;
  }

  see(): void {
    // Everything lies open on the table.
  }

  *think(view: Zimbabwe["view"]): Iterable<Thought<Zimbabwe>> {
    const { plan, seat, style } = this;
    if (plan !== undefined && sameJson(plan.view, view)) {
      yield this.follow(plan.state, plan.moves, 0);
      return;
    }
    const state = zimbabwe.sample(view, seeded("open table"));
    switch (phaseOf(state)) {
      case "setup":
        yield { move: style.first(state, seat), simulations: 1 };
        return;
      case "gifts":
        yield { move: style.gift(state, seat), simulations: 1 };
        return;
      case "culture":
        yield* this.thinkTurn(state);
        return;
      case "over":
        throw new Error("nobody is to move");
    }
  }

  private *thinkTurn(state: State): Iterable<Thought<Zimbabwe>> {
    const due = dueMoves(state, this.seat);
    for (const { moves, compared } of this.style.turns(afterMoves(state, due), this.seat)) {
      yield this.follow(state, [...due, ...moves, END], compared);
    }
  }

  /** Plays the first of the moves and keeps the rest. */
  private follow(state: State, moves: readonly Move[], simulations: number): Thought<Zimbabwe> {
    const [move = END, ...rest] = moves;
    const next = rest.length === 0 ? undefined : tryMoves(state, [move]);
    this.plan =
      next === undefined
        ? undefined
        : { view: zimbabwe.view(next, this.seat), moves: rest, state: next };
    return { move, simulations };
  }
}

/** What must be done before the turn can end: a specialist that somebody else chose for this seat is used. */
function dueMoves(state: State, seat: Seat): readonly Move[] {
  if (tryMoves(state, [END]) !== undefined) return [];
  for (const move of zimbabwe.legalMoves(state, seat)) {
    if (move.kind === "use-specialist" && tryMoves(state, [move, END]) !== undefined) return [move];
  }
  return [];
}
