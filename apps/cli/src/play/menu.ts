import { isObject, type GameTypes, type Json } from "@sofala/engine";
import type { TerminalUi, ObserverView } from "../games/terminal-ui.ts";
import type { AnyGame } from "../command.ts";

/** What a menu is made from: the game, and what the person sees. */
export interface MenuContext {
  readonly game: AnyGame;
  readonly ui: TerminalUi;
  readonly observerView: ObserverView;
  readonly names: readonly string[];
}

type Move = GameTypes["move"];

/** An option of a menu, and the moves that remain with it. */
export interface MenuOption {
  /** What to type for it; undefined: only its number. */
  readonly word: string | undefined;
  readonly label: string;
  readonly remaining: RemainingMoves;
}

/** A menu that narrows down the legal moves. */
export interface Menu {
  readonly field: string;
  /**
   * Cells are typed and marked on the map, amounts are typed, names are numbers that identify
   * something, anything else is a numbered list.
   */
  readonly style: "cells" | "amounts" | "names" | "list";
  readonly options: readonly MenuOption[];
}

/** The remaining legal moves, and the items already picked from their lists. */
export interface RemainingMoves {
  readonly moves: readonly Move[];
  readonly picked: readonly string[];
}

/** The menu of the kinds of move; the only move of a kind is described completely. */
export function kindMenu({ ui, names }: MenuContext, moves: readonly Move[]): Menu {
  const kinds = Map.groupBy(moves, ({ kind }) => kind);
  const options = [...kinds].map(([kind, same]): MenuOption => {
    const [only, second] = same;
    const isWhole = only !== undefined && second === undefined && Object.keys(only).length > 1;
    const label = isWhole ? lowerFirst(ui.sentences.move(only, names)) : ui.moveKindLabel(kind);
    return { word: kind, label, remaining: { moves: same, picked: [] } };
  });
  return { field: "kind", style: "list", options };
}

/** A label inside a line. */
const lowerFirst = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** The next menu: the first field in which the moves differ; undefined when one move is left. */
export function nextMenu(context: MenuContext, remaining: RemainingMoves): Menu | undefined {
  const { ui, observerView, names } = context;
  const { moves } = remaining;
  if (moves.length < 2) return undefined;
  // The move with the most fields has them in the game's order.
  const fullest = moves.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  for (const field of new Set(fullest.flatMap((move) => Object.keys(move)))) {
    const options = optionsOf(remaining, field, (move) =>
      ui.choiceLabel(field, move, observerView, names),
    );
    if (options.length < 2) continue;
    const style = styleOf(context, options, field);
    return { field, style, options: style === "cells" ? options.toSorted(byWord) : options };
  }
  return undefined;
}

function optionsOf(
  { moves, picked }: RemainingMoves,
  field: string,
  labelOf: (move: Move) => string,
): readonly MenuOption[] {
  if (areDistinctWordLists(moves, field)) {
    const words = new Set(moves.flatMap((move) => wordsOf(move, field)));
    return [...words]
      .filter((word) => !picked.includes(word))
      .map((word) => {
        const matching = moves.filter((move) => wordsOf(move, field).includes(word));
        const label = labelOf({ kind: "", ...matching[0], [field]: [word] });
        return { word, label, remaining: { moves: matching, picked: [...picked, word] } };
      });
  }
  const groups = Map.groupBy(moves, (move) => JSON.stringify(valueOf(move, field)) ?? "");
  return [...groups.values()].map((same) => {
    const value = valueOf(same[0], field);
    const label = same[0] === undefined ? "" : labelOf(same[0]);
    const isCompound = Array.isArray(value) || isObject(value);
    const word = typeof value === "string" || typeof value === "number" ? `${value}` : label;
    return { word: isCompound ? undefined : word, label, remaining: { moves: same, picked } };
  });
}

/**
 * True if the lists have the same length and no word twice: then words are picked one by one, other
 * lists as a whole.
 */
function areDistinctWordLists(moves: readonly Move[], field: string): boolean {
  const lists = moves.map((move) => valueOf(move, field)).filter(isWords);
  const [first] = lists;
  return (
    first !== undefined &&
    lists.every((words) => words.length === first.length && new Set(words).size === words.length)
  );
}

const wordOrder = new Intl.Collator("en", { numeric: true });
const byWord = (a: MenuOption, b: MenuOption): number =>
  wordOrder.compare(a.word ?? "", b.word ?? "");

function styleOf(
  { game, ui }: MenuContext,
  options: readonly MenuOption[],
  field: string,
): Menu["style"] {
  const values = options.map(({ remaining }) => valueOf(remaining.moves[0], field));
  if (values.every((value) => typeof value === "number"))
    return ui.isIdentifier(field) ? "names" : "amounts";
  if (!ui.hasMap) return "list";
  const areCells = options.every(
    ({ word, remaining: { moves } }) =>
      word !== undefined && moves.every((move) => game.scenario.cellsOf(move).includes(word)),
  );
  return areCells ? "cells" : "list";
}

/** The option for a typed word: by word, by a unique prefix, or by number in a list. */
export function findOption({ style, options }: Menu, typed: string): MenuOption | undefined {
  const word = typed.toLowerCase();
  const exact = options.find((option) => option.word?.toLowerCase() === word);
  if (exact !== undefined) return exact;
  if (style === "list" && /^\d+$/u.test(word)) return options[Number(word) - 1];
  if (style === "cells" || style === "amounts") return undefined;
  const [only, second] = options.filter(({ word: own, label }) =>
    (style === "names" ? label : (own ?? "")).toLowerCase().startsWith(word),
  );
  return second === undefined ? only : undefined;
}

/** Where some words lead: to a move, to the next menu, or to a word that matches no option. */
interface FollowResult {
  readonly menu: Menu | undefined;
  readonly chosen?: Move | undefined;
  readonly unmatchedWord?: string;
}

/** Chooses options by words, one menu after another. */
export function followWords(
  context: MenuContext,
  first: Menu,
  words: readonly string[],
): FollowResult {
  let menu: Menu | undefined = first;
  let chosen: Move | undefined;
  for (const word of words) {
    const option = menu === undefined ? undefined : findOption(menu, word);
    if (option !== undefined) {
      [chosen] = option.remaining.moves;
      menu = nextMenu(context, option.remaining);
    } else if (menu !== undefined || chosen === undefined || !isRedundant(chosen, word)) {
      return { menu, unmatchedWord: word };
    }
  }
  return { menu, chosen };
}

/** True if a word only repeats a value of the move. */
const isRedundant = (move: Move, word: string): boolean =>
  Object.values<unknown>(move).some((value) => String(value).toLowerCase() === word.toLowerCase());

const valueOf = (move: Move | undefined, field: string): Json | undefined =>
  (move as { readonly [field: string]: Json | undefined } | undefined)?.[field];

const isWords = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

function wordsOf(move: Move, field: string): readonly string[] {
  const value = valueOf(move, field);
  return isWords(value) ? value : [];
}
