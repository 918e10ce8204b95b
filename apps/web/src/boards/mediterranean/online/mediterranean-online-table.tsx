import { useSignal } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { RemoteSight } from "../../../online/remote-sight.ts";
import { entriesAt } from "../../../online/told-moments.ts";
import { ChatPanel } from "../../../table/online/chat-panel.tsx";
import { endingOf } from "../../../table/online/ending.ts";
import { HeaderParts } from "../../../table/online/header-parts.tsx";
import { linkTo } from "../../../table/online/link.ts";
import { NextGame } from "../../../table/online/next-game.tsx";
import { NotePanel } from "../../../table/online/note-panel.tsx";
import { CHAT_TAB, OnlineModel } from "../../../table/online/online-model.ts";
import { SeatSitter } from "../../../table/online/seat-sitter.tsx";
import { useNote } from "../../../table/online/use-note.ts";
import { useSaid } from "../../../table/online/use-said.ts";
import type { SideTab } from "../../../table/table-layout.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { copy } from "../../../ui/take-out.ts";
import { mediterraneanWords } from "../../../words/mediterranean-words.ts";
import { online } from "../../../words/online-words.ts";
import { words } from "../../../words/words.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { MediterraneanParts } from "../mediterranean-parts.tsx";
import { Models } from "../models.ts";
import { useStage } from "../stages.ts";
import { useSeated } from "../use-seated.ts";
import { OnlineDialogs } from "./online-dialogs.tsx";
import { onlineMenu, type OnlineDialog } from "./online-menu.ts";
import { OnlineNotices } from "./online-notices.tsx";
import { talkAt } from "./talk.ts";

interface Props {
  readonly table: RemoteSight<Mediterranean>;
  /** Does the server know who is here? */
  readonly hasName: boolean;
}

/** A game of the Mediterranean that a server keeps: the same table, and the people around it. */
export function MediterraneanOnlineTable(props: Props) {
  return useStage(props.table.sight.peek().view.part) ? (
    <Table {...props} />
  ) : (
    <Loading text={words.value.play.opening} />
  );
}

function Table({ table, hasName }: Props) {
  const { room } = table;
  const models = useMemo(() => modelsOf(table), [table]);
  const model = useMemo(() => new OnlineModel(room, models.layout), [models]);
  const dialog = useSignal<OnlineDialog | undefined>(undefined);
  const [said, say] = useSaid();
  const note = useNote(room, hasName);
  const open = (name: OnlineDialog) => {
    dialog.value = name;
  };
  useEffect(() => () => model.dispose(), [model]);
  useSeated(models, open);
  useEarlyEnd(table, () => open("end"));
  const sitter = useMemo(
    () => (seat: Seat) => <Sitter table={table} model={model} seat={seat} />,
    [model],
  );
  const invite = () => room.info.peek().invite ?? room.invite;
  const copyLink = async () => {
    const { menu } = online.value.live;
    const isCopied = await copy(linkTo(room.id, invite()));
    say(isCopied ? menu.linkCopied : menu.linkNotCopied);
  };
  const copyMoment = async () => {
    const { moment } = online.value.sitting;
    const told = table.told.peek();
    const isCopied = await copy(linkTo(room.id, invite(), entriesAt(told, told.length)));
    say(isCopied ? moment.copied : moment.notCopied);
  };
  const tabs: readonly SideTab[] = [
    {
      id: CHAT_TAB,
      name: online.value.live.chat.title,
      icon: "chat",
      hasNews: model.unread.value > 0,
      content: () => (
        <ChatPanel
          model={model}
          hasName={hasName}
          badge={(seat) => <SeatBadge seat={seat} size="1.25em" />}
          talk={talkAt(models.table.view.value, mediterraneanWords.value.game)}
        />
      ),
    },
    {
      id: "notes",
      name: online.value.sitting.note.title,
      icon: "pencil",
      content: () => <NotePanel model={note} hasName={hasName} />,
    },
  ];
  return (
    <>
      <MediterraneanParts
        models={models}
        onResult={() => open("end")}
        items={onlineMenu(table, {
          open,
          onReturn: () => void room.ask("return", {}),
          onCopyLink: () => void copyLink(),
          onCopyMoment: () => void copyMoment(),
        })}
        tabs={tabs}
        sitter={sitter}
        header={
          <HeaderParts model={model} onChat={() => models.layout.open(CHAT_TAB)}>
            {hasName && <NextGame table={room.id} />}
          </HeaderParts>
        }
        notices={
          <OnlineNotices
            model={model}
            table={table}
            said={said.value}
            onResult={() => open("end")}
          />
        }
      />
      <OnlineDialogs
        name={dialog.value}
        table={table}
        onClose={() => {
          dialog.value = undefined;
        }}
      />
    </>
  );
}

/** The models of the table; the status says how the game ended, where the board does not show it. */
function modelsOf(table: RemoteSight<Mediterranean>): Models {
  const names = table.players.map(({ name }) => name);
  return new Models(table, () => endingOf(table.room.info.value, names));
}

/** A game that ends before its end is told of when that comes, not whenever the table is opened. */
function useEarlyEnd({ room }: RemoteSight<Mediterranean>, open: () => void): void {
  const { status, outcome } = room.info.value;
  const isEarly = status === "over" && outcome?.reason !== "played";
  const wasEarly = useMemo(() => isEarly, [room]);
  useEffect(() => {
    if (isEarly && !wasEarly) open();
  }, [isEarly]);
}

interface SitterProps {
  readonly table: RemoteSight<Mediterranean>;
  readonly model: OnlineModel;
  readonly seat: Seat;
}

function Sitter({ table, model, seat }: SitterProps) {
  const player = table.players[seat];
  const { bot } = mediterraneanWords.value.game;
  return (
    <SeatSitter
      model={model}
      seat={seat}
      isThinking={false}
      hasClock={false}
      botName={player?.kind === "bot" ? bot[player.level].name : ""}
    />
  );
}
