import { chaptersOf } from "@sofala/text/rules";
import type {
  RulesChapter,
  RulesScreenText,
  RulesOutline,
  RulesSection,
  RulesText,
} from "@sofala/text/rules";
import type { ComponentChildren, ComponentType } from "preact";

/** The rules of a game in one language. */
export interface RulesBook {
  /** The path of the rules page; a section has a fragment such as `#hubs`. */
  readonly path: string;
  readonly title: string;
  readonly searchHint: string;
  readonly chapters: readonly RulesChapter[];
  readonly tables: ReadonlyMap<string, RulesTable>;
  /** The numbers on the card that a section is about; undefined if it is about none. */
  readonly cardText?: (section: string) => string | undefined;
  readonly screenText: RulesScreenText;
  /** A band below the title, if it has one. */
  readonly Ornament?: ComponentType<{ readonly height: number }>;
}

/** A table of the game's data; the first column is the name. */
export interface RulesTable {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly RulesRow[];
  /** A line below the table, which may contain links. */
  readonly note?: string;
}

interface RulesRow {
  readonly name: string;
  /** The section about it. */
  readonly section?: string;
  readonly cells: readonly ComponentChildren[];
}

/** The rules of a game from their outline, texts and tables. */
export const rulesBookOf = <Outline extends RulesOutline, Table extends string>(
  game: string,
  outline: Outline,
  text: RulesText<Outline, Table>,
  tables: { readonly [table in Table]: RulesTable },
): RulesBook => ({
  path: `/learn/rules/${game}`,
  title: text.title,
  searchHint: text.searchHint,
  chapters: chaptersOf(outline, text),
  tables: new Map(Object.entries(tables)),
  screenText: text.screen,
});

export const sectionAddress = ({ path }: RulesBook, section: string): string =>
  `${path}#${section}`;

/** All sections in order. */
const sectionsOf = ({ chapters }: RulesBook): readonly RulesSection[] =>
  chapters.flatMap(({ sections }) => sections);

/** The section with this id. */
export const findSection = (book: RulesBook, name: string): RulesSection | undefined =>
  sectionsOf(book).find(({ id }) => id === name);

export const chapterOfSection = (
  { chapters }: RulesBook,
  section: string,
): RulesChapter | undefined =>
  chapters.find(({ sections }) => sections.some(({ id }) => id === section));

/** The section at an offset from another; undefined outside the book. */
export function sectionAtOffset(
  book: RulesBook,
  section: string,
  offset: number,
): RulesSection | undefined {
  const sections = sectionsOf(book);
  return sections[sections.findIndex(({ id }) => id === section) + offset];
}
