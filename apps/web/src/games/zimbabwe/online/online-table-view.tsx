import { computed } from "@preact/signals";
import type { Seat } from "@sofala/engine";
import type { Zimbabwe } from "@sofala/zimbabwe";
import { useEffect, useMemo } from "preact/hooks";
import { api } from "../../../online/api.ts";
import type { RemoteTable } from "../../../online/remote-table.ts";
import { registerDraft } from "../../../store/drafts.ts";
import { earlyEndText } from "../../../table/online/early-end-text.ts";
import { OnlineHeader } from "../../../table/online/online-header.tsx";
import { OnlineDialogs } from "../../../table/online/online-dialogs.tsx";
import { onlineMenu } from "../../../table/online/online-menu.ts";
import { SeatPresence } from "../../../table/online/seat-presence.tsx";
import { useOnlineTabs } from "../../../table/online/use-online-tabs.tsx";
import { useOnlineTable } from "../../../table/online/use-online-table.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { appText } from "../../../text/app-text.ts";
import { EmpireBadge } from "../board/empires.tsx";
import { moveDraft } from "../move-draft.ts";
import { extraMenuItems } from "../extra-menu-items.ts";
import { TableModels } from "../table-models.ts";
import { openRelevantRules } from "../rules/open-relevant-rules.ts";
import { TableView } from "../table-view.tsx";
import { useTableEffects } from "../use-table-effects.ts";
import { Deadline } from "./deadline.tsx";
import { GiftOrderBar } from "./gift-order-bar.tsx";
import { GiftOrderModel } from "./gift-order-model.ts";
import { OnlineBanners } from "./online-banners.tsx";
import { useMomentLink } from "../../../table/online/use-moment-link.ts";

interface Props {
  readonly table: RemoteTable<Zimbabwe>;
  /** Is the viewer signed in, as a guest or with an account? */
  readonly isKnownPerson: boolean;
}

const OnlineEnd = lazy(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

/** An online game of Zimbabwe: the table, and the people around it. */
export function OnlineTableView({ table, isKnownPerson }: Props) {
  const { client } = table;
  const models = useMemo(() => new TableModels(table), [table]);
  const { model, toast, showToast, dialog, open, close } = useOnlineTable(client, models.layout);
  const status = useMemo(() => onlineStatus(table, models), [models]);
  const renderPlayer = useMemo(
    () => (seat: Seat) => (
      <SeatPresence
        model={model}
        seat={seat}
        bots={appText.value.zimbabwe.bot}
        thinkingSeat={table.thinkingSeat}
      />
    ),
    [model],
  );
  const order = useMemo(() => new GiftOrderModel(table, () => api.readOrder(table.id)), [table]);
  useEffect(() => () => order.dispose(), [order]);
  useEffect(() => registerDraft(`move ${table.id}`, moveDraft(models)), [models]);
  useTableEffects(models, client.info.value.status === "over", open);
  useMomentLink(table, models.table, showToast);
  const badge = (seat: Seat) => {
    const empire = models.table.view.value.seats[seat]?.empire;
    return empire && <EmpireBadge empire={empire} size="1.25em" />;
  };
  const tabs = useOnlineTabs({ model, isKnownPerson, badge });
  const items = onlineMenu(
    client,
    { open, openRules: () => openRelevantRules(models), showToast },
    {
      entryCount: () => table.entryCountAt(models.table.moment.peek().moveCount),
      hasMoves: table.moments.value.length > 1,
      canAbort: models.table.view.value.round <= 1,
      gameItems: extraMenuItems(table, models),
    },
  );
  return (
    <>
      <TableView
        models={models}
        menuItems={items}
        onShowResult={() => open("end")}
        extraTabs={tabs}
        online={{
          renderPlayer,
          status,
          beforeMenu: (
            <OnlineHeader model={model} layout={models.layout} isKnownPerson={isKnownPerson} />
          ),
          banners: (
            <OnlineBanners
              model={model}
              table={table}
              order={order}
              isLookingBack={models.table.shownMoment.value !== undefined}
              message={toast.value}
              onShowResult={() => open("end")}
            />
          ),
          belowActions: (
            <>
              <GiftOrderBar table={table} model={order} />
              <Deadline model={model} table={table} />
            </>
          ),
        }}
      />
      <OnlineDialogs
        name={dialog.value}
        client={client}
        keys={appText.value.play.keyList}
        end={<OnlineEnd table={table} />}
        moveCount={table.moments.value.length - 1}
        entryOfMove={(move) => table.entryOfMove(move)}
        moveText={(number) => moveText(table, number)}
        onClose={close}
      />
    </>
  );
}

/** The status of the table; after an early end, how it ended. */
const onlineStatus = (table: RemoteTable<Zimbabwe>, models: TableModels) =>
  computed(() => {
    const isPresent = models.table.shownMoment.value === undefined;
    const ending = isPresent
      ? earlyEndText(table.client.info.value, models.table.names)
      : undefined;
    return ending ?? models.status.value;
  });

/** The player and the move. */
function moveText({ moments, players }: RemoteTable<Zimbabwe>, number: number): string {
  const { lastMove } = moments.value[number + 1] ?? {};
  const name = typeof lastMove?.actor === "number" ? players[lastMove.actor]?.name : "";
  return lastMove === undefined ? "" : `${name}: ${appText.value.zimbabwe.move(lastMove.move)}`;
}
