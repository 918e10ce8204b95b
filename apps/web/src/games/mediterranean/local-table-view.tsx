import { useSignal, useSignalEffect } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { LocalHiddenTable } from "../../local/local-hidden-table.ts";
import { CannotOpen } from "../../table/cannot-open.tsx";
import { KeysDialog } from "../../table/keys-dialog.tsx";
import { TableErrorBar } from "../../table/error-bar.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { lazy } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { mediterraneanText } from "./mediterranean-text.ts";
import { appText } from "../../text/app-text.ts";
import { PassDeviceDialog } from "./pass-device-dialog.tsx";
import { keyBindings } from "./key-bindings.ts";
import { localMenu, type DialogName } from "./local-menu.ts";
import { TableView } from "./table-view.tsx";
import { TableModels } from "./table-models.ts";
import { openLocalTable } from "./open-local-table.ts";
import { usePartViewLoaded } from "./part-views.ts";
import { useTableEffects } from "./use-table-effects.ts";

/** A table of the Mediterranean on this device. */
export function LocalTableView({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => openLocalTable(row), [row]);
  useEffect(() => () => (opened.ok ? opened.value.close() : undefined), [opened]);
  const part = opened.ok ? opened.value.observerView.peek().view.part : null;
  if (!usePartViewLoaded(part)) return <Loading text={appText.value.play.loading} />;
  return opened.ok ? <OpenedTable table={opened.value} /> : <CannotOpen fault={opened.error} />;
}

const LocalEnd = lazy(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

function OpenedTable({ table }: { readonly table: LocalHiddenTable<Mediterranean> }) {
  const models = useMemo(() => new TableModels(table), [table]);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const open = (name: DialogName) => {
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  useTableEffects(models, open);
  usePauseWhenHidden(table);
  const { play } = appText.value;
  const next = table.passDeviceTo.value;
  return (
    <>
      <TableView
        models={models}
        menuItems={localMenu(table, models, open)}
        onShowResult={() => open("end")}
        banners={
          <>
            <TableErrorBar table={table} />
            <PausedBanner table={table} />
          </>
        }
      />
      {next !== undefined && (
        <PassDeviceDialog
          name={table.players[next]?.name ?? ""}
          onConfirm={() => table.takeDevice()}
        />
      )}
      {dialog.value === "keys" && (
        <KeysDialog keys={keyBindings(mediterraneanText.value)} onClose={close} />
      )}
      {dialog.value === "end" && (
        <Dialog isOpen isWide title={play.results} onClose={close}>
          <LocalEnd stored={table.stored.value} moments={table.moments.value} />
        </Dialog>
      )}
    </>
  );
}

function PausedBanner({ table }: { readonly table: LocalHiddenTable<Mediterranean> }) {
  const { paused, resume } = mediterraneanText.value.table;
  if (!table.isPaused.value) return undefined;
  return (
    <div class="paused" role="status">
      <b>{paused}</b>
      <button type="button" class="button primary" onClick={() => table.resume()}>
        {resume}
      </button>
    </div>
  );
}

/** Pauses the clock while the page is hidden. */
function usePauseWhenHidden(table: LocalHiddenTable<Mediterranean>): void {
  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.hidden && table.partClock.peek() !== undefined) table.pause();
      },
      { signal: controller.signal },
    );
    return () => controller.abort();
  }, [table]);
  useSignalEffect(() => {
    // The next part starts unpaused.
    if (table.partClock.value === undefined) table.resume();
  });
}
