import { isObject, type GameTypes, type Json } from "@sofala/engine";
import type { Board, Sight } from "../games/terminal-ui.ts";
import type { AnyGame } from "../command.ts";
import { sentencesOf } from "../game-sentences.ts";

/** Where questions are asked: the game, and what the one who is asked sees and knows. */
export interface Asking {
  readonly game: AnyGame;
  readonly board: Board;
  readonly sight: Sight;
  readonly names: readonly string[];
}

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
  /**
   * Cells are typed and pointed out on the map, amounts are typed, names are numbers with a meaning
   * of their own, anything else is a numbered list.
   */
  readonly style: "cells" | "amounts" | "names" | "list";
  readonly options: readonly Option[];
}

/** Legal moves, and the members already picked out of their lists. */
export interface Narrowing {
  readonly moves: readonly Move[];
  readonly picked: readonly string[];
}

/** The kinds of move on offer; where there is one move of a kind, all of it is said. */
export function kindMenu({ game, board, names }: Asking, moves: readonly Move[]): Menu {
  const kinds = Map.groupBy(moves, ({ kind }) => kind);
  const options = [...kinds].map(([kind, same]): Option => {
    const [only, second] = same;
    const isWhole = only !== undefined && second === undefined && Object.keys(only).length > 1;
    const label = isWhole ? inside(sentencesOf(game).move(only, names)) : board.kind(kind);
    return { word: kind, label, left: { moves: same, picked: [] } };
  });
  return { field: "kind", style: "list", options };
}

/** A label as it stands within a line. */
const inside = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);

/** What has to be asked next: the first field in which the moves differ; nothing when one is left. */
export function nextMenu(asking: Asking, narrowing: Narrowing): Menu | undefined {
  const { board, sight, names } = asking;
  const { moves } = narrowing;
  if (moves.length < 2) return undefined;
  // The move with the most fields has them in the order in which the game spells them.
  const fullest = moves.toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  for (const field of new Set(fullest.flatMap((move) => Object.keys(move)))) {
    const options = optionsOf(narrowing, field, (move) => board.choice(field, move, sight, names));
    if (options.length < 2) continue;
    const style = styleOf(asking, options, field);
    return { field, style, options: style === "cells" ? options.toSorted(byWord) : options };
  }
  return undefined;
}

function optionsOf(
  { moves, picked }: Narrowing,
  field: string,
  labelOf: (move: Move) => string,
): readonly Option[] {
  if (areWordByWord(moves, field)) {
    const words = new Set(moves.flatMap((move) => wordsOf(move, field)));
    return [...words]
      .filter((word) => !picked.includes(word))
      .map((word) => {
        const kept = moves.filter((move) => wordsOf(move, field).includes(word));
        const left = { moves: kept, picked: [...picked, word] };
        return { word, label: labelOf({ kind: "", ...kept[0], [field]: [word] }), left };
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

/** Lists of as many words, none twice, are asked for word by word; all others are picked as a whole. */
function areWordByWord(moves: readonly Move[], field: string): boolean {
  const lists = moves.map((move) => valueOf(move, field)).filter(isWords);
  const [first] = lists;
  return (
    first !== undefined &&
    lists.every((words) => words.length === first.length && new Set(words).size === words.length)
  );
}

const order = new Intl.Collator("en", { numeric: true });
const byWord = (a: Option, b: Option): number => order.compare(a.word ?? "", b.word ?? "");

function styleOf(
  { game, board }: Asking,
  options: readonly Option[],
  field: string,
): Menu["style"] {
  const values = options.map(({ left }) => valueOf(left.moves[0], field));
  if (values.every((value) => typeof value === "number"))
    return board.isName(field) ? "names" : "amounts";
  if (!board.hasMap) return "list";
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
  if (style === "cells" || style === "amounts") return undefined;
  const [only, second] = options.filter(({ word: own, label }) =>
    (style === "names" ? label : (own ?? "")).toLowerCase().startsWith(word),
  );
  return second === undefined ? only : undefined;
}

/** How far some words lead: to a move or to the next question, or to a word that has no place there. */
interface Way {
  readonly menu: Menu | undefined;
  readonly chosen?: Move | undefined;
  readonly lost?: string;
}

/** Answers one question after another. */
export function follow(asking: Asking, first: Menu, words: readonly string[]): Way {
  let menu: Menu | undefined = first;
  let chosen: Move | undefined;
  for (const word of words) {
    const option = menu === undefined ? undefined : pick(menu, word);
    if (option !== undefined) {
      [chosen] = option.left.moves;
      menu = nextMenu(asking, option.left);
    } else if (menu !== undefined || chosen === undefined || !repeats(chosen, word)) {
      return { menu, lost: word };
    }
  }
  return { menu, chosen };
}

/** Does a word only repeat what a move says anyway? */
const repeats = (move: Move, word: string): boolean =>
  Object.values<unknown>(move).some((value) => String(value).toLowerCase() === word.toLowerCase());

const valueOf = (move: Move | undefined, field: string): Json | undefined =>
  (move as { readonly [field: string]: Json | undefined } | undefined)?.[field];

const isWords = (value: Json | undefined): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string");

function wordsOf(move: Move, field: string): readonly string[] {
  const value = valueOf(move, field);
  return isWords(value) ? value : [];
}
