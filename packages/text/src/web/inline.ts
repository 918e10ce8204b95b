/** A piece of a line: words, strong words, or a link to a section of the rules. */
export interface Inline {
  readonly text: string;
  readonly strong?: true;
  readonly section?: string;
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<section>[a-z-]+)\)/gu;

/** Reads `over **many** [hubs](hubs)`. */
export function inline(line: string): readonly Inline[] {
  const parts: Inline[] = [];
  let read = 0;
  for (const match of line.matchAll(MARKED)) {
    const { strong, words = "", section = "" } = match.groups ?? {};
    if (match.index > read) parts.push({ text: line.slice(read, match.index) });
    parts.push(strong === undefined ? { text: words, section } : { text: strong, strong: true });
    read = match.index + match[0].length;
  }
  if (read < line.length) parts.push({ text: line.slice(read) });
  return parts;
}

/** The words of a line without its marks. */
export const plain = (line: string): string =>
  inline(line)
    .map(({ text }) => text)
    .join("");
