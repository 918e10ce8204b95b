import type { Rng, Seat, TimeUp } from "@sofala/engine";

/**
 * A game for the engine's own tests: all seats secretly guess the next throw of a die at the same
 * time, and may wager points. The guesses are revealed when all are ready or the time is up.
 */
export interface Guesses {
  readonly options: { readonly rounds?: number };
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  /** Others learn whether a guess was changed, and nothing about a wager. */
  readonly seenMove: Move | { readonly kind: "guess"; readonly again: boolean };
  readonly seenEvent: Event | { readonly kind: "guessed"; readonly seat: Seat };
  readonly refusal: { readonly code: string };
  readonly view: View;
  readonly order: never;
}

export interface State {
  readonly round: number;
  readonly rounds: number;
  readonly seats: readonly Player[];
  readonly rng: Rng;
}

export interface Player {
  readonly points: number;
  /** 0 before the first guess of a round. */
  readonly guess: number;
  readonly wager: number;
  readonly isReady: boolean;
}

interface View extends Omit<State, "seats" | "rng"> {
  /** The observer's own guess and wager. */
  readonly seats: readonly {
    readonly points: number;
    readonly hasGuessed: boolean;
    readonly isReady: boolean;
    readonly guess?: number;
    readonly wager?: number;
  }[];
}

export type Move =
  | { readonly kind: "guess"; readonly number: number }
  | { readonly kind: "wager"; readonly points: number }
  | { readonly kind: "ready" | "unready" }
  | TimeUp;

export type Event =
  | { readonly kind: "guessed"; readonly seat: Seat; readonly number: number }
  | { readonly kind: "wagered"; readonly seat: Seat; readonly points: number }
  | { readonly kind: "readiness-changed"; readonly seat: Seat }
  | {
      readonly kind: "guesses-shown";
      readonly guesses: readonly number[];
      readonly thrown: number;
    };

export const SIDES = 3;
export const UNDECIDED = { guess: 0, wager: 0, isReady: false };
export const START: Player = { points: 2, ...UNDECIDED };

export const isOver = ({ round, rounds }: State): boolean => round > rounds;
export const partOf = ({ round }: State): string => `round ${round}`;
export const playerAt = ({ seats }: State, seat: Seat): Player => seats[seat] ?? START;
