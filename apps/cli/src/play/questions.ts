import type { JsonObject } from "@sofala/engine";
import type { Board } from "../boards/board.ts";
import type { Paint } from "../paint.ts";
import { filled } from "../paragraph.ts";
import type { Menu, Option } from "./menu.ts";
import type { Session } from "./session.ts";

const WIDTH = 72;

/** A menu as text, without the map that goes with cells. */
export function menuText(session: Session, board: Board, menu: Menu, paint: Paint): string {
  const { field, style, options } = menu;
  const words = options.map(({ word }) => word ?? "");
  switch (style) {
    case "amounts":
      return `${questionText(board, menu)} ${span(words.map(Number))}`;
    case "cells":
      return [
        questionText(board, menu),
        ...filled(words, " ", WIDTH).map((line) => `  ${line}`),
      ].join("\n");
    case "list": {
      const head = field === "kind" ? [] : [questionText(board, menu)];
      return [...head, ...numbered(session, board, options, paint)].join("\n");
    }
  }
}

/** `Place a craftsman. Which cell?` */
export function questionText(board: Board, { field, options }: Menu): string {
  const kind = options[0]?.left.moves[0]?.kind ?? "";
  const title = board.kind(kind);
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}. ${board.question(field, kind)}`;
}

/** `1 to 7`, or `2, 4, 6` */
function span(amounts: readonly number[]): string {
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  return most - least + 1 === amounts.length && most > least + 1
    ? `${least} to ${most}`
    : amounts.join(", ");
}

function numbered(
  session: Session,
  board: Board,
  options: readonly Option[],
  paint: Paint,
): readonly string[] {
  const before = session.game.scenario.describe(session.state);
  const width = `${options.length}`.length;
  return options.map((option, index) => {
    const effect = option.left.moves.length > 0 ? effectOf(session, board, before, option) : "";
    const number = paint(`${index + 1}`.padStart(width + 2), { bold: true });
    return `${number}  ${option.label}${effect === "" ? "" : paint(`  [${effect}]`, { dim: true })}`;
  });
}

/** What an option does for the seat, where all its moves do the same: the first and the last stand for them. */
function effectOf(session: Session, board: Board, before: JsonObject, { left }: Option): string {
  const { game, state, seat } = session;
  if (seat === undefined) return "";
  const effects = [left.moves[0], left.moves.at(-1)].map((move) => {
    const step = move === undefined ? undefined : game.applyMove(state, seat, move);
    return step?.ok === true
      ? board.change(before, game.scenario.describe(step.value.state), seat)
      : "";
  });
  return effects[0] === effects[1] ? (effects[0] ?? "") : "";
}
