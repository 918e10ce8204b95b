import { isObject, type GameTypes, type Json } from "@sofala/engine";
import type { Board } from "../boards/board.ts";
import type { AnyGame } from "../command.ts";
import type { Session } from "./session.ts";

type Move = GameTypes["move"];

/** One thing that can be said next, and the moves that it leaves. */
export interface Option {
  /** What to type for it; options without one go by their number. */
  readonly word: string | undefined;
  readonly label: string;
  readonly left: Narrowing;
}

/** A question that narrows the legal moves down. */
export interface Menu {
  readonly field: string;
  /** Cells are typed and pointed out on the map, amounts are typed, anything else is a numbered list. */
  readonly style: "cells" | "amounts" | "list";
  readonly options: readonly Option[];
}

/** Legal moves, and the members already picked out of their lists. */
export interface Narrowing {
  readonly moves: readonly Move[];
  readonly picked: readonly string[];
}

/** The kinds of move on offer. */
export function kindMenu(board: Board, moves: readonly Move[]): Menu {
  const kinds = new Set(moves.map(({ kind }) => kind));
  const options = [...kinds].map((kind): Option => {
    const left = { moves: moves.filter((move) => move.kind === kind), picked: [] };
    return { word: kind, label: board.kind(kind), left };
  });
  return { field: "kind", style: "list", options };
}

/** What has to be asked next: the first field in which the moves differ; nothing when one is left. */
export function nextMenu(
  { game, state }: Pick<Session, "game" | "state">,
  board: Board,
  narrowing: Narrowing,
): Menu | undefined {
  const { moves } = narrowing;
  if (moves.length < 2) return undefined;
  const description = game.scenario.describe(state);
  // The move with the most fields has them in the order in which the game spells them.
  const fullest = moves.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  for (const field of new Set(fullest.flatMap((move) => Object.keys(move)))) {
    const options = optionsOf(narrowing, field, (move) => board.choice(field, move, description));
    if (options.length < 2) continue;
    const style = styleOf(game, options, field);
    return { field, style, options: style === "cells" ? options.toSorted(byWord) : options };
  }
  return undefined;
}

function optionsOf(
  { moves, picked }: Narrowing,
  field: string,
  labelOf: (move: Move) => string,
): readonly Option[] {
  if (moves.some((move) => isWords(valueOf(move, field)))) {
    const words = new Set(moves.flatMap((move) => wordsOf(move, field)));
    return [...words]
      .filter((word) => !picked.includes(word))
      .map((word) => {
        const kept = moves.filter((move) => wordsOf(move, field).includes(word));
        const left = { moves: kept, picked: [...picked, word] };
        return { word, label: word, left };
      });
  }
  const groups = Map.groupBy(moves, (move) => JSON.stringify(valueOf(move, field)) ?? "");
  return [...groups.values()].map((kept) => {
    const value = valueOf(kept[0], field);
    const label = kept[0] === undefined ? "" : labelOf(kept[0]);
    const isCompound = Array.isArray(value) || isObject(value);
    const word = typeof value === "string" || typeof value === "number" ? `${value}` : label;
    return { word: isCompound ? undefined : word, label, left: { moves: kept, picked } };
  });
}

const order = new Intl.Collator("en", { numeric: true });
const byWord = (a: Option, b: Option): number => order.compare(a.word ?? "", b.word ?? "");

function styleOf(game: AnyGame, options: readonly Option[], field: string): Menu["style"] {
  const values = options.map(({ left }) => valueOf(left.moves[0], field));
  if (values.every((value) => typeof value === "number")) return "amounts";
  const areCells = options.every(
    ({ word, left: { moves } }) =>
      word !== undefined && moves.every((move) => game.scenario.cellsOf(move).includes(word)),
  );
  return areCells ? "cells" : "list";
}

/** The option that a typed word means: by word, by the beginning of one, or by number in a list. */
export function pick({ style, options }: Menu, typed: string): Option | undefined {
  const word = typed.toLowerCase();
  const exact = options.find((option) => option.word?.toLowerCase() === word);
  if (exact !== undefined) return exact;
  if (style === "list" && /^\d+$/u.test(word)) return options[Number(word) - 1];
  if (style !== "list") return undefined;
  const [only, second] = options.filter(
    (option) => option.word?.toLowerCase().startsWith(word) === true,
  );
  return second === undefined ? only : undefined;
}

const valueOf = (move: Move | undefined, field: string): Json | undefined =>
  (move as { readonly [field: string]: Json | undefined } | undefined)?.[field];

const isWords = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

function wordsOf(move: Move, field: string): readonly string[] {
  const value = valueOf(move, field);
  return isWords(value) ? value : [];
}
