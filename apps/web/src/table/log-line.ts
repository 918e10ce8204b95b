import type { Seat } from "@sofala/engine";

/** A line of a table's log: a sentence, or a heading over those that follow. */
export interface LogLine {
  /** The same line keeps it as the log grows. */
  readonly key: string;
  readonly text: string;
  /** The places on the board it speaks of. */
  readonly cells: readonly string[];
  /** The moment to look at: how many moves were made. */
  readonly moment: number;
  readonly seat?: Seat;
  readonly isHeading?: true;
  /** Says more about the line before it. */
  readonly isDetail?: true;
  /** Of a heading: over a round, not a turn. */
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

/** The moment that is looked at where it is one of the section's; else before or after all of them. */
export function placeIn({ lines }: LogSection, lookingAt = Infinity): number {
  const first = lines[0]?.moment ?? 0;
  const last = lines.at(-1)?.moment ?? first;
  if (lookingAt < first) return -Infinity;
  return lookingAt > last ? Infinity : lookingAt;
}

/** The new sections, but as they were before where nothing changed, so that they need not be drawn again. */
export function kept(
  before: readonly LogSection[],
  after: readonly LogSection[],
): readonly LogSection[] {
  return after.map((section, at) => {
    const old = before[at];
    return old !== undefined && isSame(old, section) ? old : section;
  });
}

const isSame = (one: LogSection, other: LogSection): boolean =>
  one.heading.key === other.heading.key &&
  one.heading.text === other.heading.text &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => line === other.lines[at]);

/** The lines that were added since; none where lines were taken back. */
export function added(before: readonly LogLine[], after: readonly LogLine[]): readonly LogLine[] {
  const last = before.at(-1);
  if (last === undefined) return after;
  return after[before.length - 1]?.key === last.key ? after.slice(before.length) : [];
}

/** Lines that are spoken together: the last of them, and how many went before. */
export function spokenTogether(
  lines: readonly LogLine[],
  most: number,
): { readonly skipped: number; readonly said: readonly string[] } {
  const sentences = lines.filter(({ isHeading, isDetail }) => !(isHeading ?? isDetail ?? false));
  const said = sentences.slice(-most).map(({ text }) => text);
  return { skipped: sentences.length - said.length, said };
}
