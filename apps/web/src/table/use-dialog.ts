import { useSignal } from "@preact/signals";

/** The dialog that is open, if any, and functions that open and close one. */
export function useDialog<Name extends string>() {
  const dialog = useSignal<Name | undefined>(undefined);
  const open = (name: Name) => {
    dialog.value = name;
  };
  const close = () => {
    dialog.value = undefined;
  };
  return { dialog: dialog.value, open, close };
}
