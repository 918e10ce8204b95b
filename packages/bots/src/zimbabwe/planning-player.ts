import { isSameJson, seeded, type Seat } from "@sofala/engine";
import {
  afterMoves,
  linkingRainSitesOf,
  phaseOf,
  tryMoves,
  zimbabwe,
  type Move,
  type State,
  type Zimbabwe,
} from "@sofala/zimbabwe";
import type { BotPlayer, Budget, Thought } from "../bot.ts";
import { rainMoves } from "./specialists.ts";

/** The best moves so far. */
export interface PlannedMoves {
  readonly moves: readonly Move[];
  readonly comparedTurns: number;
  readonly lines?: Thought<Zimbabwe>["lines"];
}

/** How a bot decides, in steps that improve: single moves before the turns, then whole turns. */
export interface Strategy {
  firstMonument(state: State, budget: Budget): Iterable<PlannedMoves>;
  gifts(state: State, budget: Budget): Iterable<PlannedMoves>;
  /** Turns of phase II without their end. */
  turns(state: State, budget: Budget): Iterable<PlannedMoves>;
}

/** A single move that needs no further thought. */
export const singleMove = (move: Move): Iterable<PlannedMoves> => [
  { moves: [move], comparedTurns: 1 },
];

const END: Move = { kind: "end-turn" };

interface Plan {
  /** The view that its seat should have when the next move is due. */
  readonly view: Zimbabwe["view"];
  readonly moves: readonly Move[];
  readonly state: State;
}

/** Plans a turn at its first move and plays it; plans again if the table is not as expected. */
export class PlanningPlayer implements BotPlayer<Zimbabwe> {
  private readonly seat: Seat;
  private readonly strategy: Strategy;
  private plan: Plan | undefined;

  constructor(seat: Seat, strategy: Strategy) {
    this.seat = seat;
    this.strategy = strategy;
  }

  observe(): void {
    // Everything on the table is public.
  }

  *think(view: Zimbabwe["view"], budget: Budget = {}): Iterable<Thought<Zimbabwe>> {
    const { plan, seat, strategy } = this;
    if (plan !== undefined && isSameJson(plan.view, view)) {
      yield { move: this.takeFirst(plan.state, plan.moves), simulations: 0 };
      return;
    }
    const state = zimbabwe.sample(view, seeded("open table"));
    switch (phaseOf(state)) {
      case "setup":
        yield* this.thoughts(state, [], strategy.firstMonument(state, budget), []);
        return;
      case "gifts":
        yield* this.thoughts(state, [], strategy.gifts(state, budget), []);
        return;
      case "culture": {
        const due = mandatoryMoves(state, seat);
        yield* this.thoughts(state, due, strategy.turns(afterMoves(state, due), budget), [END]);
        return;
      }
      case "over":
        throw new Error("nobody is to move");
    }
  }

  private *thoughts(
    state: State,
    before: readonly Move[],
    found: Iterable<PlannedMoves>,
    after: readonly Move[],
  ): Iterable<Thought<Zimbabwe>> {
    let last: readonly Move[] | undefined;
    let move: Move = END;
    for (const { moves, comparedTurns, lines } of found) {
      if (moves !== last) move = this.takeFirst(state, [...before, ...moves, ...after]);
      last = moves;
      yield { move, simulations: comparedTurns, ...(lines === undefined ? {} : { lines }) };
    }
  }

  /** Returns the first of the moves and queues the rest. */
  private takeFirst(state: State, moves: readonly Move[]): Move {
    const [move = END, ...rest] = moves;
    const next = rest.length === 0 ? undefined : tryMoves(state, [move]);
    this.plan =
      next === undefined
        ? undefined
        : { view: zimbabwe.view(next, this.seat), moves: rest, state: next };
    return move;
  }
}

/**
 * Moves that are due before the turn can end: using a specialist that was chosen for this seat before this player began,
 * rain where it links most.
 */
function mandatoryMoves(state: State, seat: Seat): readonly Move[] {
  if (tryMoves(state, [END]) !== undefined) return [];
  const rains = rainMoves(state, seat, linkingRainSitesOf(state, seat, 1)).flat();
  for (const move of [...rains, ...zimbabwe.legalMoves(state, seat)]) {
    if (move.kind === "use-specialist" && tryMoves(state, [move, END]) !== undefined) return [move];
  }
  return [];
}
