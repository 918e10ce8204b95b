import type { TargetedEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** What makes a `<dialog>` stand over everything: the rest of the page waits, and gets the focus back. Escape or a press beside it close it. */
export function useModal(onClose?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const shown = ref.current;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return {
    ref,
    onCancel(event: Event) {
      event.preventDefault();
      onClose?.();
    },
    onClick({ target, currentTarget }: TargetedEvent<HTMLDialogElement>) {
      if (target === currentTarget) onClose?.();
    },
  };
}
