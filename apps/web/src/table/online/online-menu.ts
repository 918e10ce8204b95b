import type { RemoteRoom } from "../../online/table-client.ts";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import type { MenuItem } from "../table-menu.tsx";
import type { Question } from "./confirm-dialog.tsx";
import { copyLink, copyMoment } from "./copy-link.ts";

export type OnlineDialog = "keys" | "end" | Question;

interface Ways {
  readonly open: (dialog: OnlineDialog) => void;
  readonly openRules: () => void;
  /** Says a word in passing. */
  readonly say: (words: string) => void;
}

interface Offered {
  /** How many entries of the log led to what is looked at. */
  readonly entries: () => number;
  readonly hasMoves: boolean;
  /** The server lets a game be called off in its first round. */
  readonly isEarly: boolean;
  /** What this game's menu offers besides. */
  readonly more: readonly MenuItem[];
}

/** What the menu of a table on a server offers. */
export function onlineMenu(room: RemoteRoom, ways: Ways, offered: Offered): readonly MenuItem[] {
  const { learn, play } = words.value;
  const { live, rest, sitting } = online.value;
  const { status, you } = room.info.value;
  const { open, openRules, say } = ways;
  return [
    { id: "rules", name: learn.rules, icon: "rules", onSelect: openRules },
    { id: "keys", name: play.keys, icon: "keys", onSelect: () => open("keys") },
    {
      id: "link",
      name: live.menu.copyLink,
      icon: "link",
      onSelect: () => void copyLink(room).then(say),
    },
    {
      id: "moment",
      name: sitting.moment.copyLink,
      icon: "link",
      onSelect: () => void copyMoment(room, offered.entries()).then(say),
    },
    ...(status === "over"
      ? [{ id: "end", name: play.results, icon: "victory" as const, onSelect: () => open("end") }]
      : seatItems(room, open, offered)),
    ...offered.more,
    ...(you.seat === undefined
      ? []
      : [
          {
            id: "notices",
            name: rest.tellMe,
            icon: "clock" as const,
            href: "/account/notifications",
          },
        ]),
    { id: "leave", name: live.menu.lobby, icon: "leave", href: "/online" },
  ];
}

/** What whoever sits here may ask of the others, or of a bot. */
function seatItems(
  room: RemoteRoom,
  open: (question: Question) => void,
  { hasMoves, isEarly }: Offered,
): readonly MenuItem[] {
  const { menu } = online.value.live;
  const { you, seats, proposal } = room.info.value;
  const seat = seats[you.seat ?? -1];
  if (seat === undefined || seat.hasResigned === true) return [];
  if (seat.isHandedOver === true) {
    const back = () => void room.ask("reclaim-seat", {});
    return [{ id: "return", name: menu.return, icon: "person", onSelect: back }];
  }
  const mayPropose = proposal === undefined;
  const undo = () => open("undo");
  const abort = () => open("abort");
  return [
    ...(mayPropose && hasMoves
      ? [{ id: "undo", name: menu.undo, icon: "turn-back" as const, onSelect: undo }]
      : []),
    ...(mayPropose && isEarly
      ? [{ id: "abort", name: menu.abort, icon: "close" as const, onSelect: abort }]
      : []),
    { id: "hand-over", name: menu.handOver, icon: "bot", onSelect: () => open("handOver") },
    { id: "resign", name: menu.resign, icon: "flag", onSelect: () => open("resign") },
  ];
}
