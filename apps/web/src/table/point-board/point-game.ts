import type { GameTypes, Seat } from "@sofala/engine";
import type { FunctionComponent } from "preact";

/** A place in the drawing of a board. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** How a board of points is drawn. */
export interface PointDrawing<Point extends string> {
  readonly width: number;
  readonly height: number;
  readonly stoneRadius: number;
  readonly positions: { readonly [point in Point]: Position };
  /** The points from the top down, each row from left to right: for the keys. */
  readonly rows: readonly (readonly Point[])[];
  /** Where the keys for up and down lead. */
  readonly up: { readonly [point in Point]?: Point };
  readonly down: { readonly [point in Point]?: Point };
  /** Where the stones of each seat are before they are placed; without it they are not shown. */
  readonly reserves?: readonly (readonly Position[])[];
  /** The board without stones. */
  readonly Ground: FunctionComponent;
  /** A stone of a seat, around the origin. */
  readonly Stone: FunctionComponent<{ readonly seat: Seat }>;
}

/** A stone moves to a point; without `from` it is placed. */
export interface PointMove<Point extends string> {
  readonly from?: Point;
  readonly to: Point;
}

/** What the points are called, and what is said about them. */
export interface PointText<Point extends string> {
  readonly board: {
    /** The name of the board for screen readers. */
    readonly label: string;
    /** For screen readers, when the board is entered. */
    readonly keyboardHelp: string;
    /** `Centre: stone of Ann, can move` */
    point(name: string, facts: readonly string[]): string;
    stoneOf(owner: string): string;
    readonly free: string;
    readonly canMove: string;
    readonly selected: string;
    /** A stone can be moved here. */
    readonly target: string;
    readonly lastMove: string;
    /** A stone can be placed here; only if the game places stones. */
    readonly canPlace?: string;
    /** Only if a line of stones wins. */
    readonly inLine?: string;
  };
  readonly sentences: { readonly point: { readonly [point in Point]: string } };
}

/** A game whose stones are placed on points and moved between them. */
export interface PointGame<T extends GameTypes, Point extends string> {
  readonly drawing: PointDrawing<Point>;
  /** The number of stones of each seat. */
  readonly stonesEach: number;
  readonly text: { readonly value: PointText<Point> };
  stonesOf(view: T["view"], seat: Seat): readonly Point[];
  toPointMove(move: T["seenMove"]): PointMove<Point>;
  toMove(move: PointMove<Point>): T["move"];
  /** The line that has won, from one end to the other. */
  winningLine?(view: T["view"]): readonly Point[] | undefined;
}

export const SEATS: readonly Seat[] = [0, 1];

/** The path of a straight line. */
export const linePath = (from: Position, to: Position): string =>
  `M${from.x} ${from.y}L${to.x} ${to.y}`;
