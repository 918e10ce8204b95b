import { Dialog } from "../ui/dialog.tsx";
import { appText } from "../text/app-text.ts";
import { useLoaded } from "../use-loaded.ts";
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

interface TableProps extends Pick<Props, "onClose"> {
  /** Of the game's record in the registry. */
  readonly loadKeys: () => Promise<readonly KeyBinding[]>;
  /** The keys that only some tables have. */
  readonly more?: readonly KeyBinding[];
}

/** The keyboard shortcuts of a table; it opens once they are loaded. */
export function TableKeysDialog({ loadKeys, more = [], onClose }: TableProps) {
  const keys = useLoaded(loadKeys);
  return keys && <KeysDialog keys={[...keys, ...more]} onClose={onClose} />;
}
