import { PIECES_EACH, piecesOf, type Board, type Point } from "@sofala/tsoro";

/** A stone that keeps its identity while it is placed and moved, so that it can slide. */
export interface BoardStone {
  readonly id: string;
  readonly seat: number;
  /** Undefined until it is placed. */
  readonly point: Point | undefined;
}

const SEATS = [0, 1];

/** All stones, none of them placed. */
export const UNPLACED_STONES: readonly BoardStone[] = SEATS.flatMap((seat) =>
  Array.from({ length: PIECES_EACH }, (_, index) => ({
    id: `${seat}-${index}`,
    seat,
    point: undefined,
  })),
);

/** The stones on another board: those that are still at their point stay, the others take the new points. */
export function followStones(previous: readonly BoardStone[], board: Board): readonly BoardStone[] {
  return SEATS.flatMap((seat) => {
    const points = piecesOf(board, seat);
    const stones = previous.filter((stone) => stone.seat === seat);
    const isStill = ({ point }: BoardStone) => point !== undefined && points.includes(point);
    const newPoints = points.filter((point) => !stones.some((stone) => stone.point === point));
    // Stones that left their point move before stones of the reserve do.
    const leaving = stones.filter((stone) => !isStill(stone));
    const order = [
      ...leaving.filter(({ point }) => point !== undefined),
      ...leaving.filter(({ point }) => point === undefined),
    ];
    return stones.map((stone) =>
      isStill(stone) ? stone : { ...stone, point: newPoints[order.indexOf(stone)] },
    );
  });
}
