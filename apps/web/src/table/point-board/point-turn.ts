import type { PointMove } from "./point-game.ts";

/** A turn in the making. */
export interface TurnDraft<Point extends string> {
  readonly points: readonly Point[];
  /** The points with a stone. */
  readonly taken: readonly Point[];
  /** The legal moves of the seat that this person plays; none if it is not on turn. */
  readonly legalMoves: readonly PointMove<Point>[];
  /** The stone that was chosen to move. */
  readonly selected: Point | undefined;
}

/** What the board marks for the person on turn. */
export interface TurnMarks<Point extends string> {
  readonly selected: Point | undefined;
  /** Stones that can move. */
  readonly movable: readonly Point[];
  /** Points where a stone can be placed or moved. */
  readonly targets: readonly Point[];
}

export type Tap<Point extends string> =
  /** Plays a move. If it is not legal, the rules say why. */
  | { readonly kind: "play"; readonly move: PointMove<Point> }
  /** Chooses a stone, or none. */
  | { readonly kind: "select"; readonly point: Point | undefined };

/** What a tap on a point does; undefined if nothing. */
export function tapPoint<Point extends string>(
  { points, taken, legalMoves, selected }: TurnDraft<Point>,
  point: Point,
): Tap<Point> | undefined {
  if (legalMoves.length === 0) return undefined;
  const sources = sourcesOf(legalMoves);
  if (sources.length === 0) return { kind: "play", move: { to: point } };
  if (!taken.includes(point)) {
    const from = selected ?? (sources.length === 1 ? sources[0] : undefined);
    return from && { kind: "play", move: { from, to: point } };
  }
  if (point === selected) return { kind: "select", point: undefined };
  if (sources.includes(point)) return { kind: "select", point };
  // This is refused, with the reason: another player's stone, or too far away.
  const to = points.find((each) => !taken.includes(each)) ?? point;
  return { kind: "play", move: { from: point, to } };
}

export function turnMarks<Point extends string>({
  legalMoves,
  selected,
}: Pick<TurnDraft<Point>, "legalMoves" | "selected">): TurnMarks<Point> {
  const movable = sourcesOf(legalMoves);
  const chosen = selected !== undefined && movable.includes(selected) ? selected : undefined;
  const mover = chosen ?? (movable.length === 1 ? movable[0] : undefined);
  const targets = legalMoves.filter(({ from }) => from === mover).map(({ to }) => to);
  return { selected: chosen, movable, targets: [...new Set(targets)] };
}

const sourcesOf = <Point extends string>(moves: readonly PointMove<Point>[]): readonly Point[] => [
  ...new Set(moves.flatMap(({ from = [] }) => from)),
];
