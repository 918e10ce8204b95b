import type { JsonObject, Seat } from "@sofala/engine";
import type { TerminalUi } from "../games/terminal-ui.ts";
import type { Paint } from "../paint.ts";
import { wrapItems } from "../wrap-items.ts";
import type { Menu, MenuOption } from "./menu.ts";
import type { Session } from "./session.ts";

const WIDTH = 72;

/** A menu as text, without a map. */
export function menuText(
  session: Session,
  seat: Seat,
  ui: TerminalUi,
  menu: Menu,
  paint: Paint,
): string {
  const { field, style, options } = menu;
  const words = options.map(({ word }) => word ?? "");
  switch (style) {
    case "amounts":
      return `${questionText(ui, menu)} ${rangeText(words.map(Number))}`;
    case "cells":
      return [
        questionText(ui, menu),
        ...wrapItems(words, " ", WIDTH).map((line) => `  ${line}`),
      ].join("\n");
    case "names":
    case "list": {
      const head = field === "kind" ? [] : [questionText(ui, menu)];
      const numbers = style === "names" ? words : options.map((_, index) => `${index + 1}`);
      return [...head, ...numberedOptions(session, seat, ui, options, numbers, paint)].join("\n");
    }
  }
}

/** `Place a craftsman. Which area?` */
export function questionText(ui: TerminalUi, { field, options }: Menu): string {
  const kind = options[0]?.remaining.moves[0]?.kind ?? "";
  const title = ui.moveKindLabel(kind);
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}. ${ui.fieldQuestion(field, kind)}`;
}

/** `1 to 7`, or `2, 4, 6` */
function rangeText(amounts: readonly number[]): string {
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  return most - least + 1 === amounts.length && most > least + 1
    ? `${least} to ${most}`
    : amounts.join(", ");
}

function numberedOptions(
  session: Session,
  seat: Seat,
  ui: TerminalUi,
  options: readonly MenuOption[],
  numbers: readonly string[],
  paint: Paint,
): readonly string[] {
  const before = session.game.scenario.describe(session.state);
  const width = Math.max(...numbers.map(({ length }) => length));
  return options.map((option, index) => {
    const effect = commonEffect(session, seat, ui, before, option);
    const number = paint((numbers[index] ?? "").padStart(width + 2), { bold: true });
    return `${number}  ${option.label}${effect === "" ? "" : paint(`  [${effect}]`, { dim: true })}`;
  });
}

/** Up to this many moves are all tried; of more, the first and the last. */
const MAX_MOVES_TRIED = 50;

/** The changes for the seat that all moves of an option have in common. */
function commonEffect(
  { game, state }: Session,
  seat: Seat,
  ui: TerminalUi,
  before: JsonObject,
  { remaining }: MenuOption,
): string {
  const { moves } = remaining;
  const tried = moves.length > MAX_MOVES_TRIED ? [...moves.slice(0, 1), ...moves.slice(-1)] : moves;
  const effects = tried.map((move) => {
    const step = game.applyMove(state, seat, move);
    // What a move would reveal is not shown.
    if (!step.ok || (ui.hasHiddenInformation && step.value.reveals)) return [];
    return ui.describeChange(before, game.scenario.describe(step.value.state), seat);
  });
  const [first = []] = effects;
  return first.filter((each) => effects.every((effect) => effect.includes(each))).join(", ");
}
