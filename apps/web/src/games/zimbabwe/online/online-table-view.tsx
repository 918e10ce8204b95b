import { computed } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { server } from "../../../online/api.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { followDraft } from "../../../store/drafts.ts";
import { endingOf } from "../../../table/online/early-end-text.ts";
import { HeaderParts } from "../../../table/online/online-header.tsx";
import { OnlineDialogs } from "../../../table/online/online-dialogs.tsx";
import { onlineMenu } from "../../../table/online/online-menu.ts";
import { SeatSitter } from "../../../table/online/seat-presence.tsx";
import { useOnlineTabs } from "../../../table/online/use-online-tabs.tsx";
import { useOnline } from "../../../table/online/use-online-table.ts";
import { later } from "../../../ui/lazy.tsx";
import { words } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { moveDraft } from "../move-draft.ts";
import { keepingItems } from "../extra-menu-items.ts";
import { Models } from "../table-models.ts";
import { openRulesAt } from "../rules/open-relevant-rules.ts";
import { TableParts } from "../table-view.tsx";
import { useSeated } from "../use-table-effects.ts";
import { DueLine } from "./deadline.tsx";
import { GiftOrderBar } from "./gift-order-bar.tsx";
import { GiftOrder } from "./gift-order-model.ts";
import { OnlineNotices } from "./online-banners.tsx";
import { useMomentLink } from "./use-moment-link.ts";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
  /** Does the server know who is here? */
  readonly hasName: boolean;
}

const OnlineEnd = later(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

/** A game of Zimbabwe that a server keeps: the same table, and the people around it. */
export function ZimbabweOnlineTable({ table, hasName }: Props) {
  const { room } = table;
  const models = useMemo(() => new Models(table), [table]);
  const { model, said, say, dialog, open, close } = useOnline(room, models.layout);
  const status = useMemo(() => statusOf(table, models), [models]);
  const sitter = useMemo(
    () => (seat: Seat) => <SeatSitter model={model} seat={seat} thinking={table.thinking} />,
    [model],
  );
  const order = useMemo(() => new GiftOrder(table, () => server.order(table.id)), [table]);
  useEffect(() => () => order.dispose(), [order]);
  useEffect(() => followDraft(`move ${table.id}`, moveDraft(models)), [models]);
  useSeated(models, room.info.value.status === "over", open);
  useMomentLink(table, models.table, say);
  const badge = (seat: Seat) => {
    const empire = models.table.view.value.seats[seat]?.empire;
    return empire && <EmpireBadge empire={empire} size="1.25em" />;
  };
  const tabs = useOnlineTabs({ model, hasName, badge });
  const items = onlineMenu(
    room,
    { open, openRules: () => openRulesAt(models), say },
    {
      entries: () => table.entriesAt(models.table.moment.peek().number),
      hasMoves: table.history.value.length > 1,
      isEarly: models.table.view.value.round <= 1,
      more: keepingItems(table, models),
    },
  );
  return (
    <>
      <TableParts
        models={models}
        items={items}
        onResult={() => open("end")}
        tabs={tabs}
        host={{
          sitter,
          status,
          header: <HeaderParts model={model} layout={models.layout} hasName={hasName} />,
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
      <OnlineDialogs
        name={dialog.value}
        room={room}
        keys={words.value.play.keyList}
        end={<OnlineEnd table={table} />}
        made={table.history.value.length - 1}
        entryOf={(move) => table.entryOf(move)}
        moveText={(number) => moveText(table, number)}
        onClose={close}
      />
    </>
  );
}

/** What is going on; how the game ended, where the board does not show it. */
const statusOf = (table: RemoteTable<Zimbabwe>, models: Models) =>
  computed(() => {
    const isNow = models.table.lookingAt.value === undefined;
    const ending = isNow ? endingOf(table.room.info.value, models.table.names) : undefined;
    return ending ?? models.status.value;
  });

/** Who moved, and how. */
function moveText({ history, players }: RemoteTable<Zimbabwe>, number: number): string {
  const { last } = history.value[number + 1] ?? {};
  const who = typeof last?.actor === "number" ? players[last.actor]?.name : "";
  return last === undefined ? "" : `${who}: ${words.value.zimbabwe.move(last.move)}`;
}
