import type { JsonObject, Seat } from "@sofala/engine";
import type { Board } from "../games/terminal-ui.ts";
import type { Paint } from "../paint.ts";
import { filled } from "../wrap-items.ts";
import type { Menu, Option } from "./menu.ts";
import type { Session } from "./session.ts";

const WIDTH = 72;

/** A menu as text, without the map that goes with cells. */
export function menuText(
  session: Session,
  seat: Seat,
  board: Board,
  menu: Menu,
  paint: Paint,
): string {
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
    case "names":
    case "list": {
      const head = field === "kind" ? [] : [questionText(board, menu)];
      const numbers = style === "names" ? words : options.map((_, index) => `${index + 1}`);
      return [...head, ...numbered(session, seat, board, options, numbers, paint)].join("\n");
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
  seat: Seat,
  board: Board,
  options: readonly Option[],
  numbers: readonly string[],
  paint: Paint,
): readonly string[] {
  const before = session.game.scenario.describe(session.state);
  const width = Math.max(...numbers.map(({ length }) => length));
  return options.map((option, index) => {
    const effect = effectOf(session, seat, board, before, option);
    const number = paint((numbers[index] ?? "").padStart(width + 2), { bold: true });
    return `${number}  ${option.label}${effect === "" ? "" : paint(`  [${effect}]`, { dim: true })}`;
  });
}

/** Moves that are all tried; of more, the first and the last stand for the others. */
const FEW = 50;

/** What an option does for the seat: as much as all its moves do. */
function effectOf(
  { game, state }: Session,
  seat: Seat,
  board: Board,
  before: JsonObject,
  { left }: Option,
): string {
  const { moves } = left;
  const tried = moves.length > FEW ? [...moves.slice(0, 1), ...moves.slice(-1)] : moves;
  const effects = tried.map((move) => {
    const step = game.applyMove(state, seat, move);
    // What a move brings to light is not told beforehand.
    if (!step.ok || (board.hasSecrets && step.value.reveals)) return [];
    return board.change(before, game.scenario.describe(step.value.state), seat);
  });
  const [first = []] = effects;
  return first.filter((each) => effects.every((effect) => effect.includes(each))).join(", ");
}
