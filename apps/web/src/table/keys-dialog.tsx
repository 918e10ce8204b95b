import { Dialog } from "../ui/dialog.tsx";
import { words } from "../text/app-text.ts";
import { KeyList } from "./key-list.tsx";

interface Props {
  readonly keys: Parameters<typeof KeyList>[0]["keys"];
  readonly onClose: () => void;
}

/** The keys that can be used, over whatever they are used on. */
export function KeysDialog({ keys, onClose }: Props) {
  return (
    <Dialog isOpen title={words.value.play.keys} onClose={onClose}>
      <KeyList keys={keys} />
    </Dialog>
  );
}
