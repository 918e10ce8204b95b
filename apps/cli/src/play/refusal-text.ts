import { jsonPath, type GameTypes, type Seat } from "@sofala/engine";
import { terminalUiOf } from "../games/registry.ts";
import type { TerminalUi } from "../games/terminal-ui.ts";
import type { Menu } from "./menu.ts";
import type { Session } from "./session.ts";

/** Why a typed word is not among the options, by the rules if they have a sentence for it. */
export function unmatchedText(
  session: Session,
  seat: Seat,
  ui: TerminalUi,
  { field, style, options }: Menu,
  typed: string,
): string {
  const none = `"${typed}" is not one of these.`;
  if (field === "kind") {
    const known = ui.moveKinds.filter((kind) => kind.startsWith(typed.toLowerCase()));
    if (known.length === 0) return none;
    return `Not possible now: ${known.map((kind) => ui.moveKindLabel(kind)).join(", ")}.`;
  }
  const model = options[0]?.remaining.moves[0];
  if (style === "list" || model === undefined) return none;
  const value = style === "cells" ? typed.toLowerCase() : Number(typed);
  if (!(field in model) || typeof value !== typeof valueOf(model, field)) return none;
  const written = { ...model, [field]: value };
  const isMove = session.game.parseMove(written).ok;
  return (isMove ? refusalText(session, seat, written) : undefined) ?? none;
}

/** Why an unparsed move would be refused; undefined if it would not. */
export function refusalText(session: Session, seat: Seat, written: unknown): string | undefined {
  const { game, state, names } = session;
  const move = game.parseMove(written);
  if (!move.ok) return `This is not a move: ${jsonPath(move.error.path)}: ${move.error.reason}.`;
  const outcome = game.applyMove(state, seat, move.value);
  if (outcome.ok) return undefined;
  return terminalUiOf(game).sentences.refusal(outcome.error, names, game.view(state, seat));
}

const valueOf = (move: GameTypes["move"], field: string): unknown =>
  (move as { readonly [field: string]: unknown })[field];
