import type { NotificationKind } from "@sofala/protocol";
import { loadNotificationMessageText, type NotificationTable } from "@sofala/text/mail";

/** One event at a table. */
export interface MessageLine {
  readonly kind: NotificationKind;
  /** The table's id, its URL, and what all its players know about it. */
  readonly table: string;
  readonly url: string;
  readonly tableDetails: NotificationTable;
}

/** A message for a channel, in the language of its owner. */
export interface NotificationMessage {
  /** Stays the same if the message is sent again. */
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly lines: readonly (MessageLine & { readonly text: string })[];
}

/** Kinds that are left out if the same table also has a line of one of these kinds. */
const COVERED_BY: { readonly [kind in NotificationKind]?: readonly NotificationKind[] } = {
  begin: ["turn", "time"],
  turn: ["time"],
  offer: ["turn", "time"],
  over: ["rematch"],
};

/** A message with one line or several. */
export async function composeMessage(
  id: string,
  lines: readonly MessageLine[],
  language: string,
  publicUrl: string,
): Promise<NotificationMessage> {
  const text = await loadNotificationMessageText(language);
  const textLines = withoutCovered(lines).map((line) => ({
    ...line,
    text: `${text[line.kind]}: ${text.table(line.tableDetails)}`,
  }));
  const [first] = textLines;
  if (first !== undefined && textLines.length === 1) {
    const { kind, tableDetails, url } = first;
    return { id, title: text[kind], body: text.table(tableDetails), url, lines: textLines };
  }
  return {
    id,
    title: text.summary(textLines.length),
    body: textLines.map((line) => line.text).join("\n"),
    url: `${publicUrl}/online`,
    lines: textLines,
  };
}

/** A message for testing a channel. */
export async function composeTestMessage(
  id: string,
  language: string,
  publicUrl: string,
): Promise<NotificationMessage> {
  const { testMessage } = await loadNotificationMessageText(language);
  return { id, ...testMessage, url: `${publicUrl}/account/notifications`, lines: [] };
}

function withoutCovered(lines: readonly MessageLine[]): readonly MessageLine[] {
  const has = (table: string, kinds: readonly NotificationKind[] = []) =>
    lines.some((line) => line.table === table && kinds.includes(line.kind));
  const isFirst = ({ kind, table }: MessageLine, index: number) =>
    lines.findIndex((line) => line.kind === kind && line.table === table) === index;
  return lines.filter(
    (line, index) => isFirst(line, index) && !has(line.table, COVERED_BY[line.kind]),
  );
}
