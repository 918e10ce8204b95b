import { useLayoutEffect } from "preact/hooks";
import { settings } from "../settings/settings.ts";

/** Finds what a key does, pressed or held. */
type KeyActions = (key: string, isHeld: boolean) => (() => void) | undefined;

/**
 * Listens to keys outside of fields and dialogs, from before the component is painted: a key that is pressed at once is
 * not lost.
 */
export function useKeys(find: KeyActions, dependencies: readonly unknown[]): void {
  useLayoutEffect(() => onKeys(find), [...dependencies]);
}

function onKeys(find: KeyActions): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isElsewhere =
      target instanceof Element &&
      target.closest(
        "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog",
      ) !== null;
    const isShortcut = event.key.length === 1;
    if (isElsewhere || (isShortcut && !settings.peek().shortcuts)) return;
    const act = find(event.key, event.repeat);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}
