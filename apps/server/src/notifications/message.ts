import type { Occasion as Kind } from "@sofala/protocol";
import { loadLetterText, type LetterTable } from "@sofala/text/online";

/** Something to say about a table. */
export interface Line {
  readonly kind: Kind;
  /** The table's id, where it is found, and what all its players know of it. */
  readonly table: string;
  readonly url: string;
  readonly about: LetterTable;
}

/** What is sent through a channel, in the words of its owner. */
export interface Message {
  /** The same message has the same name however often it is sent. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly lines: readonly (Line & { readonly text: string })[];
}

/** What another occasion at the same table says as well. */
const SAID_BY: { readonly [kind in Kind]?: readonly Kind[] } = {
  begin: ["turn", "time"],
  turn: ["time"],
  offer: ["turn", "time"],
  over: ["rematch"],
};

/** A message about one thing, or about several at once. */
export async function messageOf(
  id: string,
  lines: readonly Line[],
  language: string,
  address: string,
): Promise<Message> {
  const text = await loadLetterText(language);
  const worded = withoutEchoes(lines).map((line) => ({
    ...line,
    text: `${text[line.kind]}: ${text.table(line.about)}`,
  }));
  const [first] = worded;
  if (first !== undefined && worded.length === 1) {
    const { kind, about, url } = first;
    return { id, title: text[kind], body: text.table(about), url, lines: worded };
  }
  return {
    id,
    title: text.several(worded.length),
    body: worded.map((line) => line.text).join("\n"),
    url: `${address}/online`,
    lines: worded,
  };
}

/** A message that shows what messages look like. */
export async function testMessage(id: string, language: string, address: string): Promise<Message> {
  const { test } = await loadLetterText(language);
  return { id, ...test, url: `${address}/account/notices`, lines: [] };
}

function withoutEchoes(lines: readonly Line[]): readonly Line[] {
  const has = (table: string, kinds: readonly Kind[] = []) =>
    lines.some((line) => line.table === table && kinds.includes(line.kind));
  const isFirst = ({ kind, table }: Line, at: number) =>
    lines.findIndex((line) => line.kind === kind && line.table === table) === at;
  return lines.filter((line, at) => isFirst(line, at) && !has(line.table, SAID_BY[line.kind]));
}
