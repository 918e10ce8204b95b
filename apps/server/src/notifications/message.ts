import type { NotificationKind } from "@sofala/protocol";
import { loadLetterText, type LetterTable } from "@sofala/text/online";

/** Something to say about a table. */
export interface MessageLine {
  readonly kind: NotificationKind;
  /** The table's id, where it is found, and what all its players know of it. */
  readonly table: string;
  readonly url: string;
  readonly tableDetails: LetterTable;
}

/** What is sent through a channel, in the words of its owner. */
export interface NotificationMessage {
  /** The same message has the same name however often it is sent. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly lines: readonly (MessageLine & { readonly text: string })[];
}

/** What another occasion at the same table says as well. */
const COVERED_BY: { readonly [kind in NotificationKind]?: readonly NotificationKind[] } = {
  begin: ["turn", "time"],
  turn: ["time"],
  offer: ["turn", "time"],
  over: ["rematch"],
};

/** A message about one thing, or about several at once. */
export async function composeMessage(
  id: string,
  lines: readonly MessageLine[],
  language: string,
  address: string,
): Promise<NotificationMessage> {
  const text = await loadLetterText(language);
  const worded = withoutCovered(lines).map((line) => ({
    ...line,
    text: `${text[line.kind]}: ${text.table(line.tableDetails)}`,
  }));
  const [first] = worded;
  if (first !== undefined && worded.length === 1) {
    const { kind, tableDetails, url } = first;
    return { id, title: text[kind], body: text.table(tableDetails), url, lines: worded };
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
export async function composeTestMessage(
  id: string,
  language: string,
  address: string,
): Promise<NotificationMessage> {
  const { test } = await loadLetterText(language);
  return { id, ...test, url: `${address}/account/notices`, lines: [] };
}

function withoutCovered(lines: readonly MessageLine[]): readonly MessageLine[] {
  const has = (table: string, kinds: readonly NotificationKind[] = []) =>
    lines.some((line) => line.table === table && kinds.includes(line.kind));
  const isFirst = ({ kind, table }: MessageLine, at: number) =>
    lines.findIndex((line) => line.kind === kind && line.table === table) === at;
  return lines.filter((line, at) => isFirst(line, at) && !has(line.table, COVERED_BY[line.kind]));
}
