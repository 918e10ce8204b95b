/** A piece of a line: text, strong text, or a link to a section of the rules. */
export interface InlinePart {
  readonly text: string;
  readonly strong?: true;
  readonly section?: string;
}

const MARKUP = /\*\*(?<strong>[^*]+)\*\*|\[(?<words>[^\]]+)\]\((?<section>[a-z-]+)\)/gu;

/** Reads `over **many** [hubs](hubs)`. */
export function parseInline(line: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let read = 0;
  for (const match of line.matchAll(MARKUP)) {
    const { strong, words = "", section = "" } = match.groups ?? {};
    if (match.index > read) parts.push({ text: line.slice(read, match.index) });
    parts.push(strong === undefined ? { text: words, section } : { text: strong, strong: true });
    read = match.index + match[0].length;
  }
  if (read < line.length) parts.push({ text: line.slice(read) });
  return parts;
}

/** The text of a line without markup. */
export const plainText = (line: string): string =>
  parseInline(line)
    .map(({ text }) => text)
    .join("");
