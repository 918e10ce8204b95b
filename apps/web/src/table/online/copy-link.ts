import type { TableClient } from "../../online/table-client.ts";
import { copyText } from "../../ui/download.ts";
import { onlineText } from "../../text/online-text.ts";
import { tableLink } from "./table-link.ts";

/** Copies the link to a table; returns the message to show. */
export async function copyTableLink(client: TableClient): Promise<string> {
  const { menu } = onlineText.value.onlineTable;
  const isCopied = await copyText(tableLink(client.id, knownInvite(client)));
  return isCopied ? menu.linkCopied : menu.linkNotCopied;
}

/** Copies the link to the moment after this number of log entries; returns the message to show. */
export async function copyMomentLink(client: TableClient, entries: number): Promise<string> {
  const { momentLink } = onlineText.value.tableTools;
  const isCopied = await copyText(tableLink(client.id, knownInvite(client), entries));
  return isCopied ? momentLink.copied : momentLink.notCopied;
}

/** Why the moment of a link cannot be shown exactly, in a sentence. */
export function momentHintText(hint: "taken-back" | "not-yet"): string {
  const { notYet, takenBack } = onlineText.value.tableTools.momentLink;
  return hint === "not-yet" ? notYet : takenBack;
}

const knownInvite = ({ info, invite }: TableClient): string | undefined =>
  info.peek().invite ?? invite;
