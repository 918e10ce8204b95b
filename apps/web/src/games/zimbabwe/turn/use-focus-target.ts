import { useEffect, useRef } from "preact/hooks";
import type { TurnModel } from "./turn-model.ts";

const BOARD = '.zimbabwe-board [role="gridcell"][tabindex="0"]';
const CHOICES = ".action-bar .step :is(button, input):not(:disabled)";

/**
 * Leads who plays by keys: where what they pressed is gone, the focus goes to where the move goes
 * on, as soon as that is there; `found` changes when something comes later than the step itself.
 */
export function useLedFocus(turn: TurnModel, found: unknown): void {
  const isByKeys = useRef(false);
  useEffect(() => {
    const note = ({ type }: Event): void => {
      isByKeys.current = type === "keydown";
    };
    const kinds = ["keydown", "pointerdown"];
    for (const kind of kinds) window.addEventListener(kind, note, true);
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note, true);
    };
  }, []);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!isByKeys.current || !isLost || !turn.table.isMyTurn.peek()) return;
    const next = turn.open.peek().length > 0 ? BOARD : CHOICES;
    document.querySelector<HTMLElement>(next)?.focus();
  }, [turn.intent.value, found]);
}
