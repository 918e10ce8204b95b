import { plainText, type RulesBlock } from "@sofala/text/rules";
import type { RulesBook } from "./rules-book.ts";

/** A piece of text, and whether it matches the query. */
export interface SnippetPart {
  readonly text: string;
  readonly isMatch: boolean;
}

interface SearchResult {
  readonly section: string;
  /** The title of its chapter. */
  readonly chapter: string;
  readonly title: readonly SnippetPart[];
  /** A few words around the first match; the beginning if only the title matches. */
  readonly snippet: readonly SnippetPart[];
}

/** Points of a match by where it is. Whole words and word starts count more. */
const POINTS = { title: 40, chapter: 2, text: 4 } as const;
const WHOLE_WORD = 3;
const WORD_START = 2;
/** Further matches do not count. */
const MAX_COUNTED_MATCHES = 4;
/** Characters before and after the first match. */
const SNIPPET_BEFORE = 40;
const SNIPPET_AFTER = 110;

/**
 * The sections that contain all words of a query, best first: titles before text. Accents, case and
 * the kind of apostrophe do not matter. Nothing is found for an empty query.
 */
export function search(book: RulesBook, query: string): readonly SearchResult[] {
  const words = foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  return indexEntries(book)
    .flatMap((entry) => {
      const points = scoreEntry(entry, words);
      return points === 0 ? [] : [{ entry, points }];
    })
    .sort((a, b) => b.points - a.points)
    .map(({ entry }) => toResult(entry, words));
}

interface IndexEntry {
  readonly section: string;
  readonly chapter: string;
  readonly title: string;
  readonly text: string;
  readonly folded: { readonly [where in keyof typeof POINTS]: string };
}

const indexCache = new WeakMap<RulesBook, readonly IndexEntry[]>();

function indexEntries(book: RulesBook): readonly IndexEntry[] {
  const before = indexCache.get(book);
  if (before !== undefined) return before;
  const entries = book.chapters.flatMap(({ title: chapter, sections }) =>
    sections.map(({ id, title, blocks }): IndexEntry => {
      const text = blocks
        .flatMap((block) => blockLines(block, book))
        .map(plainText)
        .join(" ");
      return {
        section: id,
        chapter,
        title,
        text,
        folded: { title: foldText(title), chapter: foldText(chapter), text: foldText(text) },
      };
    }),
  );
  indexCache.set(book, entries);
  return entries;
}

function blockLines(block: RulesBlock, { tables }: RulesBook): readonly string[] {
  switch (block.kind) {
    case "p":
    case "example":
      return [block.text];
    case "list":
      return block.items;
    case "terms":
      return block.terms.map(([term, text]) => `${term}: ${text}`);
    case "table": {
      // Rows without a section of their own are found where their table is.
      const rows = tables.get(block.table)?.rows ?? [];
      const names = rows.flatMap(({ name, section }) => (section === undefined ? name : []));
      return [names.join(", ")];
    }
  }
}

/** 0 if a word is missing. */
function scoreEntry(
  { folded: { title, chapter, text } }: IndexEntry,
  words: readonly string[],
): number {
  let sum = 0;
  for (const word of words) {
    const points =
      POINTS.title * matchScore(title, word) +
      POINTS.chapter * matchScore(chapter, word) +
      POINTS.text * matchScore(text, word);
    if (points === 0) return 0;
    sum += points;
  }
  return sum;
}

/** The score of a word's best match in a text, a little more for many matches; 0: no match. */
function matchScore(within: string, word: string): number {
  let best = 0;
  let matchCount = 0;
  for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + 1)) {
    const isWordStart = !isLetter(within[at - 1]);
    const isWordEnd = !isLetter(within[at + word.length]);
    best = Math.max(best, isWordStart && isWordEnd ? WHOLE_WORD : isWordStart ? WORD_START : 1);
    matchCount++;
  }
  return best === 0 ? 0 : best + Math.min(matchCount, MAX_COUNTED_MATCHES) / 10;
}

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

function toResult(entry: IndexEntry, words: readonly string[]): SearchResult {
  return {
    section: entry.section,
    chapter: entry.chapter,
    title: markMatches(entry.title, words),
    snippet: markMatches(excerpt(entry, words), words),
  };
}

/** The part of a text around its first match, cut at word boundaries. */
function excerpt({ text, folded: { text: within } }: IndexEntry, words: readonly string[]): string {
  const starts = words.map((word) => firstMatch(within, word)).filter((at) => at !== -1);
  const first = starts.length === 0 ? 0 : Math.min(...starts);
  const start = first <= SNIPPET_BEFORE ? 0 : text.indexOf(" ", first - SNIPPET_BEFORE) + 1;
  const maxEnd = first + SNIPPET_AFTER;
  const end = maxEnd >= text.length ? text.length : text.lastIndexOf(" ", maxEnd);
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

/** The first match at the start of a word, or else the first match. */
function firstMatch(within: string, word: string): number {
  for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + 1)) {
    if (!isLetter(within[at - 1])) return at;
  }
  return within.indexOf(word);
}

function markMatches(text: string, words: readonly string[]): readonly SnippetPart[] {
  const within = foldText(text);
  const matches = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = within.indexOf(word); at !== -1; at = within.indexOf(word, at + word.length)) {
      matches.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; isMatch: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const isMatch = matches[at] ?? false;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text.charAt(at);
    else parts.push({ text: text.charAt(at), isMatch });
  }
  return parts;
}

/** Removes accents and case. Keeps the length, so that indexes stay valid. */
function foldText(text: string): string {
  return [...text.normalize("NFC")]
    .map((character) => {
      const folded = character.normalize("NFD").charAt(0).toLowerCase();
      return character.length === 1 ? folded : character;
    })
    .join("");
}
