import type { Mediterranean } from "@sofala/mediterranean";
import type { RemoteSight } from "../../../online/remote-sight.ts";
import { openMediterraneanRules } from "../../../screens/rules/rules-dialog.tsx";
import type { Question } from "../../../table/online/ask-dialog.tsx";
import { pathTo } from "../../../table/online/link.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";

export type OnlineDialog = "keys" | "end" | Question;

interface Ways {
  readonly open: (dialog: OnlineDialog) => void;
  readonly onReturn: () => void;
  readonly onCopyLink: () => void;
  readonly onCopyMoment: () => void;
}

/** What the menu of a table on a server offers. */
export function onlineMenu(
  table: RemoteSight<Mediterranean>,
  { open, onReturn, onCopyLink, onCopyMoment }: Ways,
): readonly MenuItem[] {
  const { common, learn, play } = words.value;
  const { live, rest, sitting } = online.value;
  const { room } = table;
  const { status, you } = room.info.value;
  const isOver = status === "over";
  const isSeated = you.seat !== undefined;
  return [
    {
      id: "rules",
      name: learn.rules,
      icon: "rules",
      onSelect: () => openMediterraneanRules("aim"),
    },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    { id: "link", name: live.menu.copyLink, icon: "link", onSelect: onCopyLink },
    { id: "moment", name: sitting.moment.copyLink, icon: "link", onSelect: onCopyMoment },
    ...(isOver
      ? [{ id: "end", name: play.results, icon: "victory" as const, onSelect: () => open("end") }]
      : seatItems(table, open, onReturn)),
    { id: "replay", name: play.replay, icon: "play", href: pathTo(room.id, room.invite, 0) },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
    ...(isSeated
      ? [{ id: "notices", name: rest.tellMe, icon: "clock" as const, href: "/account/notices" }]
      : []),
    { id: "leave", name: live.menu.lobby, icon: "leave", href: "/online" },
  ];
}

/** What whoever sits here may ask of the others, or of a bot. */
function seatItems(
  table: RemoteSight<Mediterranean>,
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
  // The server lets a game be called off in its first turn.
  const isEarly = table.sight.value.view.turn <= 1;
  return [
    ...(mayPropose && table.told.value.length > 0
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
