import type { Seat } from "@sofala/engine";
import type { Hints, Level, Outlook } from "@sofala/bots/zimbabwe";
import type { CellName, Move, RaisePlan, View } from "@sofala/zimbabwe";
import type { NextRaises } from "../lenses/next-raises.ts";
import type { Raise, Swaps } from "../raising/swaps.ts";

/** What the worker can be asked, and what it answers. */
export interface Questions {
  /** The next move of a bot; the same table, seat and seed give the same player. */
  readonly decide: {
    readonly ask: {
      readonly table: string;
      readonly seat: Seat;
      readonly level: Level;
      readonly seed: string;
      readonly view: View;
    };
    readonly answer: Move;
  };
  /** What the strong bot thinks of a table. */
  readonly hints: {
    readonly ask: { readonly view: View; readonly simulations: number };
    readonly answer: Hints<Move>;
  };
  /** How the steady bot sees everybody's race. */
  readonly outlook: { readonly ask: { readonly view: View }; readonly answer: readonly Outlook[] };
  /** The ways to raise monuments together that differ in who is paid, cheapest first. */
  readonly plans: {
    readonly ask: {
      readonly view: View;
      readonly seat: Seat;
      readonly monuments: readonly CellName[];
    };
    readonly answer: readonly RaisePlan[];
  };
  /** For every monument of a seat the cheapest way to raise it alone, where there is one. */
  readonly raises: {
    readonly ask: { readonly view: View; readonly seat: Seat };
    readonly answer: readonly (readonly [CellName, RaisePlan | undefined])[];
  };
  /** What every seat could raise next round. */
  readonly nextRaises: {
    readonly ask: { readonly view: View };
    readonly answer: readonly NextRaises[];
  };
  /** What could stand in the place of every good of a plan, by monument and good. */
  readonly swaps: {
    readonly ask: { readonly view: View; readonly seat: Seat; readonly moves: readonly Raise[] };
    readonly answer: readonly (readonly Swaps[])[];
  };
}

export type Question = keyof Questions;

export interface Asked {
  readonly id: number;
  readonly question: string;
  readonly ask: unknown;
}

export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };
