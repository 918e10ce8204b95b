import type { GameTypes } from "@sofala/engine";
import { appText } from "../text/app-text.ts";
import type { OpenTableModel } from "./open-table-model.ts";

interface Props<T extends GameTypes> {
  readonly table: OpenTableModel<T>;
}

/** Leaves the earlier moment that is shown. */
export function BackToNowButton<T extends GameTypes>({ table }: Props<T>) {
  return (
    <button
      type="button"
      class="button primary"
      onClick={() => {
        table.shownMoment.value = undefined;
      }}
    >
      {appText.value.table.log.backToNow}
    </button>
  );
}

export function UndoButton<T extends GameTypes>({ table: { table, me } }: Props<T>) {
  // Spectators have nothing to take back.
  if (me.value === undefined && table.undoTo.value === undefined) return undefined;
  return (
    <button
      type="button"
      class="button"
      disabled={table.undoTo.value === undefined}
      aria-keyshortcuts="u"
      onClick={() => table.undo()}
    >
      {appText.value.turn.takeBack}
    </button>
  );
}

/** Opens the result, once there is one. */
export function ResultButton<T extends GameTypes>({
  table,
  onShowResult,
}: Props<T> & { readonly onShowResult: (() => void) | undefined }) {
  if (onShowResult === undefined || table.moment.value.toAct.length > 0) return undefined;
  return (
    <button type="button" class="button primary" onClick={onShowResult}>
      {appText.value.play.results}
    </button>
  );
}
