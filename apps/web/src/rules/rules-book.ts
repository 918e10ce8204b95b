import type { RulesChapter, RulesScreenText, RulesSection } from "@sofala/text/rules";
import type { ComponentChildren } from "preact";

/** The rules of a game as they are read here, in one language. */
export interface RulesBook {
  /** Where the whole of it is; a section is `#hubs` of it. */
  readonly path: string;
  readonly title: string;
  readonly searchHint: string;
  readonly chapters: readonly RulesChapter[];
  readonly tables: ReadonlyMap<string, RulesTable>;
  /** The numbers on the card that a section is about, for those that are about one. */
  readonly cardLine: (section: string) => string | undefined;
  readonly screen: RulesScreenText;
}

/** A table from the game's own data; rows begin with their name. */
export interface RulesTable {
  readonly label: string;
  readonly heads: readonly string[];
  readonly rows: readonly RulesRow[];
  /** A line below, which may carry links. */
  readonly note?: string;
}

interface RulesRow {
  readonly name: string;
  /** The section that says more. */
  readonly section?: string;
  readonly cells: readonly ComponentChildren[];
}

export const addressOf = ({ path }: RulesBook, section: string): string => `${path}#${section}`;

/** In the order of reading. */
const sectionsOf = ({ chapters }: RulesBook): readonly RulesSection[] =>
  chapters.flatMap(({ sections }) => sections);

/** The section that an address names, or undefined for another word. */
export const sectionNamed = (book: RulesBook, name: string): RulesSection | undefined =>
  sectionsOf(book).find(({ id }) => id === name);

export const chapterOf = ({ chapters }: RulesBook, section: string): RulesChapter | undefined =>
  chapters.find(({ sections }) => sections.some(({ id }) => id === section));

/** The section that many steps further on, if there is one. */
export function neighbour(
  book: RulesBook,
  section: string,
  steps: number,
): RulesSection | undefined {
  const sections = sectionsOf(book);
  return sections[sections.findIndex(({ id }) => id === section) + steps];
}
