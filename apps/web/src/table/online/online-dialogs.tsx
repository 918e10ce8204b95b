import type { ComponentChildren, ComponentProps } from "preact";
import { Dialog } from "../../ui/dialog.tsx";
import { onlineText } from "../../text/online-text.ts";
import { appText } from "../../text/app-text.ts";
import type { KeyBinding } from "../key-list.tsx";
import { SoundDialog, TableKeysDialog } from "../lazy-dialogs.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import type { OnlineDialog } from "./online-menu.ts";

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, "action"> {
  readonly name: OnlineDialog | undefined;
  /** Loads the keys that this game has at every table. */
  readonly loadKeys: () => Promise<readonly KeyBinding[]>;
  /** How the game ended. */
  readonly end: ComponentChildren;
}

/** The dialogs of a table on a server. */
export function OnlineDialogs({ name, loadKeys, end, onClose, ...confirm }: Props) {
  switch (name) {
    case undefined:
      return undefined;
    case "keys":
      return <TableKeysDialog loadKeys={loadKeys} more={[nextTableKey()]} onClose={onClose} />;
    case "end":
      return (
        <Dialog isOpen isWide title={appText.value.play.results} onClose={onClose}>
          {end}
        </Dialog>
      );
    case "sound":
      return <SoundDialog onClose={onClose} />;
    case "resign":
    case "handOver":
    case "abort":
    case "undo":
      return <ConfirmDialog action={name} onClose={onClose} {...confirm} />;
  }
}

/** The key that only tables on a server have. */
const nextTableKey = (): KeyBinding => ({
  keys: "n",
  description: onlineText.value.matchmaking.nextTable.keyDescription,
});
