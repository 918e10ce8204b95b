import { computed, useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { server } from "../../../online/here.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { AskDialog } from "../../../table/online/ask-dialog.tsx";
import { ChatPanel } from "../../../table/online/chat-panel.tsx";
import { linkTo } from "../../../table/online/link.ts";
import { HeaderParts } from "../../../table/online/header-parts.tsx";
import { NextGame } from "../../../table/online/next-game.tsx";
import { NotePanel } from "../../../table/online/note-panel.tsx";
import { CHAT_TAB, OnlineModel } from "../../../table/online/online-model.ts";
import { SeatSitter } from "../../../table/online/seat-sitter.tsx";
import { useNote } from "../../../table/online/use-note.ts";
import { useSaid } from "../../../table/online/use-said.ts";
import type { SideTab } from "../../../table/table-layout.tsx";
import { KeysDialog } from "../../../table/keys-dialog.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { later } from "../../../ui/later.tsx";
import { copy } from "../../../ui/take-out.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { Models } from "../models.ts";
import { TableParts } from "../table-parts.tsx";
import { useSeated } from "../use-seated.ts";
import { DueLine } from "./due-line.tsx";
import { endingOf } from "../../../table/online/ending.ts";
import { GiftOrderBar } from "./gift-order-bar.tsx";
import { GiftOrder } from "./gift-order.ts";
import { onlineMenu, type OnlineDialog } from "./online-menu.ts";
import { OnlineNotices } from "./online-notices.tsx";
import { useMomentLink } from "./use-moment-link.ts";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
  /** Does the server know who is here? */
  readonly hasName: boolean;
}

/** A game of Zimbabwe that a server keeps: the same table, and the people around it. */
export function ZimbabweOnlineTable({ table, hasName }: Props) {
  const { room } = table;
  const models = useMemo(() => new Models(table), [table]);
  const model = useMemo(() => new OnlineModel(room, models.layout), [models]);
  const dialog = useSignal<OnlineDialog | undefined>(undefined);
  const open = (name: OnlineDialog) => {
    dialog.value = name;
  };
  const status = useMemo(() => statusOf(table, models), [models]);
  const sitter = useMemo(
    () => (seat: Seat) => <Sitter table={table} model={model} seat={seat} />,
    [model],
  );
  const order = useMemo(() => new GiftOrder(table, () => server.order(table.id)), [table]);
  const note = useNote(room, hasName);
  useEffect(() => () => model.dispose(), [model]);
  useEffect(() => () => order.dispose(), [order]);
  useSeated(models, room.info.value.status === "over", open);
  const [said, say] = useSaid();
  useMomentLink(table, models.table, say);
  const invite = () => room.info.peek().invite ?? room.invite;
  const copyLink = async () => {
    const { menu } = online.value.live;
    const isCopied = await copy(linkTo(room.id, invite()));
    say(isCopied ? menu.linkCopied : menu.linkNotCopied);
  };
  const copyMoment = async () => {
    const { moment } = online.value.sitting;
    const at = table.entriesAt(models.table.moment.peek().number);
    const isCopied = await copy(linkTo(room.id, invite(), at));
    say(isCopied ? moment.copied : moment.notCopied);
  };
  const badge = (seat: Seat) => {
    const empire = models.table.view.value.seats[seat]?.empire;
    return empire && <EmpireBadge empire={empire} size="1.25em" />;
  };
  const chat: SideTab = {
    id: CHAT_TAB,
    name: online.value.live.chat.title,
    icon: "chat",
    hasNews: model.unread.value > 0,
    content: () => <ChatPanel model={model} hasName={hasName} badge={badge} />,
  };
  const notes: SideTab = {
    id: "notes",
    name: online.value.sitting.note.title,
    icon: "pencil",
    content: () => <NotePanel model={note} hasName={hasName} />,
  };
  return (
    <>
      <TableParts
        models={models}
        items={onlineMenu(table, models, {
          open,
          onReturn: () => void room.ask("return", {}),
          onCopyLink: () => void copyLink(),
          onCopyMoment: () => void copyMoment(),
        })}
        onResult={() => open("end")}
        tabs={[chat, notes]}
        host={{
          sitter,
          status,
          header: (
            <HeaderParts model={model} onChat={() => models.layout.open(CHAT_TAB)}>
              {hasName && <NextGame table={room.id} />}
            </HeaderParts>
          ),
          notices: (
            <OnlineNotices
              model={model}
              table={table}
              order={order}
              isPast={models.table.lookingAt.value !== undefined}
              said={said.value}
              onResult={() => open("end")}
            />
          ),
          beside: (
            <>
              <GiftOrderBar table={table} model={order} />
              <DueLine model={model} table={table} />
            </>
          ),
        }}
      />
      <Dialogs
        name={dialog.value}
        table={table}
        onClose={() => {
          dialog.value = undefined;
        }}
      />
    </>
  );
}

interface SitterProps {
  readonly table: RemoteTable<Zimbabwe>;
  readonly model: OnlineModel;
  readonly seat: Seat;
}

function Sitter({ table, model, seat }: SitterProps) {
  const player = table.players[seat];
  const { bot } = words.value.zimbabwe;
  return (
    <SeatSitter
      model={model}
      seat={seat}
      isThinking={table.thinking.value === seat}
      botName={player?.kind === "bot" ? bot[player.level].name : ""}
    />
  );
}

/** The key that only tables on a server have. */
const nextKey = () => ({ keys: "n", does: online.value.finding.next.key });

/** What is going on; how the game ended, where the board does not show it. */
const statusOf = (table: RemoteTable<Zimbabwe>, models: Models) =>
  computed(() => {
    const isNow = models.table.lookingAt.value === undefined;
    const ending = isNow ? endingOf(table.room.info.value, models.table.names) : undefined;
    return ending ?? models.status.value;
  });

const OnlineEnd = later(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

interface DialogsProps {
  readonly name: OnlineDialog | undefined;
  readonly table: RemoteTable<Zimbabwe>;
  readonly onClose: () => void;
}

/** What opens over the table. */
function Dialogs({ name, table, onClose }: DialogsProps) {
  const { play, zimbabwe } = words.value;
  switch (name) {
    case undefined:
      return undefined;
    case "keys":
      return <KeysDialog keys={[...play.keyList, nextKey()]} onClose={onClose} />;
    case "end":
      return (
        <Dialog isOpen isWide title={play.results} onClose={onClose}>
          <OnlineEnd table={table} />
        </Dialog>
      );
    case "resign":
    case "handOver":
    case "abort":
    case "undo":
      return (
        <AskDialog
          question={name}
          room={table.room}
          made={table.history.value.length - 1}
          entryOf={(move) => table.entryOf(move)}
          moveText={(number) => {
            const { last } = table.history.value[number + 1] ?? {};
            const who = typeof last?.actor === "number" ? table.players[last.actor]?.name : "";
            return last === undefined ? "" : `${who}: ${zimbabwe.move(last.move)}`;
          }}
          onClose={onClose}
        />
      );
  }
}
