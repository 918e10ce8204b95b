/** A part of a line: text or a link. */
interface TextPart {
  readonly text: string;
  readonly url?: string;
}

const LINK_PATTERN = /\[(?<text>[^\]]+)\]\((?<address>https:[^)]+)\)/gu;

/** Reads `published by [us](https://example.org/)`. */
export function parseLinks(line: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let read = 0;
  for (const match of line.matchAll(LINK_PATTERN)) {
    const { text = "", address: url = "" } = match.groups ?? {};
    if (match.index > read) parts.push({ text: line.slice(read, match.index) });
    parts.push({ text, url });
    read = match.index + match[0].length;
  }
  if (read < line.length) parts.push({ text: line.slice(read) });
  return parts;
}
