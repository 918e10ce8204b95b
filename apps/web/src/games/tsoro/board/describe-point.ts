import { seatAt, type Move, type Point, type View } from "@sofala/tsoro";
import type { TsoroAppText } from "@sofala/text/tsoro";
import type { BoardMarks } from "./board-marks.ts";

/** A point for screen readers: `Centre: stone of Ann, last move`. */
export function describePoint(
  { board }: Pick<View, "board">,
  point: Point,
  names: readonly string[],
  marks: BoardMarks,
  { sentences, board: text }: TsoroAppText,
): string {
  const seat = seatAt(board, point);
  const isTarget = marks.targets.includes(point);
  const facts = [
    seat === undefined ? text.free : text.stoneOf(names[seat] ?? ""),
    marks.winningLine?.includes(point) === true && text.inLine,
    lastPointOf(marks.lastMove) === point && text.lastMove,
    marks.selected === point ? text.selected : marks.movable.includes(point) && text.canMove,
    isTarget && (marks.movable.length > 0 ? text.target : text.canPlace),
  ].filter((fact) => fact !== false);
  return text.point(capitalize(sentences.point[point]), facts);
}

export const lastPointOf = (move: Move | undefined): Point | undefined =>
  move?.kind === "move" ? move.to : move?.at;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
