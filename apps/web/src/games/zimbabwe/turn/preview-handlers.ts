import type { Move } from "@sofala/zimbabwe";
import type { TurnModel } from "./turn-model.ts";

/** Event handlers of a button, so that the figures show the effect of its move. */
export function previewHandlers(turn: TurnModel, move: Move | undefined) {
  const preview = () => {
    turn.previewedMove.value = move;
  };
  const clear = () => {
    turn.previewedMove.value = undefined;
  };
  return { onPointerEnter: preview, onPointerLeave: clear, onFocus: preview, onBlur: clear };
}
