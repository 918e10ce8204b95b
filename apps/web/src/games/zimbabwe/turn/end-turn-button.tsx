import { useSignal } from "@preact/signals";
import { Dialog } from "../../../ui/dialog.tsx";
import { zimbabweText } from "../zimbabwe-text.ts";
import { leftUndone } from "./choices.ts";
import type { TurnModel } from "./turn-model.ts";

/** Ends the turn; asks first if something worth doing is left undone. */
export function EndTurnButton({ turn }: { readonly turn: TurnModel }) {
  const isAsking = useSignal(false);
  const { turn: text } = zimbabweText.value;
  const { endTurnDialog } = text;
  const currentTurn = turn.table.view.value.turn;
  const left = currentTurn === undefined ? undefined : leftUndone(turn.choices.value, currentTurn);
  const canEnd = turn.choices.value.canEndTurn;
  const end = () => {
    isAsking.value = false;
    turn.play({ kind: "end-turn" });
  };
  return (
    <>
      <button
        type="button"
        class={left?.mainAction === true ? "button end-turn" : "button primary end-turn"}
        aria-disabled={!canEnd}
        aria-keyshortcuts="e"
        onClick={() => {
          // The rules explain why the turn cannot end.
          if (!canEnd || left === undefined) end();
          else isAsking.value = true;
        }}
      >
        {text.endTurn}
      </button>
      <Dialog
        isOpen={isAsking.value}
        title={endTurnDialog.title}
        onClose={() => {
          isAsking.value = false;
        }}
      >
        {left?.mainAction === true && <p>{endTurnDialog.noMainAction}</p>}
        {left !== undefined && left.raises.length > 0 && <p>{endTurnDialog.raises(left.raises)}</p>}
        {left !== undefined && left.specialists.length > 0 && (
          <p>{endTurnDialog.specialists(left.specialists)}</p>
        )}
        <div class="buttons">
          <button
            type="button"
            class="button"
            autofocus
            onClick={() => {
              isAsking.value = false;
            }}
          >
            {endTurnDialog.cancel}
          </button>
          <button type="button" class="button primary" onClick={end}>
            {endTurnDialog.confirm}
          </button>
        </div>
      </Dialog>
    </>
  );
}
