import { useSignal } from "@preact/signals";
import type { GameTypes } from "@sofala/engine";
import type { OnlineTable } from "../../online/online-table.ts";
import { Dialog } from "../../ui/dialog.tsx";
import "../../ui/field.css";
import { onlineText } from "../../text/online-text.ts";
import "./confirm-dialog.css";
import { useTableCommand } from "./use-table-command.ts";

/** Actions that need a confirmation. */
export type ConfirmedAction = "resign" | "handOver" | "abort" | "undo";

interface Props {
  readonly action: ConfirmedAction;
  readonly table: OnlineTable;
  /** The text of a move. */
  readonly moveText: (move: GameTypes["seenMove"]) => string;
  readonly onClose: () => void;
}

/** How many moves can be chosen for an undo. */
const MAX_UNDO_CHOICES = 12;

/** Asks for a confirmation, and sends the command. */
export function ConfirmDialog({ action, table, moveText, onClose }: Props) {
  const { onlineTable, problem } = onlineText.value;
  const { isBusy, failure, send } = useTableCommand(table.client);
  const moveCount = table.moveCount.value;
  const from = useSignal(moveCount - 1);
  const text = onlineTable.confirmDialogs[action];
  const isEmpty = action === "undo" && moveCount === 0;
  const confirm = async () => {
    const to = table.entryOfMove(from.peek());
    const done =
      action === "resign"
        ? await send("resign", {})
        : action === "handOver"
          ? await send("hand-over", {})
          : action === "abort"
            ? await send("propose", { kind: "abort" })
            : to !== undefined && (await send("propose", { kind: "undo", to }));
    if (done) onClose();
  };
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {onlineTable.confirmDialogs.cancel}
          </button>
          <button
            type="button"
            class={action === "resign" ? "button danger" : "button primary"}
            disabled={isBusy.value || isEmpty}
            onClick={() => void confirm()}
          >
            {text.confirm}
          </button>
        </>
      }
    >
      <p>{text.text}</p>
      {action === "undo" &&
        (isEmpty ? (
          <p class="quiet">{onlineTable.confirmDialogs.undo.nothingPlayed}</p>
        ) : (
          <>
            <label class="undo-from">
              {onlineTable.confirmDialogs.undo.fromMove}
              <select
                class="field"
                value={from.value}
                onChange={(event) => (from.value = Number(event.currentTarget.value))}
              >
                {Array.from(
                  { length: Math.min(MAX_UNDO_CHOICES, moveCount) },
                  (_, back) => moveCount - 1 - back,
                ).map((number) => (
                  <option key={number} value={number}>
                    {moveLabel(table, number, moveText)}
                  </option>
                ))}
              </select>
            </label>
            <p>{undoScopeText(table, from.value)}</p>
          </>
        ))}
      <p role="alert" class={failure.value === undefined ? "spoken" : "confirm-problem"}>
        {failure.value !== undefined && problem(failure.value)}
      </p>
    </Dialog>
  );
}

/** How many moves an undo from this one on takes back, and whose. */
function undoScopeText(table: OnlineTable, from: number): string {
  const moves = Array.from({ length: table.moveCount.value - from }, (_, n) =>
    table.moveAt(from + n),
  );
  const actors = new Set(moves.map((move) => move?.actor));
  const names = table.players.flatMap(({ name }, seat) => (actors.has(seat) ? [name] : []));
  return onlineText.value.onlineTable.confirmDialogs.undo.scope(moves.length, names);
}

/** Who made a move, and the move as far as it is known. */
function moveLabel(table: OnlineTable, number: number, moveText: Props["moveText"]): string {
  const { actor, move } = table.moveAt(number) ?? {};
  const text = move === undefined ? "…" : moveText(move);
  const name = typeof actor === "number" ? (table.players[actor]?.name ?? "") : "";
  return name === "" ? text : `${name}: ${text}`;
}
