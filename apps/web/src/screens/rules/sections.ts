import { RULES_CHAPTERS, type RulesChapter, type RulesSection } from "@sofala/text/rules";

export const CHAPTERS = Object.keys(RULES_CHAPTERS) as readonly RulesChapter[];
/** In the order of reading. */
const SECTIONS: readonly RulesSection[] = CHAPTERS.flatMap((chapter) => [
  ...RULES_CHAPTERS[chapter],
]);

/** The section that an address names, or undefined for another word. */
export const sectionNamed = (name: string): RulesSection | undefined =>
  SECTIONS.find((section) => section === name);

const CHAPTER_OF: ReadonlyMap<RulesSection, RulesChapter> = new Map(
  CHAPTERS.flatMap((chapter) =>
    RULES_CHAPTERS[chapter].map((section): [RulesSection, RulesChapter] => [section, chapter]),
  ),
);

export const chapterOf = (section: RulesSection): RulesChapter => CHAPTER_OF.get(section) ?? "goal";

/** The section that many steps further on, if there is one. */
export const neighbour = (section: RulesSection, steps: number): RulesSection | undefined =>
  SECTIONS[SECTIONS.indexOf(section) + steps];
