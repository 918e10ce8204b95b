import { jsonPath, type GameTypes, type Seat } from "@sofala/engine";
import type { Board } from "../games/terminal-ui.ts";
import { sentencesOf } from "../game-sentences.ts";
import type { Menu } from "./menu.ts";
import type { Session } from "./session.ts";

/** Why a typed word is not among the options, in the words of the rules where they have some. */
export function whyNot(
  session: Session,
  seat: Seat,
  board: Board,
  { field, style, options }: Menu,
  typed: string,
): string {
  const none = `"${typed}" is none of these.`;
  if (field === "kind") {
    const known = board.kinds.filter((kind) => kind.startsWith(typed.toLowerCase()));
    if (known.length === 0) return none;
    return `Not possible now: ${known.map((kind) => board.kind(kind)).join(", ")}.`;
  }
  const model = options[0]?.left.moves[0];
  if (style === "list" || model === undefined) return none;
  const value = style === "cells" ? typed.toLowerCase() : Number(typed);
  if (!(field in model) || typeof value !== typeof valueOf(model, field)) return none;
  const written = { ...model, [field]: value };
  const isMove = session.game.parseMove(written).ok;
  return (isMove ? refusalOf(session, seat, written) : undefined) ?? none;
}

/** Why a move that is not yet parsed would be refused; nothing where it would not. */
export function refusalOf(session: Session, seat: Seat, written: unknown): string | undefined {
  const { game, state, names } = session;
  const move = game.parseMove(written);
  if (!move.ok) return `This is no move: ${jsonPath(move.error.path)}: ${move.error.reason}.`;
  const outcome = game.applyMove(state, seat, move.value);
  if (outcome.ok) return undefined;
  return sentencesOf(game).refusal(outcome.error, names, game.view(state, seat));
}

const valueOf = (move: GameTypes["move"], field: string): unknown =>
  (move as { readonly [field: string]: unknown })[field];
