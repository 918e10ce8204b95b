import { useEffect, useRef } from "preact/hooks";
import type { TurnModel } from "./turn-model.ts";

const BOARD_SELECTOR = '.zimbabwe-board [role="gridcell"][tabindex="0"]';
const CHOICES_SELECTOR = ".action-bar .step :is(button, input):not(:disabled)";

/**
 * Keyboard users only: if the focused element is gone, moves the focus to the next step of the move.
 * `lateContents` change when content arrives after the step itself.
 */
export function useFocusTarget(turn: TurnModel, ...lateContents: readonly unknown[]): void {
  const isKeyboardUsed = useRef(false);
  useEffect(() => {
    const recordInput = ({ type }: Event): void => {
      isKeyboardUsed.current = type === "keydown";
    };
    const kinds = ["keydown", "pointerdown"];
    for (const kind of kinds) window.addEventListener(kind, recordInput, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, recordInput, true);
    };
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isKeyboardUsed.current || !isLost || !turn.table.isMyTurn.peek()) return;
    const next = turn.openCells.peek().length > 0 ? BOARD_SELECTOR : CHOICES_SELECTOR;
    document.querySelector<HTMLElement>(next)?.focus();
  }, [turn.intent.value, ...lateContents]);
}
