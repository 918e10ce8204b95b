import type { Zimbabwe } from "@sofala/zimbabwe";
import type { RemoteTable } from "../../../online/remote-table.ts";
import type { Question } from "../../../table/online/ask-dialog.tsx";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { keepingItems } from "../keeping-items.ts";
import type { Models } from "../models.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { openRulesAt } from "../rules-here.ts";

export type OnlineDialog = "keys" | "end" | Question;

interface Ways {
  readonly open: (dialog: OnlineDialog) => void;
  readonly onReturn: () => void;
  readonly onCopyLink: () => void;
  readonly onCopyMoment: () => void;
}

/** What the menu of a table on a server offers. */
export function onlineMenu(
  table: RemoteTable<Zimbabwe>,
  models: Models,
  { open, onReturn, onCopyLink, onCopyMoment }: Ways,
): readonly MenuItem[] {
  const { learn, play } = words.value;
  const { live, sitting, rest } = online.value;
  const { menu } = live;
  const { status, you } = table.room.info.value;
  const isOver = status === "over";
  const isSeated = you.seat !== undefined;
  return [
    { id: "rules", name: learn.rules, icon: "rules", onSelect: () => openRulesAt(models) },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    { id: "link", name: menu.copyLink, icon: "link", onSelect: onCopyLink },
    { id: "moment", name: sitting.moment.copyLink, icon: "link", onSelect: onCopyMoment },
    ...(isOver
      ? [{ id: "end", name: play.results, icon: "victory" as const, onSelect: () => open("end") }]
      : seatItems(table, models, open, onReturn)),
    ...keepingItems(table, models),
    ...(isSeated
      ? [{ id: "notices", name: rest.tellMe, icon: "clock" as const, href: "/account/notices" }]
      : []),
    { id: "leave", name: menu.lobby, icon: "leave", href: "/online" },
  ];
}

/** What whoever sits here may ask of the others, or of a bot. */
function seatItems(
  table: RemoteTable<Zimbabwe>,
  models: Models,
  open: (question: Question) => void,
  onReturn: () => void,
): readonly MenuItem[] {
  const { menu } = online.value.live;
  const { you, seats, proposal } = table.room.info.value;
  const seat = seats[you.seat ?? -1];
  if (seat === undefined || seat.resigned === true) return [];
  if (seat.handedOver === true) {
    return [{ id: "return", name: menu.return, icon: "person", onSelect: onReturn }];
  }
  const mayPropose = proposal === undefined;
  // The server lets a game be called off in its first round.
  const isEarly = models.table.view.value.round <= 1;
  return [
    ...(mayPropose && table.history.value.length > 1
      ? [
          {
            id: "undo",
            name: menu.undo,
            icon: "turn-back" as const,
            onSelect: () => open("undo"),
          },
        ]
      : []),
    ...(mayPropose && isEarly
      ? [{ id: "abort", name: menu.abort, icon: "close" as const, onSelect: () => open("abort") }]
      : []),
    { id: "hand-over", name: menu.handOver, icon: "bot", onSelect: () => open("handOver") },
    { id: "resign", name: menu.resign, icon: "flag", onSelect: () => open("resign") },
  ];
}
