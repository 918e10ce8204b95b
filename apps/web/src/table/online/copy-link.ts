import type { RemoteRoom } from "../../online/table-client.ts";
import { copy } from "../../ui/download.ts";
import { online } from "../../text/online-text.ts";
import { linkTo } from "./table-link.ts";

/** Copies the way to a table; what to say about that. */
export async function copyLink(room: RemoteRoom): Promise<string> {
  const { menu } = online.value.live;
  const isCopied = await copy(linkTo(room.id, inviteTo(room)));
  return isCopied ? menu.linkCopied : menu.linkNotCopied;
}

/** Copies the way to the moment after so many entries of a table's log; what to say about that. */
export async function copyMoment(room: RemoteRoom, entries: number): Promise<string> {
  const { moment } = online.value.sitting;
  const isCopied = await copy(linkTo(room.id, inviteTo(room), entries));
  return isCopied ? moment.copied : moment.notCopied;
}

const inviteTo = ({ info, invite }: RemoteRoom): string | undefined => info.peek().invite ?? invite;
