import type { TableClient } from "../../online/table-client.ts";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import type { MenuItem } from "../table-menu.tsx";
import type { ConfirmedAction } from "./confirm-dialog.tsx";
import { copyTableLink, copyMomentLink } from "./copy-link.ts";

export type OnlineDialog = "keys" | "end" | "sound" | ConfirmedAction;

interface MenuActions {
  readonly open: (dialog: OnlineDialog) => void;
  readonly openRules: () => void;
  /** Shows a short message. */
  readonly showToast: (message: string) => void;
}

interface MenuContext {
  /** How many log entries led to the shown moment. */
  readonly entryCount: () => number;
  readonly hasMoves: boolean;
  /** The server allows a game to be aborted in its first round. */
  readonly canAbort: boolean;
  /** Further items of this game. */
  readonly gameItems: readonly MenuItem[];
}

/** The menu of a table on a server. */
export function onlineMenu(
  client: TableClient,
  actions: MenuActions,
  context: MenuContext,
): readonly MenuItem[] {
  const { learn, play, table } = appText.value;
  const { onlineTable, absences, tableTools } = onlineText.value;
  const { status, you } = client.info.value;
  const { open, openRules, showToast } = actions;
  return [
    { id: "rules", name: learn.rules, icon: "rules", onSelect: openRules },
    { id: "keys", name: play.keysTitle, icon: "keys", onSelect: () => open("keys") },
    { id: "sound", name: table.sound, icon: "sound", onSelect: () => open("sound") },
    {
      id: "link",
      name: onlineTable.menu.copyLink,
      icon: "link",
      onSelect: () => void copyTableLink(client).then(showToast),
    },
    {
      id: "moment",
      name: tableTools.momentLink.copyLink,
      icon: "link",
      onSelect: () => void copyMomentLink(client, context.entryCount()).then(showToast),
    },
    ...(status === "over"
      ? [{ id: "end", name: play.results, icon: "victory" as const, onSelect: () => open("end") }]
      : seatItems(client, open, context)),
    ...context.gameItems,
    ...(you.seat === undefined
      ? []
      : [
          {
            id: "notifications",
            name: absences.notifyMe,
            icon: "clock" as const,
            href: "/account/notifications",
          },
        ]),
    { id: "leave", name: onlineTable.menu.lobby, icon: "leave", href: "/online" },
  ];
}

/** The items of somebody who has a seat. */
function seatItems(
  client: TableClient,
  open: (action: ConfirmedAction) => void,
  { hasMoves, canAbort }: MenuContext,
): readonly MenuItem[] {
  const { menu } = onlineText.value.onlineTable;
  const { you, seats, proposal } = client.info.value;
  const seat = seats[you.seat ?? -1];
  if (seat === undefined || seat.hasResigned === true) return [];
  if (seat.isHandedOver === true) {
    const back = () => void client.send("reclaim-seat", {});
    return [{ id: "return", name: menu.takeSeatBack, icon: "person", onSelect: back }];
  }
  const mayPropose = proposal === undefined;
  const undo = () => open("undo");
  const abort = () => open("abort");
  return [
    ...(mayPropose && hasMoves
      ? [{ id: "undo", name: menu.proposeUndo, icon: "turn-back" as const, onSelect: undo }]
      : []),
    ...(mayPropose && canAbort
      ? [{ id: "abort", name: menu.proposeAbort, icon: "close" as const, onSelect: abort }]
      : []),
    { id: "hand-over", name: menu.handOver, icon: "bot", onSelect: () => open("handOver") },
    { id: "resign", name: menu.resign, icon: "flag", onSelect: () => open("resign") },
  ];
}
