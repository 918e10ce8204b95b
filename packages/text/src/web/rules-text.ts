import type { RulesScreenText } from "../en/web/rules-screen.ts";

/** Chapters and their sections, in the order of reading. */
export interface RulesOutline {
  readonly [chapter: string]: readonly string[];
}

/** Text carries links to other sections: `over [hubs](hubs)`. Tables are drawn from the game's own data. */
export type RulesBlock<Table extends string = string> =
  | { readonly kind: "p"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "example"; readonly text: string }
  | { readonly kind: "terms"; readonly terms: readonly (readonly [term: string, text: string])[] }
  | { readonly kind: "table"; readonly table: Table };

interface RulesSectionText<Table extends string> {
  readonly title: string;
  readonly blocks: readonly RulesBlock<Table>[];
}

/** The sections of some chapters of a game. */
export type RulesSectionsOf<
  Outline extends RulesOutline,
  Chapter extends keyof Outline,
  Table extends string,
> = { readonly [section in Outline[Chapter][number]]: RulesSectionText<Table> };

/** The rules of a game for players, as a language writes them. */
export interface RulesText<Outline extends RulesOutline, Table extends string> {
  readonly title: string;
  /** Inside the empty field of the search. */
  readonly searchHint: string;
  readonly chapters: { readonly [chapter in keyof Outline]: string };
  readonly sections: RulesSectionsOf<Outline, keyof Outline, Table>;
  readonly screen: RulesScreenText;
}

/** A chapter as it is read, with its sections in order. */
export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

export interface RulesSection {
  /** The target of a link: `#hubs`. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly RulesBlock[];
}

/** The rules in the order of reading. */
export function chaptersOf<Outline extends RulesOutline, Table extends string>(
  outline: Outline,
  { chapters, sections }: Pick<RulesText<Outline, Table>, "chapters" | "sections">,
): readonly RulesChapter[] {
  return (Object.keys(outline) as (string & keyof Outline)[]).map((id) => ({
    id,
    title: chapters[id],
    sections: (outline[id] ?? []).map((section: Outline[keyof Outline][number]) => ({
      id: section,
      ...sections[section],
    })),
  }));
}
