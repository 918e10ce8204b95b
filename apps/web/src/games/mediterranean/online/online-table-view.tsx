import type { Seat } from "@sofala/engine";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { RemoteHiddenTable } from "../../../online/remote-hidden-table.ts";
import { navigate } from "../../../router.ts";
import { openMediterraneanRules } from "../rules/open-rules.ts";
import { registerDraft } from "../../../store/drafts.ts";
import { useOnGameEnd } from "../../../table/turn-alert.ts";
import { earlyEndText } from "../../../table/online/early-end-text.ts";
import { OnlineHeader } from "../../../table/online/online-header.tsx";
import { tablePath } from "../../../table/online/table-link.ts";
import { OnlineDialogs } from "../../../table/online/online-dialogs.tsx";
import { onlineMenu } from "../../../table/online/online-menu.ts";
import { SeatPresence } from "../../../table/online/seat-presence.tsx";
import { useOnlineTabs } from "../../../table/online/use-online-tabs.tsx";
import { useOnlineTable } from "../../../table/online/use-online-table.ts";
import { lazy } from "../../../ui/lazy.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { appText } from "../../../text/app-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { keyBindings } from "../key-bindings.ts";
import { marketModelOf } from "../market/market-model.ts";
import { storedOfferDraft } from "../market/stored-offer-draft.ts";
import { TableView } from "../table-view.tsx";
import { TableModels } from "../table-models.ts";
import { usePartViewLoaded } from "../part-views.ts";
import { useTableEffects } from "../use-table-effects.ts";
import { OnlineBanners } from "./online-banners.tsx";
import { chatPhrasesAt } from "./chat-phrases.ts";
import type { TableClient } from "../../../online/table-client.ts";
import type { MenuItem } from "../../../table/table-menu.tsx";

interface Props {
  readonly table: RemoteHiddenTable<Mediterranean>;
  /** True if this device has a session on the server. */
  readonly isKnownPerson: boolean;
}

const OnlineEnd = lazy(() => import("./online-end.tsx").then((module) => module.OnlineEnd));

/** An online table of the Mediterranean. */
export function OnlineTableView(props: Props) {
  return usePartViewLoaded(props.table.observerView.peek().view.part) ? (
    <OpenedTable {...props} />
  ) : (
    <Loading text={appText.value.play.loading} />
  );
}

function OpenedTable({ table, isKnownPerson }: Props) {
  const { client } = table;
  const text = mediterraneanText.value;
  const models = useMemo(() => createModels(table), [table]);
  const { model, toast, showToast, dialog, open, close } = useOnlineTable(client, models.layout);
  useEffect(
    () => registerDraft(`offer ${table.id}`, storedOfferDraft(marketModelOf(models))),
    [models],
  );
  useTableEffects(models, open);
  useOnGameEnd(isEarlyEnd(client), table, () => open("end"));
  const renderPlayer = useMemo(
    () => (seat: Seat) => (
      <SeatPresence
        model={model}
        seat={seat}
        bots={appText.value.setup.mediterranean.bot}
        hasClock={false}
      />
    ),
    [model],
  );
  const tabs = useOnlineTabs({
    model,
    isKnownPerson,
    badge: (seat) => <SeatBadge seat={seat} size="1.25em" />,
    chatPhrases: () => chatPhrasesAt(models.table.view.value, text.sentences),
  });
  const items = onlineMenu(
    client,
    { open, openRules: () => openMediterraneanRules("aim"), showToast },
    {
      entryCount: () => client.info.peek().entryCount,
      hasMoves: table.observedMoves.value.length > 0,
      canAbort: table.observerView.value.view.turn <= 1,
      gameItems: extraMenuItems(client),
    },
  );
  return (
    <>
      <TableView
        models={models}
        onShowResult={() => open("end")}
        // A log line has the number of its entry.
        onSelectMoment={(entry) => navigate(tablePath(client.id, client.invite, entry + 1))}
        menuItems={items}
        extraTabs={tabs}
        renderPlayer={renderPlayer}
        beforeMenu={
          <OnlineHeader model={model} layout={models.layout} isKnownPerson={isKnownPerson} />
        }
        banners={
          <OnlineBanners
            model={model}
            table={table}
            message={toast.value}
            onShowResult={() => open("end")}
          />
        }
      />
      <OnlineDialogs
        name={dialog.value}
        client={client}
        keys={keyBindings(text)}
        end={<OnlineEnd table={table} />}
        moveCount={table.observedMoves.value.length}
        entryOfMove={(move) => table.observedMoves.peek()[move]?.id}
        moveText={(number) => moveText(table, number)}
        onClose={close}
      />
    </>
  );
}

/** The models of the table. The status tells how the game ended if the board does not show it. */
function createModels(table: RemoteHiddenTable<Mediterranean>): TableModels {
  const names = table.players.map(({ name }) => name);
  return new TableModels(table, () => earlyEndText(table.client.info.value, names));
}

/** True if the game ended early. */
function isEarlyEnd({ info }: RemoteHiddenTable<Mediterranean>["client"]): boolean {
  const { status, outcome } = info.value;
  return status === "over" && outcome?.reason !== "played";
}

/** Who made a move, and the move as far as it is known. */
function moveText(
  { observedMoves, players }: RemoteHiddenTable<Mediterranean>,
  number: number,
): string {
  const { sentences } = mediterraneanText.value;
  const { actor, move } = observedMoves.value[number] ?? {};
  const names = players.map(({ name }) => name);
  const playerName = typeof actor === "number" ? (names[actor] ?? "") : "";
  const moveLabel = move === undefined ? "…" : sentences.move(move, names);
  return playerName === "" ? moveLabel : `${playerName}: ${moveLabel}`;
}

/** Menu items that only this game has at an online table: the replay so far, and the settings. */
function extraMenuItems({ id, invite }: TableClient): readonly MenuItem[] {
  const { common, play } = appText.value;
  return [
    { id: "replay", name: play.replay, icon: "play", href: tablePath(id, invite, 0) },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
  ];
}
