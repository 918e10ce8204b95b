import { POINTS, seatAt, type Move, type Point, type View } from "@sofala/tsoro";

/** A turn in the making. */
export interface TurnDraft {
  readonly view: View;
  /** The legal moves of the seat that this person plays; none if it is not on turn. */
  readonly legalMoves: readonly Move[];
  /** The stone that was chosen to move. */
  readonly selected: Point | undefined;
}

/** What the board marks for the person on turn. */
export interface TurnMarks {
  readonly selected: Point | undefined;
  /** Stones that can move. */
  readonly movable: readonly Point[];
  /** Points where a stone can be placed or moved. */
  readonly targets: readonly Point[];
}

export type Tap =
  /** Plays a move. If it is not legal, the rules say why. */
  | { readonly kind: "play"; readonly move: Move }
  /** Chooses a stone, or none. */
  | { readonly kind: "select"; readonly point: Point | undefined };

/** What a tap on a point does; undefined if nothing. */
export function tapPoint({ view, legalMoves, selected }: TurnDraft, point: Point): Tap | undefined {
  if (legalMoves.length === 0) return undefined;
  if (view.phase === "placing") return { kind: "play", move: { kind: "place", at: point } };
  const owner = seatAt(view.board, point);
  if (owner === undefined) return tapFreePoint(legalMoves, selected, point);
  if (point === selected) return { kind: "select", point: undefined };
  if (sourcesOf(legalMoves).includes(point)) return { kind: "select", point };
  // This is refused, with the reason: another player's stone, or too far away.
  const to = POINTS.find((each) => seatAt(view.board, each) === undefined) ?? point;
  return { kind: "play", move: { kind: "move", from: point, to } };
}

function tapFreePoint(
  legalMoves: readonly Move[],
  selected: Point | undefined,
  to: Point,
): Tap | undefined {
  const [first, ...others] = sourcesOf(legalMoves);
  const from = selected ?? (others.length === 0 ? first : undefined);
  return from === undefined ? undefined : { kind: "play", move: { kind: "move", from, to } };
}

export function turnMarks({ legalMoves, selected }: Omit<TurnDraft, "view">): TurnMarks {
  const movable = sourcesOf(legalMoves);
  const chosen = selected !== undefined && movable.includes(selected) ? selected : undefined;
  const hasTargets = chosen !== undefined || movable.length < 2;
  return {
    selected: chosen,
    movable,
    targets: hasTargets ? targetsOf(legalMoves) : [],
  };
}

const sourcesOf = (moves: readonly Move[]): readonly Point[] =>
  moves.flatMap((move) => (move.kind === "move" ? move.from : []));

const targetsOf = (moves: readonly Move[]): readonly Point[] => [
  ...new Set(moves.map((move) => (move.kind === "move" ? move.to : move.at))),
];
