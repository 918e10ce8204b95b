import { capitalize } from "../../text/capitalize.ts";
import { SEATS, type PointMove, type PointText } from "./point-game.ts";
import type { TurnMarks } from "./point-turn.ts";

/** What is special about some points. */
export interface BoardMarks<Point extends string> extends TurnMarks<Point> {
  readonly lastMove: PointMove<Point> | undefined;
  readonly winningLine: readonly Point[] | undefined;
}

/** A point for screen readers: `Centre: Ann's stone, last move`. */
export function describePoint<Point extends string>(
  pointsBySeat: readonly (readonly Point[])[],
  point: Point,
  names: readonly string[],
  marks: BoardMarks<Point>,
  { sentences, board: text }: PointText<Point>,
): string {
  const seat = SEATS.find((each) => pointsBySeat[each]?.includes(point));
  const isTarget = marks.targets.includes(point);
  const facts = [
    seat === undefined ? text.free : text.stoneOf(names[seat] ?? ""),
    marks.winningLine?.includes(point) === true && text.inLine,
    marks.lastMove?.to === point && text.lastMove,
    marks.selected === point ? text.selected : marks.movable.includes(point) && text.canMove,
    isTarget && (marks.movable.length > 0 ? text.target : text.canPlace),
  ].filter((fact) => typeof fact === "string");
  return text.point(capitalize(sentences.point[point]), facts);
}
