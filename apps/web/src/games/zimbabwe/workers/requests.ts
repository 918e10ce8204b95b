import type { Seat } from "@sofala/engine";
import type { AdvisedTurn, Hints, Outlook } from "@sofala/bots/zimbabwe";
import type { CellName, Move, RaisePlan, View, Zimbabwe } from "@sofala/zimbabwe";
import type { BotRequests } from "../../../local/bot-request.ts";
import type { NextRaises } from "./next-raises.ts";
import type { RaiseObstacle } from "./raise-obstacle.ts";
import type { Raise, SwapOptions } from "./swaps.ts";

/** The requests of the worker, with their responses. */
export interface ZimbabweRequests extends BotRequests<Zimbabwe> {
  /** The strong bot's evaluation of a position. */
  readonly hints: {
    readonly request: { readonly view: View; readonly simulations: number };
    readonly response: Hints<Move>;
  };
  /** The strong bot's best turns, with reasons. */
  readonly advice: {
    readonly request: { readonly view: View; readonly simulations: number };
    readonly response: readonly AdvisedTurn[];
  };
  /** The steady bot's forecast of every seat's race. */
  readonly outlook: {
    readonly request: { readonly view: View };
    readonly response: readonly Outlook[];
  };
  /** Plans to raise monuments together that differ in who is paid, cheapest first. */
  readonly plans: {
    readonly request: {
      readonly view: View;
      readonly seat: Seat;
      readonly monuments: readonly CellName[];
    };
    readonly response: readonly RaisePlan[];
  };
  /** For every monument of a seat the cheapest plan to raise it alone, if any, and what would keep it from being raised. */
  readonly raises: {
    readonly request: { readonly view: View; readonly seat: Seat };
    readonly response: readonly (readonly [CellName, RaisePlan | undefined, RaiseObstacle])[];
  };
  /** What every seat could raise next round. */
  readonly nextRaises: {
    readonly request: { readonly view: View };
    readonly response: readonly NextRaises[];
  };
  /** Alternatives for every good of a plan, by monument and good. */
  readonly swaps: {
    readonly request: {
      readonly view: View;
      readonly seat: Seat;
      readonly moves: readonly Raise[];
    };
    readonly response: readonly (readonly SwapOptions[])[];
  };
}

export type RequestName = keyof ZimbabweRequests;
