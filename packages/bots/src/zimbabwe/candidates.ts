import type { Seat } from "@sofala/engine";
import { afterMoves, tryMoves, type Move, type State } from "@sofala/zimbabwe";
import { withHerd } from "./specialists.ts";

/** A whole turn without its end, and what it is worth. */
export interface CandidateTurn {
  readonly moves: readonly Move[];
  readonly after: State;
  readonly value: number;
}

/** How many variants of each part of a turn are tried. */
export interface Breadth {
  readonly raises: number;
  /** Other ways to pay for the best raise. */
  readonly payeeVariants: number;
  readonly sites: number;
  readonly craftsmen: number;
  readonly pairs: number;
  /** Turns that are combined with each card; 0: no cards, no pairs, no check for rivals' wins. */
  readonly cardCombinations: number;
  /**
   * How often rivals' wins by rain or a new resource are searched for; 0: own wins of this kind
   * neither.
   */
  readonly mapSearches: number;
  /** Places for rain, and for monuments that only nomads allow. */
  readonly rains: number;
  readonly nomadSites: number;
  /** Turns to which another specialist that the seat owns is added. */
  readonly furtherSpecialists: number;
  /** Whether the prices of single crafts are raised, too, and not only all at once. */
  readonly singlePrices: boolean;
}

/** Evaluates a position for a seat whose turn is done. */
export interface Evaluator {
  evaluate(state: State, seat: Seat): number;
}

/** The turns of one seat that are compared. */
export class TurnCandidates {
  readonly seat: Seat;
  /** The start of the turn. */
  readonly state: State;
  readonly breadth: Breadth;
  readonly turns: CandidateTurn[] = [];
  private readonly evaluator: Evaluator;

  constructor(state: State, seat: Seat, evaluator: Evaluator, breadth: Breadth) {
    this.state = state;
    this.seat = seat;
    this.evaluator = evaluator;
    this.breadth = breadth;
  }

  /** Adds a turn that led to this state, and the herd where there is one. */
  add(after: State, moves: readonly Move[]): CandidateTurn {
    const whole = withHerd(after, this.seat, moves);
    const end = whole === moves ? after : afterMoves(this.state, whole);
    const turn = { moves: whole, after: end, value: this.evaluator.evaluate(end, this.seat) };
    this.turns.push(turn);
    return turn;
  }

  /** Adds a turn that continues from a state within it, if its moves are legal. */
  addIfLegal(
    from: State,
    before: readonly Move[],
    moves: readonly Move[],
  ): CandidateTurn | undefined {
    const after = tryMoves(from, moves);
    return after === undefined ? undefined : this.add(after, [...before, ...moves]);
  }

  best(): CandidateTurn {
    return this.turns.reduce((best, turn) => (turn.value > best.value ? turn : best));
  }

  /** From the best on. */
  ranked(): readonly CandidateTurn[] {
    return this.turns.toSorted((a, b) => b.value - a.value);
  }

  bestPlacings(): readonly CandidateTurn[] {
    return this.ranked()
      .filter(({ moves }) => moves.some(({ kind }) => kind === "place-craftsman"))
      .slice(0, this.breadth.pairs);
  }
}
