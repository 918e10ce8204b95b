import type { Move } from "@sofala/zimbabwe";
import type { TurnModel } from "./turn-model.ts";

/** What a button listens to so that the figures show what its move would bring. */
export function considering(turn: TurnModel, move: Move | undefined) {
  const consider = () => {
    turn.considered.value = move;
  };
  const leave = () => {
    turn.considered.value = undefined;
  };
  return { onPointerEnter: consider, onPointerLeave: leave, onFocus: consider, onBlur: leave };
}
