import { useSignal, useSignalEffect } from "@preact/signals";
import type { Mediterranean } from "@sofala/mediterranean";
import { useEffect, useMemo } from "preact/hooks";
import type { CompanyTable } from "../../local/local-hidden-table.ts";
import { Unopened } from "../../table/cannot-open.tsx";
import { KeysDialog } from "../../table/keys-dialog.tsx";
import { TroubleBar } from "../../table/error-bar.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { later } from "../../ui/lazy.tsx";
import { Loading } from "../../ui/loading.tsx";
import { mediterraneanWords } from "./mediterranean-text.ts";
import { words } from "../../text/app-text.ts";
import { Curtain } from "./pass-device-dialog.tsx";
import { keyList } from "./key-bindings.ts";
import { localMenu, type DialogName } from "./local-menu.ts";
import { MediterraneanParts } from "./table-view.tsx";
import { Models } from "./table-models.ts";
import { openMediterranean } from "./open-local-table.ts";
import { useStage } from "./part-views.ts";
import { useSeated } from "./use-table-effects.ts";

/** A game of the Mediterranean that is played at this device. */
export function LocalMediterranean({ row }: { readonly row: unknown }) {
  const opened = useMemo(() => openMediterranean(row), [row]);
  useEffect(() => () => (opened.ok ? opened.value.close() : undefined), [opened]);
  const part = opened.ok ? opened.value.sight.peek().view.part : null;
  if (!useStage(part)) return <Loading text={words.value.play.opening} />;
  return opened.ok ? <Table table={opened.value} /> : <Unopened fault={opened.error} />;
}

const LocalEnd = later(() => import("./end/local-end.tsx").then((module) => module.LocalEnd));

function Table({ table }: { readonly table: CompanyTable<Mediterranean> }) {
  const models = useMemo(() => new Models(table), [table]);
  const dialog = useSignal<DialogName | undefined>(undefined);
  const open = (name: DialogName) => {
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  useSeated(models, open);
  usePauseWhenHidden(table);
  const { play } = words.value;
  const next = table.curtain.value;
  return (
    <>
      <MediterraneanParts
        models={models}
        items={localMenu(table, models, open)}
        onResult={() => open("end")}
        notices={
          <>
            <TroubleBar table={table} />
            <Paused table={table} />
          </>
        }
      />
      {next !== undefined && (
        <Curtain name={table.players[next]?.name ?? ""} onLift={() => table.lift()} />
      )}
      {dialog.value === "keys" && (
        <KeysDialog keys={keyList(mediterraneanWords.value)} onClose={close} />
      )}
      {dialog.value === "end" && (
        <Dialog isOpen isWide title={play.results} onClose={close}>
          <LocalEnd stored={table.stored.value} history={table.history.value} />
        </Dialog>
      )}
    </>
  );
}

function Paused({ table }: { readonly table: CompanyTable<Mediterranean> }) {
  const { paused, resume } = mediterraneanWords.value.table;
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

/** Whoever plays alone against bots loses nothing by looking elsewhere. */
function usePauseWhenHidden(table: CompanyTable<Mediterranean>): void {
  useEffect(() => {
    const left = new AbortController();
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.hidden && table.time.peek() !== undefined) table.pause();
      },
      { signal: left.signal },
    );
    return () => left.abort();
  }, [table]);
  useSignalEffect(() => {
    // The next part begins by itself.
    if (table.time.value === undefined) table.resume();
  });
}
