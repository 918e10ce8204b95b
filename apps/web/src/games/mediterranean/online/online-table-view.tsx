import type { Seat } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { RemoteSight } from "../../../online/remote-hidden-table.ts";
import { navigate } from "../../../router.ts";
import { openMediterraneanRules } from "../../../rules/rules-dialog.tsx";
import { followDraft } from "../../../store/drafts.ts";
import { useEnd } from "../../../table/turn-alert.ts";
import { endingOf } from "../../../table/online/early-end-text.ts";
import { HeaderParts } from "../../../table/online/online-header.tsx";
import { pathTo } from "../../../table/online/table-link.ts";
import { OnlineDialogs } from "../../../table/online/online-dialogs.tsx";
import { onlineMenu } from "../../../table/online/online-menu.ts";
import { SeatSitter } from "../../../table/online/seat-presence.tsx";
import { useOnlineTabs } from "../../../table/online/use-online-tabs.tsx";
import { useOnline } from "../../../table/online/use-online-table.ts";
import { later } from "../../../ui/lazy.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { words } from "../../../text/app-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { keyList } from "../key-bindings.ts";
import { marketOf } from "../market/market-model.ts";
import { offerDraft } from "../market/stored-offer-draft.ts";
import { MediterraneanParts } from "../table-view.tsx";
import { Models } from "../table-models.ts";
import { useStage } from "../part-views.ts";
import { useSeated } from "../use-table-effects.ts";
import { keepingItems } from "./extra-menu-items.ts";
import { OnlineNotices } from "./online-banners.tsx";
import { talkAt } from "./chat-phrases.ts";

interface Props {
  readonly table: RemoteSight<Mediterranean>;
  /** Does the server know who is here? */
  readonly hasName: boolean;
}

const OnlineEnd = later(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

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
  const text = mediterraneanWords.value;
  const models = useMemo(() => modelsOf(table), [table]);
  const { model, said, say, dialog, open, close } = useOnline(room, models.layout);
  useEffect(() => followDraft(`offer ${table.id}`, offerDraft(marketOf(models))), [models]);
  useSeated(models, open);
  useEnd(isEarlyEnd(room), table, () => open("end"));
  const sitter = useMemo(
    () => (seat: Seat) => <SeatSitter model={model} seat={seat} hasClock={false} />,
    [model],
  );
  const tabs = useOnlineTabs({
    model,
    hasName,
    badge: (seat) => <SeatBadge seat={seat} size="1.25em" />,
    talk: () => talkAt(models.table.view.value, text.game),
  });
  const items = onlineMenu(
    room,
    { open, openRules: () => openMediterraneanRules("aim"), say },
    {
      entries: () => room.info.peek().entryCount,
      hasMoves: table.told.value.length > 0,
      isEarly: table.sight.value.view.turn <= 1,
      more: keepingItems(room),
    },
  );
  return (
    <>
      <MediterraneanParts
        models={models}
        onResult={() => open("end")}
        // A line names the entry of the log that it tells of.
        onLook={(entry) => navigate(pathTo(room.id, room.invite, entry + 1))}
        items={items}
        tabs={tabs}
        sitter={sitter}
        header={<HeaderParts model={model} layout={models.layout} hasName={hasName} />}
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
        room={room}
        keys={keyList(text)}
        end={<OnlineEnd table={table} />}
        made={table.told.value.length}
        entryOf={(move) => table.told.peek()[move]?.id}
        moveText={(number) => moveText(table, number)}
        onClose={close}
      />
    </>
  );
}

/** The models of the table; the status says how the game ended, where the board does not show it. */
function modelsOf(table: RemoteSight<Mediterranean>): Models {
  const names = table.players.map(({ name }) => name);
  return new Models(table, () => endingOf(table.room.info.value, names));
}

/** Did the game end before its end? */
function isEarlyEnd({ info }: RemoteSight<Mediterranean>["room"]): boolean {
  const { status, outcome } = info.value;
  return status === "over" && outcome?.reason !== "played";
}

/** Who moved, and how, as far as it was told. */
function moveText({ told, players }: RemoteSight<Mediterranean>, number: number): string {
  const { game } = mediterraneanWords.value;
  const { actor, move } = told.value[number] ?? {};
  const names = players.map(({ name }) => name);
  const who = typeof actor === "number" ? (names[actor] ?? "") : "";
  const what = move === undefined ? "…" : game.move(move, names);
  return who === "" ? what : `${who}: ${what}`;
}
