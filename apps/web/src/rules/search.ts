import { plain, type RulesBlock } from "@sofala/text/rules";
import type { RulesBook } from "./rules-book.ts";

/** A piece of text, and whether it is what was looked for. */
export interface SnippetPart {
  readonly text: string;
  readonly found: boolean;
}

interface SearchResult {
  readonly section: string;
  /** The title of its chapter. */
  readonly chapter: string;
  readonly title: readonly SnippetPart[];
  /** A few words around the first place; the beginning where only a title fits. */
  readonly snippet: readonly SnippetPart[];
}

/** Points of a word by where it stands; a word at its beginning counts more than inside another. */
const POINTS = { title: 40, chapter: 2, text: 4 } as const;
const WHOLE_WORD = 3;
const WORD_START = 2;
/** More places than this count no more. */
const MANY = 4;
/** How much of the text stands before and after what was found. */
const BEFORE = 40;
const AFTER = 110;

/**
 * The sections that contain all words of a query, best first: titles before text. Accents, case and
 * the kind of apostrophe do not matter. Nothing is found for an empty query.
 */
export function search(book: RulesBook, query: string): readonly SearchResult[] {
  const words = folded(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  return entriesOf(book)
    .flatMap((entry) => {
      const points = pointsOf(entry, words);
      return points === 0 ? [] : [{ entry, points }];
    })
    .sort((a, b) => b.points - a.points)
    .map(({ entry }) => resultOf(entry, words));
}

interface Entry {
  readonly section: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly folded: { readonly [where in keyof typeof POINTS]: string };
}

const known = new WeakMap<RulesBook, readonly Entry[]>();

function entriesOf(book: RulesBook): readonly Entry[] {
  const before = known.get(book);
  if (before !== undefined) return before;
  const entries = book.chapters.flatMap(({ title: chapter, sections }) =>
    sections.map(({ id, title, blocks }): Entry => {
      const text = blocks
        .flatMap((block) => linesOf(block, book))
        .map(plain)
        .join(" ");
      return {
        section: id,
        chapter,
        title,
        text,
        folded: { title: folded(title), chapter: folded(chapter), text: folded(text) },
      };
    }),
  );
  known.set(book, entries);
  return entries;
}

function linesOf(block: RulesBlock, { tables }: RulesBook): readonly string[] {
  switch (block.kind) {
    case "p":
    case "example":
      return [block.text];
    case "list":
      return block.items;
    case "terms":
      return block.terms.map(([term, text]) => `${term}: ${text}`);
    case "table": {
      // What has no section of its own is found where its table stands.
      const rows = tables.get(block.table)?.rows ?? [];
      const names = rows.flatMap(({ name, section }) => (section === undefined ? name : []));
      return [names.join(", ")];
    }
  }
}

/** 0 where a word is missing. */
function pointsOf({ folded: { title, chapter, text } }: Entry, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const points =
      POINTS.title * fit(title, word) +
      POINTS.chapter * fit(chapter, word) +
      POINTS.text * fit(text, word);
    if (points === 0) return 0;
    sum += points;
  }
  return sum;
}

/** How well a word fits into a text at its best place, a little more for many places; 0: not at all. */
function fit(within: string, word: string): number {
  let best = 0;
  let places = 0;
  for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + 1)) {
    const begins = !isLetter(within[at - 1]);
    const ends = !isLetter(within[at + word.length]);
    best = Math.max(best, begins && ends ? WHOLE_WORD : begins ? WORD_START : 1);
    places++;
  }
  return best === 0 ? 0 : best + Math.min(places, MANY) / 10;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function resultOf(entry: Entry, words: readonly string[]): SearchResult {
  return {
    section: entry.section,
    chapter: entry.chapter,
    title: marked(entry.title, words),
    snippet: marked(excerpt(entry, words), words),
  };
}

/** The part of a text around its first fitting place, cut between words. */
function excerpt({ text, folded: { text: within } }: Entry, words: readonly string[]): string {
  const places = words.map((word) => placeOf(within, word)).filter((at) => at !== -1);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const start = first <= BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const most = first + AFTER;
  const end = most >= text.length ? text.length : text.lastIndexOf(" ", most);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

/** Where a word begins a word of the text, or else where it stands at all. */
function placeOf(within: string, word: string): number {
  for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + 1)) {
    if (!isLetter(within[at - 1])) return at;
  }
  return within.indexOf(word);
}

function marked(text: string, words: readonly string[]): readonly SnippetPart[] {
  const within = folded(text);
  const isFound = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + word.length)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; found: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const found = isFound[at] ?? false;
    const last = parts.at(-1);
    if (last?.found === found) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), found });
  }
  return parts;
}

/** Without accents and capitals; as many characters as before, so that places stay. */
function folded(text: string): string {
  return [...text.normalize("NFC")]
    .map((character) => {
      const bare = character.normalize("NFD").charAt(0).toLowerCase();
      return character.length === 1 ? bare : character;
    })
    .join("");
}
