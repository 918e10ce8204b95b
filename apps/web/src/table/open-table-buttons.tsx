import type { GameTypes } from "@sofala/engine";
import { appText } from "../text/app-text.ts";
import { isPhone } from "../ui/screen-size.ts";
import type { OpenTableModel } from "./open-table-model.ts";
import { undoScope } from "./undo-scope.ts";

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

interface UndoProps<T extends GameTypes> extends Props<T> {
  /** A move in a few words, such as `gift`. */
  readonly nameOf: (move: T["seenMove"]) => string;
}

/** Names what it takes back; beside it a button that makes the moves again. */
export function UndoButton<T extends GameTypes>({ table: model, nameOf }: UndoProps<T>) {
  const { table, me } = model;
  // Spectators have nothing to take back.
  if (me.value === undefined && table.undoTo.value === undefined) return undefined;
  const { undo } = appText.value.table;
  const scope = undoScope(table);
  return (
    <>
      <button
        type="button"
        class="button undo"
        disabled={scope === undefined}
        aria-keyshortcuts="u"
        onClick={() => table.undo()}
      >
        {scope === undefined || isPhone.value
          ? undo.shortScope(scope?.botTurns ?? 0)
          : undo.scope(nameOf(scope.move), scope.botTurns)}
      </button>
      {table.canRedo?.value === true && (
        <button
          type="button"
          class="button"
          aria-keyshortcuts="Shift+u"
          onClick={() => model.redo()}
        >
          {undo.redo}
        </button>
      )}
    </>
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
