import type { NotificationKind } from "@sofala/protocol";
import {
  loadNotificationMessageText,
  type NotificationMessageText,
  type NotificationTable,
} from "@sofala/text/mail";
import type { BackupProblem } from "../store/backup-status.ts";

/** What a message tells: an event at a table, or something that operators have to see to. */
export type MessageLine = TableLine | BackupLine;

interface BackupLine {
  readonly kind: "backup";
  readonly problem: BackupProblem;
  readonly url: string;
}

interface TableLine {
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
  const textLines = withoutCovered(lines).map((line) => {
    const { title, body } = lineText(line, text);
    return { ...line, text: `${title}: ${body}` };
  });
  const [first] = textLines;
  if (first !== undefined && textLines.length === 1) {
    return { id, ...lineText(first, text), url: first.url, lines: textLines };
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

function lineText(
  line: MessageLine,
  text: NotificationMessageText,
): { readonly title: string; readonly body: string } {
  return line.kind === "backup"
    ? text.backup[line.problem]
    : { title: text[line.kind], body: text.table(line.tableDetails) };
}

function withoutCovered(lines: readonly MessageLine[]): readonly MessageLine[] {
  const isCovered = (line: MessageLine) =>
    line.kind !== "backup" &&
    lines.some(
      (other) =>
        other.kind !== "backup" &&
        other.table === line.table &&
        COVERED_BY[line.kind]?.includes(other.kind) === true,
    );
  const isFirst = ({ kind, url }: MessageLine, index: number) =>
    lines.findIndex((line) => line.kind === kind && line.url === url) === index;
  return lines.filter((line, index) => isFirst(line, index) && !isCovered(line));
}
