import { Dialog } from "../ui/dialog.tsx";
import { appText } from "../text/app-text.ts";
import { KeyList, type KeyBinding } from "./key-list.tsx";

interface Props {
  readonly keys: readonly KeyBinding[];
  readonly onClose: () => void;
}

/** The keyboard shortcuts, in a dialog. */
export function KeysDialog({ keys, onClose }: Props) {
  return (
    <Dialog isOpen title={appText.value.play.keysTitle} onClose={onClose}>
      <KeyList keys={keys} />
    </Dialog>
  );
}
