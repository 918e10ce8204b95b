import { isSameJson, seeded, type Seat } from "@sofala/engine";
import {
  afterMoves,
  phaseOf,
  tryMoves,
  zimbabwe,
  type Move,
  type State,
  type Zimbabwe,
} from "@sofala/zimbabwe";
import type { BotPlayer, Budget, Thought } from "../bot.ts";

/** What a bot would do, as far as it has thought. */
export interface Found {
  readonly moves: readonly Move[];
  readonly compared: number;
  readonly lines?: Thought<Zimbabwe>["lines"];
}

/** How a bot decides, better and better: single moves before the turns, whole turns in them. */
export interface Style {
  first(state: State, budget: Budget): Iterable<Found>;
  gift(state: State, budget: Budget): Iterable<Found>;
  /** Turns of phase II without their end. */
  turns(state: State, budget: Budget): Iterable<Found>;
}

/** A single move that needs no further thought. */
export const atOnce = (move: Move): Iterable<Found> => [{ moves: [move], compared: 1 }];

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

  *think(view: Zimbabwe["view"], budget: Budget = {}): Iterable<Thought<Zimbabwe>> {
    const { plan, seat, style } = this;
    if (plan !== undefined && isSameJson(plan.view, view)) {
      yield { move: this.follow(plan.state, plan.moves), simulations: 0 };
      return;
    }
    const state = zimbabwe.sample(view, seeded("open table"));
    switch (phaseOf(state)) {
      case "setup":
        yield* this.thoughts(state, [], style.first(state, budget), []);
        return;
      case "gifts":
        yield* this.thoughts(state, [], style.gift(state, budget), []);
        return;
      case "culture": {
        const due = dueMoves(state, seat);
        yield* this.thoughts(state, due, style.turns(afterMoves(state, due), budget), [END]);
        return;
      }
      case "over":
        throw new Error("nobody is to move");
    }
  }

  private *thoughts(
    state: State,
    before: readonly Move[],
    found: Iterable<Found>,
    after: readonly Move[],
  ): Iterable<Thought<Zimbabwe>> {
    let last: readonly Move[] | undefined;
    let move: Move = END;
    for (const { moves, compared, lines } of found) {
      if (moves !== last) move = this.follow(state, [...before, ...moves, ...after]);
      last = moves;
      yield { move, simulations: compared, ...(lines === undefined ? {} : { lines }) };
    }
  }

  /** The first of the moves; the rest is kept. */
  private follow(state: State, moves: readonly Move[]): Move {
    const [move = END, ...rest] = moves;
    const next = rest.length === 0 ? undefined : tryMoves(state, [move]);
    this.plan =
      next === undefined
        ? undefined
        : { view: zimbabwe.view(next, this.seat), moves: rest, state: next };
    return move;
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
