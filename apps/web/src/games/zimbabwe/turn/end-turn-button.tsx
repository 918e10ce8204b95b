import { useSignal } from "@preact/signals";
import { Dialog } from "../../../ui/dialog.tsx";
import { words } from "../../../text/app-text.ts";
import { leftUndone } from "./choices.ts";
import type { TurnModel } from "./turn-model.ts";

/** Ends the turn; asks first where something worth doing is left undone. */
export function EndTurn({ turn }: { readonly turn: TurnModel }) {
  const isAsking = useSignal(false);
  const { turn: text } = words.value;
  const { leaving } = text;
  const going = turn.table.view.value.turn;
  const left = going === undefined ? undefined : leftUndone(turn.choices.value, going);
  const end = () => {
    isAsking.value = false;
    turn.play({ kind: "end-turn" });
  };
  return (
    <>
      <button
        type="button"
        class="button primary end-turn"
        disabled={!turn.choices.value.canEnd}
        aria-keyshortcuts="e"
        onClick={() => {
          if (left === undefined) end();
          else isAsking.value = true;
        }}
      >
        {text.endTurn}
      </button>
      <Dialog
        isOpen={isAsking.value}
        title={leaving.title}
        onClose={() => {
          isAsking.value = false;
        }}
      >
        {left?.main === true && <p>{leaving.main}</p>}
        {left !== undefined && left.raises.length > 0 && <p>{leaving.raises(left.raises)}</p>}
        {left !== undefined && left.specialists.length > 0 && (
          <p>{leaving.specialists(left.specialists)}</p>
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
            {leaving.stay}
          </button>
          <button type="button" class="button primary" onClick={end}>
            {leaving.end}
          </button>
        </div>
      </Dialog>
    </>
  );
}
