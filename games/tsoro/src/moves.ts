import type { Seat } from "@sofala/engine";
import { POINTS, areAdjacent, type Point } from "./points.ts";
import type { Board, Event, Move, Phase, Refusal, State } from "./state.ts";

export const PIECES_EACH = 3;
export const EMPTY_BOARD: Board = "./.../...";

/** Where a point is in the text of a board. */
const INDEX: { readonly [point in Point]: number } = {
  a: 0,
  b1: 2,
  b2: 3,
  b3: 4,
  c1: 6,
  c2: 7,
  c3: 8,
};

/** The seat whose piece is on a point; `undefined` if the point is free. */
export function seatAt(board: Board, point: Point): Seat | undefined {
  const mark = board[INDEX[point]];
  return mark === "." ? undefined : Number(mark);
}

export const piecesOf = (board: Board, seat: Seat): readonly Point[] =>
  POINTS.filter((point) => seatAt(board, point) === seat);

/** R 3: pieces move once all six are placed, which leaves one point free. */
export const phaseOf = (board: Board): Exclude<Phase, "over"> =>
  board.indexOf(".") === board.lastIndexOf(".") ? "moving" : "placing";

/** Every move that there is; `refuseMove` says which of them fit a state. */
export const ALL_MOVES: readonly Move[] = [
  ...POINTS.map((at): Move => ({ kind: "place", at })),
  ...POINTS.flatMap((from) =>
    POINTS.filter((to) => areAdjacent(from, to)).map((to): Move => ({ kind: "move", from, to })),
  ),
];

/** Why the seat on turn cannot make a move. */
export function refuseMove({ board, active }: State, move: Move): Refusal | undefined {
  const phase = phaseOf(board);
  if (phase !== (move.kind === "place" ? "placing" : "moving")) {
    return { code: "turn/wrong-phase", phase };
  }
  if (move.kind === "place") return refuseTaken(board, move.at);
  const { from, to } = move;
  if (seatAt(board, from) !== active) return { code: "point/not-your-piece", at: from };
  // Q 1: no jumps.
  return (
    refuseTaken(board, to) ??
    (areAdjacent(from, to) ? undefined : { code: "point/not-adjacent", from, to })
  );
}

const refuseTaken = (board: Board, at: Point): Refusal | undefined =>
  seatAt(board, at) === undefined ? undefined : { code: "point/taken", at };

/** The state after a move that is not refused. */
export const playMove = ({ board, active, earlier }: State, move: Move): State =>
  move.kind === "place"
    ? { board: withMark(board, move.at, `${active}`), active: 1 - active, earlier }
    : {
        board: withMark(withMark(board, move.from, "."), move.to, `${active}`),
        active: 1 - active,
        earlier: [...earlier, positionText(board, active)],
      };

export const eventOf = (move: Move, seat: Seat): Event =>
  move.kind === "place"
    ? { kind: "piece-placed", seat, at: move.at }
    : { kind: "piece-moved", seat, from: move.from, to: move.to };

/** A board and the seat on turn: `1/010/.01 0`. Positions are the same if their texts are (Q 4). */
export const positionText = (board: Board, active: Seat): string => `${board} ${active}`;

const withMark = (board: Board, point: Point, mark: string): Board =>
  board.slice(0, INDEX[point]) + mark + board.slice(INDEX[point] + 1);
