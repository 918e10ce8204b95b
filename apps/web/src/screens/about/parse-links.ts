/** A piece of a line: words, or a link. */
interface Linked {
  readonly text: string;
  readonly address?: string;
}

const LINK = /\[(?<text>[^\]]+)\]\((?<address>https:[^)]+)\)/gu;

/** Reads `published by [us](https://example.org/)`. */
export function linked(line: string): readonly Linked[] {
  const parts: Linked[] = [];
  let read = 0;
  for (const match of line.matchAll(LINK)) {
    const { text = "", address = "" } = match.groups ?? {};
    if (match.index > read) parts.push({ text: line.slice(read, match.index) });
    parts.push({ text, address });
    read = match.index + match[0].length;
  }
  if (read < line.length) parts.push({ text: line.slice(read) });
  return parts;
}
