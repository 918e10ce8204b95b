import type { GameTypes, Seat } from "@sofala/engine";
import type { BotTexts } from "@sofala/text";
import type { AppText } from "@sofala/text/web";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { OnlineTable } from "../../online/online-table.ts";
import type { TableClient } from "../../online/table-client.ts";
import { navigate } from "../../router.ts";
import { appText } from "../../text/app-text.ts";
import { onlineText } from "../../text/online-text.ts";
import { Loading } from "../../ui/loading.tsx";
import { storedTableItems } from "../stored-table-items.ts";
import type { SideTab } from "../table-layout.tsx";
import type { MenuItem } from "../table-menu.tsx";
import type { SharedModels, TableUi } from "../table-ui.ts";
import { useDialog } from "../use-dialog.ts";
import { useTableEffects } from "../use-table-effects.ts";
import { ChatPanel } from "./chat-panel.tsx";
import type { ChatPhrases } from "./chat-phrases.ts";
import { Deadline } from "./deadline.tsx";
import { earlyEndText } from "./early-end-text.ts";
import { OnlineBanners, type ExplainedRefusal } from "./online-banners.tsx";
import { OnlineDialogs } from "./online-dialogs.tsx";
import { OnlineHeader } from "./online-header.tsx";
import { onlineMenu, type OnlineDialog } from "./online-menu.ts";
import { NotePanel } from "./note-panel.tsx";
import { CHAT_TAB, OnlineModel } from "./online-model.ts";
import { SeatPresence } from "./seat-presence.tsx";
import { tablePath } from "./table-link.ts";
import { useMomentLink } from "./use-moment-link.ts";
import { useNote } from "./use-note.ts";
import { useToast } from "./use-toast.ts";

/** What a game brings to its online tables, besides what it brings to all. */
export interface OnlineTableUi<Table, Models> {
  /** Of its record in the registry. */
  readonly game: {
    readonly bots: (text: AppText) => BotTexts;
    readonly viewSummary: (view: unknown) => { readonly round: number };
    readonly SeatBadge: ComponentType<{
      readonly seat: Seat;
      readonly view?: unknown;
      readonly size: string;
    }>;
    readonly sharedClock?: object;
  };
  moveText(move: GameTypes["seenMove"], names: readonly string[]): string;
  /** Undefined if this version of the app does not know the refusal. */
  explainRefusal?(
    refusal: GameTypes["refusal"],
    names: readonly string[],
  ): ExplainedRefusal | undefined;
  chatPhrases?(models: Models): ChatPhrases;
  /** How the game ended. */
  renderEnd(table: Table): ComponentChildren;
  /** A hook for what only this game has at an online table. */
  useParts?(table: Table, models: Models): OnlineParts;
}

export interface OnlineParts {
  readonly banners?: ComponentChildren;
  readonly belowActions?: ComponentChildren;
}

interface Props<Table, Models extends SharedModels> {
  readonly table: Table;
  /** Is the viewer signed in, as a guest or with an account? */
  readonly isKnownPerson: boolean;
  readonly ui: TableUi<NoInfer<Table>, Models>;
  readonly online: OnlineTableUi<NoInfer<Table>, NoInfer<Models>>;
}

/** A table on a server, and the people around it. */
export function OnlineTableShell<Table extends OnlineTable, Models extends SharedModels>(
  props: Props<Table, Models>,
) {
  const isLoaded = props.ui.useIsLoaded?.(props.table) ?? true;
  return isLoaded ? <OpenedTable {...props} /> : <Loading text={appText.value.play.loading} />;
}

function OpenedTable<Table extends OnlineTable, Models extends SharedModels>({
  table,
  isKnownPerson,
  ui,
  online,
}: Props<Table, Models>) {
  const { client } = table;
  const { SeatBadge, bots, viewSummary, sharedClock } = online.game;
  const hasSharedClock = sharedClock !== undefined;
  const names = table.players.map(({ name }) => name);
  const ending = () => earlyEndText(client.info.value, names);
  const models = useMemo(() => ui.createModels(table, ending), [table]);
  const { shownMoment } = models.table;
  const model = useMemo(() => new OnlineModel(client, models.layout), [models]);
  useEffect(() => () => model.dispose(), [model]);
  const [toast, showToast] = useToast();
  const { dialog, open, close } = useDialog<OnlineDialog>();
  const renderPlayer = useMemo(
    () => (seat: Seat) => (
      <SeatPresence
        model={model}
        seat={seat}
        bots={bots(appText.value)}
        thinkingSeat={table.thinkingSeat}
        hasClock={!hasSharedClock}
      />
    ),
    [model],
  );
  useTableEffects(ui, models, client.info.value.status === "over", open);
  useMomentLink(table, shownMoment, showToast);
  const { banners, belowActions } = online.useParts?.(table, models) ?? {};
  const note = useNote(client, isKnownPerson);
  const { onlineTable, tableTools } = onlineText.value;
  const tabs: readonly SideTab[] = [
    {
      id: CHAT_TAB,
      name: onlineTable.chat.title,
      icon: "chat",
      hasUnread: model.unread.value > 0,
      content: () => (
        <ChatPanel
          model={model}
          isKnownPerson={isKnownPerson}
          badge={(seat) => <SeatBadge seat={seat} view={models.table.view.value} size="1.25em" />}
          chatPhrases={online.chatPhrases?.(models)}
        />
      ),
    },
    {
      id: "notes",
      name: tableTools.note.title,
      icon: "pencil",
      content: () => <NotePanel model={note} client={client} isKnownPerson={isKnownPerson} />,
    },
  ];
  const items = onlineMenu(
    client,
    { open, openRules: () => ui.openRules(models), showToast },
    {
      entryCount: () => table.entryCountAt(shownMoment?.peek() ?? table.moveCount.peek()),
      hasMoves: table.moveCount.value > 0,
      canAbort: viewSummary(models.table.view.value).round <= 1,
      gameItems:
        table.stored === undefined
          ? replayItems(client)
          : storedTableItems(ui.loadGame, table.stored, models),
    },
  );
  return (
    <>
      <ui.View
        models={models}
        menuItems={items}
        onShowResult={() => open("end")}
        // With hidden information only the replay shows earlier moments; a log line has the number of its entry.
        onSelectMoment={(entry) => navigate(tablePath(client.id, client.invite, entry + 1))}
        extraTabs={tabs}
        renderPlayer={renderPlayer}
        beforeMenu={
          <OnlineHeader model={model} layout={models.layout} isKnownPerson={isKnownPerson} />
        }
        banners={
          <>
            <OnlineBanners
              model={model}
              table={table}
              isLookingBack={shownMoment?.value !== undefined}
              message={toast.value}
              explainRefusal={(refusal) => online.explainRefusal?.(refusal, names)}
              onShowResult={() => open("end")}
            >
              {banners}
            </OnlineBanners>
            {hasSharedClock && <Deadline model={model} table={table} isOfStep />}
          </>
        }
        belowActions={
          <>
            {belowActions}
            {!hasSharedClock && <Deadline model={model} table={table} />}
          </>
        }
      />
      <OnlineDialogs
        name={dialog}
        table={table}
        loadKeys={ui.loadKeys}
        end={online.renderEnd(table)}
        moveText={(move) => online.moveText(move, names)}
        onClose={close}
      />
    </>
  );
}

/** With hidden information: the replay of what was seen so far, and the settings. */
function replayItems({ id, invite }: TableClient): readonly MenuItem[] {
  const { common, play } = appText.value;
  return [
    { id: "replay", name: play.replay, icon: "play", href: tablePath(id, invite, 0) },
    { id: "settings", name: common.settings, icon: "settings", href: "/settings" },
  ];
}
