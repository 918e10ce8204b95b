/** Listens to keys outside of fields and dialogs, pressed or held; returns a function that stops it. */
export function onKeys(
  find: (key: string, isHeld: boolean) => (() => void) | undefined,
): () => void {
  const listen = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const { target } = event;
    const isElsewhere =
      target instanceof Element &&
      target.closest(
        "input:not([type=range], [type=checkbox], [type=radio]), textarea, select, dialog",
      ) !== null;
    if (isElsewhere) return;
    const act = find(event.key, event.repeat);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  window.addEventListener("keydown", listen);
  return () => window.removeEventListener("keydown", listen);
}
