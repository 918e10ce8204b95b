import type { GameTypes, Ranking, Seat } from "@sofala/engine";
import type { Line, Point } from "./points.ts";

/** Three rows from the apex down; a seat's number where its piece is, a dot where a point is free: `0/.1./..0`. */
export type Board = string;

export type State = {
  readonly board: Board;
  /** The seat on turn; after the end, the seat that would be next. */
  readonly active: Seat;
  /** The positions before this one since all pieces are placed, oldest first (`positionText`). */
  readonly earlier: readonly string[];
};

/** What every observer sees: everything. */
export interface View extends State {
  readonly format: "sofala-view/1";
  readonly game: "tsoro";
  readonly phase: Phase;
  /** Once the game is over. */
  readonly ranking?: Ranking;
  readonly because?: Outcome["because"];
}

export type Phase = "placing" | "moving" | "over";

export type Move =
  | { readonly kind: "place"; readonly at: Point }
  | { readonly kind: "move"; readonly from: Point; readonly to: Point };

/** How a game ended. */
export type Outcome =
  | { readonly because: "line"; readonly winner: Seat; readonly line: Line }
  | { readonly because: "blocked"; readonly winner: Seat }
  | { readonly because: "repetition" };

export type Event =
  | { readonly kind: "piece-placed"; readonly seat: Seat; readonly at: Point }
  | { readonly kind: "piece-moved"; readonly seat: Seat; readonly from: Point; readonly to: Point }
  | ({ readonly kind: "game-ended"; readonly ranking: Ranking } & Outcome);

export type Refusal =
  | { readonly code: "move/malformed"; readonly path: string; readonly reason: string }
  | { readonly code: "game/over" }
  | { readonly code: "turn/not-yours"; readonly active: Seat }
  | { readonly code: "turn/wrong-phase"; readonly phase: Phase }
  | { readonly code: "point/taken"; readonly at: Point }
  | { readonly code: "point/not-your-piece"; readonly at: Point }
  | { readonly code: "point/not-adjacent"; readonly from: Point; readonly to: Point };

export type Options = { readonly [option: string]: never };

/** The types that Tsoro yematatu brings to the contract. */
export interface Tsoro extends GameTypes {
  readonly options: Options;
  readonly state: State;
  readonly move: Move;
  readonly event: Event;
  readonly seenMove: Move;
  readonly seenEvent: Event;
  readonly refusal: Refusal;
  readonly view: View;
  readonly order: never;
}
