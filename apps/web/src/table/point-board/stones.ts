import type { Seat } from "@sofala/engine";
import { SEATS } from "./point-game.ts";

/** A stone that keeps its identity while it is placed and moved, so that it can slide. */
export interface BoardStone<Point extends string> {
  readonly id: string;
  readonly seat: Seat;
  /** Its number among the stones of its seat. */
  readonly index: number;
  /** Undefined until it is placed. */
  readonly point?: Point | undefined;
}

/** All stones, none of them placed. */
export const unplacedStones = (stonesEach: number): readonly BoardStone<never>[] =>
  SEATS.flatMap((seat) =>
    Array.from({ length: stonesEach }, (_, index) => ({ id: `${seat}-${index}`, seat, index })),
  );

/**
 * The stones when those of each seat are on these points: those that are still at their point stay, the others take the
 * new points.
 */
export function followStones<Point extends string>(
  previous: readonly BoardStone<Point>[],
  pointsBySeat: readonly (readonly Point[])[],
): readonly BoardStone<Point>[] {
  return pointsBySeat.flatMap((points, seat) => {
    const stones = previous.filter((stone) => stone.seat === seat);
    const isStill = ({ point }: BoardStone<Point>) => point !== undefined && points.includes(point);
    const newPoints = points.filter((point) => !stones.some((stone) => stone.point === point));
    // Stones that left their point move before stones of the reserve do.
    const leaving = stones.filter((stone) => !isStill(stone));
    const order = leaving.toSorted(
      (one, other) => Number(one.point === undefined) - Number(other.point === undefined),
    );
    return stones.map((stone) =>
      isStill(stone) ? stone : { ...stone, point: newPoints[order.indexOf(stone)] },
    );
  });
}
