import { useSignal, type ReadonlySignal } from "@preact/signals";

/** How long a toast is shown. */
const TOAST_MS = 6000;

/** A short message that disappears by itself, and a function that shows one. */
export function useToast(): readonly [
  ReadonlySignal<string | undefined>,
  (message: string) => void,
] {
  const toast = useSignal<string | undefined>(undefined);
  const showToast = (message: string) => {
    toast.value = message;
    setTimeout(() => {
      if (toast.peek() === message) toast.value = undefined;
    }, TOAST_MS);
  };
  return [toast, showToast];
}
