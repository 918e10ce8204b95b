import type { TargetedEvent } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** Makes a `<dialog>` modal; the focus goes back to the page when it closes. Escape or a press beside it closes it. */
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
