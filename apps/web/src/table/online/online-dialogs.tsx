import type { ComponentChildren, ComponentProps } from "preact";
import { Dialog } from "../../ui/dialog.tsx";
import { online } from "../../text/online-text.ts";
import { words } from "../../text/app-text.ts";
import { KeysDialog } from "../keys-dialog.tsx";
import { AskDialog } from "./confirm-dialog.tsx";
import type { OnlineDialog } from "./online-menu.ts";

interface Props extends Omit<ComponentProps<typeof AskDialog>, "question"> {
  readonly name: OnlineDialog | undefined;
  /** The keys that this game has at every table. */
  readonly keys: ComponentProps<typeof KeysDialog>["keys"];
  /** How the game ended. */
  readonly end: ComponentChildren;
}

/** What opens over a table on a server. */
export function OnlineDialogs({ name, keys, end, onClose, ...asked }: Props) {
  switch (name) {
    case undefined:
      return undefined;
    case "keys":
      return <KeysDialog keys={[...keys, nextKey()]} onClose={onClose} />;
    case "end":
      return (
        <Dialog isOpen isWide title={words.value.play.results} onClose={onClose}>
          {end}
        </Dialog>
      );
    case "resign":
    case "handOver":
    case "abort":
    case "undo":
      return <AskDialog question={name} onClose={onClose} {...asked} />;
  }
}

/** The key that only tables on a server have. */
const nextKey = () => ({ keys: "n", does: online.value.finding.next.key });
