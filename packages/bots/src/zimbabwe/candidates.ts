import type { Seat } from "@sofala/engine";
import { afterMoves, tryMoves, type Move, type State } from "@sofala/zimbabwe";
import { withHerd } from "./specialists.ts";

/** A whole turn without its end, and what it is worth. */
export interface Turn {
  readonly moves: readonly Move[];
  readonly after: State;
  readonly value: number;
}

/** How many of each part of a turn are tried. */
export interface Breadth {
  readonly raises: number;
  /** Other ways to pay for the best raise. */
  readonly payees: number;
  readonly sites: number;
  readonly craftsmen: number;
  readonly pairs: number;
  /** Turns that are combined with each card; 0: no cards, no pairs, no look at rivals. */
  readonly combined: number;
  /** How often rivals' wins by rain or a new resource are looked for; 0: own ones neither. */
  readonly mapSearches: number;
}

/** Says how good a position is for a seat whose turn is done. */
export interface Valuer {
  value(state: State, seat: Seat): number;
}

/** The turns of one seat that are compared. */
export class Candidates {
  readonly seat: Seat;
  /** The start of the turn. */
  readonly state: State;
  readonly breadth: Breadth;
  readonly turns: Turn[] = [];
  private readonly judge: Valuer;

  constructor(state: State, seat: Seat, judge: Valuer, breadth: Breadth) {
    this.state = state;
    this.seat = seat;
    this.judge = judge;
    this.breadth = breadth;
  }

  /** Adds a turn that led to this state, and the herd where there is one. */
  add(after: State, moves: readonly Move[]): Turn {
    const whole = withHerd(after, this.seat, moves);
    const end = whole === moves ? after : afterMoves(this.state, whole);
    const turn = { moves: whole, after: end, value: this.judge.value(end, this.seat) };
    this.turns.push(turn);
    return turn;
  }

  /** Adds a turn that goes on from a state within it, where its moves are legal. */
  try(from: State, before: readonly Move[], moves: readonly Move[]): Turn | undefined {
    const after = tryMoves(from, moves);
    return after === undefined ? undefined : this.add(after, [...before, ...moves]);
  }

  best(): Turn {
    return this.turns.reduce((best, turn) => (turn.value > best.value ? turn : best));
  }

  /** From the best on. */
  ranked(): readonly Turn[] {
    return this.turns.toSorted((a, b) => b.value - a.value);
  }

  bestPlacings(): readonly Turn[] {
    return this.ranked()
      .filter(({ moves }) => moves.some(({ kind }) => kind === "place-craftsman"))
      .slice(0, this.breadth.pairs);
  }
}
