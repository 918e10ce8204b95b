import type { ReadonlySignal } from "@preact/signals";
import type { GameRules, GameTypes } from "@sofala/engine";
import type { ComponentChildren, ComponentProps } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import type { LoadedGame } from "../local/load-game.ts";
import type { FullMoment } from "../local/moments.ts";
import type { OpenRow } from "../local/open-row.ts";
import type { StoredGame } from "../store/stored-game.ts";
import { appText } from "../text/app-text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Loading } from "../ui/loading.tsx";
import { useLoaded } from "../use-loaded.ts";
import { CannotOpen } from "./cannot-open.tsx";
import { TableErrorBar } from "./error-bar.tsx";
import { SoundDialog, TableKeysDialog } from "./lazy-dialogs.ts";
import { storedTableItems } from "./stored-table-items.ts";
import type { MenuItem } from "./table-menu.tsx";
import type { LocalParts, SharedModels, TableUi } from "./table-ui.ts";
import { useDialog } from "./use-dialog.ts";
import { useTableEffects } from "./use-table-effects.ts";

/** A table on this device, with open or hidden information. */
type LocalTableBase = ComponentProps<typeof TableErrorBar>["table"] & {
  readonly id: string;
  readonly game: GameRules;
  readonly stored: ReadonlySignal<StoredGame>;
  readonly currentMoment: ReadonlySignal<FullMoment<GameTypes>>;
  close(): void;
};

interface OpenedProps<Table, Models extends SharedModels> {
  readonly table: Table;
  readonly ui: TableUi<NoInfer<Table>, Models>;
  /** How the game ended. */
  readonly renderEnd: (table: NoInfer<Table>) => ComponentChildren;
  /** A hook for what only this game has at a table on this device. */
  readonly useParts?: (table: NoInfer<Table>, models: NoInfer<Models>) => LocalParts;
}

interface Props<T extends GameTypes, Table, Models extends SharedModels> extends Omit<
  OpenedProps<Table, Models>,
  "table"
> {
  /** A row of the database, not checked. */
  readonly row: unknown;
  readonly openRow: OpenRow<T>;
  readonly createTable: (loaded: LoadedGame<T>) => Table;
}

/** A stored game, opened to be played. */
export function LocalTableShell<
  T extends GameTypes,
  Table extends LocalTableBase,
  Models extends SharedModels,
>({ row, openRow, createTable, ...props }: Props<T, Table, Models>) {
  const loaded = useLoaded(() => openRow(row));
  const table = useMemo(
    () => (loaded?.ok === true ? createTable(loaded.value) : undefined),
    [loaded],
  );
  useEffect(() => () => table?.close(), [table]);
  if (loaded?.ok === false) return <CannotOpen fault={loaded.error} />;
  if (table === undefined) return <Loading text={appText.value.play.loading} />;
  return <LoadedTable table={table} {...props} />;
}

function LoadedTable<Table extends LocalTableBase, Models extends SharedModels>(
  props: OpenedProps<Table, Models>,
) {
  const isLoaded = props.ui.useIsLoaded?.(props.table) ?? true;
  return isLoaded ? <OpenedTable {...props} /> : <Loading text={appText.value.play.loading} />;
}

function OpenedTable<Table extends LocalTableBase, Models extends SharedModels>({
  table,
  ui,
  renderEnd,
  useParts = () => ({}),
}: OpenedProps<Table, Models>) {
  const models = useMemo(() => ui.createModels(table), [table]);
  const { dialog, open, close } = useDialog<"keys" | "end" | "sound">();
  const isOver = table.game.result(table.currentMoment.value.state) !== undefined;
  useTableEffects(ui, models, isOver, open);
  const { extraTabs, banners, belowActions, menuItems = [], dialogs } = useParts(table, models);
  const { common, learn, play } = appText.value;
  const showResult = () => open("end");
  const result: MenuItem = {
    id: "end",
    name: play.results,
    icon: "victory",
    onSelect: showResult,
  };
  return (
    <>
      <ui.View
        models={models}
        menuItems={[
          { id: "rules", name: learn.rules, icon: "rules", onSelect: () => ui.openRules(models) },
          { id: "keys", name: play.keysTitle, icon: "keys", onSelect: () => open("keys") },
          {
            id: "sound",
            name: appText.value.table.sound,
            icon: "sound",
            onSelect: () => open("sound"),
          },
          ...menuItems,
          ...(isOver ? [result] : []),
          { id: "replay", name: play.replay, icon: "play", href: `/game/${table.id}/replay` },
          ...storedTableItems(ui.loadGame, table.stored, models),
          { id: "leave", name: common.games, icon: "leave", href: "/games" },
        ]}
        onShowResult={showResult}
        extraTabs={extraTabs}
        belowActions={belowActions}
        banners={
          <>
            <TableErrorBar table={table} />
            {banners}
          </>
        }
      />
      {dialogs}
      {dialog === "keys" && <TableKeysDialog loadKeys={ui.loadKeys} onClose={close} />}
      {dialog === "sound" && <SoundDialog onClose={close} />}
      {dialog === "end" && (
        <Dialog isOpen isWide title={play.results} onClose={close}>
          {renderEnd(table)}
        </Dialog>
      )}
    </>
  );
}
