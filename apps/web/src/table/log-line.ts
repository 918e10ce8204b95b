import type { Seat } from "@sofala/engine";

/** A line of a table's log: a sentence or a heading. */
export interface LogLine {
  /** Stays the same as the log grows. */
  readonly key: string;
  readonly text: string;
  /** The places on the board that it mentions. */
  readonly cells: readonly string[];
  /** The moment of the line, as a number of moves. */
  readonly moveCount: number;
  readonly seat?: Seat;
  readonly isHeading?: true;
  /** Belongs to the line before it. */
  readonly isDetail?: true;
  /** The heading of a round, not of a turn. */
  readonly isRound?: true;
}

/** A heading and its lines. */
export interface LogSection {
  readonly heading: LogLine;
  readonly lines: readonly LogLine[];
}

/** The lines under their headings; lines before any heading are left out. */
export function sectionsOf(lines: readonly LogLine[]): readonly LogSection[] {
  const sections: { heading: LogLine; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.isHeading === true) sections.push({ heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The sections round by round. */
export function roundsOf(sections: readonly LogSection[]): readonly (readonly LogSection[])[] {
  const rounds: LogSection[][] = [];
  for (const section of sections) {
    const last = rounds.at(-1);
    if (last === undefined || section.heading.isRound === true) rounds.push([section]);
    else last.push(section);
  }
  return rounds;
}

/** The shown moment if it is in the section; otherwise minus or plus infinity. */
export function clampToSection({ lines }: LogSection, shownMoment = Infinity): number {
  const first = lines[0]?.moveCount ?? 0;
  const last = lines.at(-1)?.moveCount ?? first;
  if (shownMoment < first) return -Infinity;
  return shownMoment > last ? Infinity : shownMoment;
}

/** The new sections; unchanged ones are the old objects, so that they are not rendered again. */
export function reuseUnchanged(
  before: readonly LogSection[],
  after: readonly LogSection[],
): readonly LogSection[] {
  return after.map((section, at) => {
    const old = before[at];
    return old !== undefined && isSameSection(old, section) ? old : section;
  });
}

const isSameSection = (one: LogSection, other: LogSection): boolean =>
  one.heading.key === other.heading.key &&
  one.heading.text === other.heading.text &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => line === other.lines[at]);

/** The lines that were added; none if lines were removed. */
export function addedLines(
  before: readonly LogLine[],
  after: readonly LogLine[],
): readonly LogLine[] {
  const last = before.at(-1);
  if (last === undefined) return after;
  return after[before.length - 1]?.key === last.key ? after.slice(before.length) : [];
}

/** The last sentences of some lines, and how many sentences were skipped. */
export function announcement(
  lines: readonly LogLine[],
  max: number,
): { readonly skipped: number; readonly sentences: readonly string[] } {
  const sentences = lines.filter(({ isHeading, isDetail }) => !(isHeading ?? isDetail ?? false));
  const announced = sentences.slice(-max).map(({ text }) => text);
  return { skipped: sentences.length - announced.length, sentences: announced };
}
