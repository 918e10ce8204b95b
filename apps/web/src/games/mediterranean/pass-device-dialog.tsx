import { mediterraneanText } from "./mediterranean-text.ts";
import { Dialog } from "../../ui/dialog.tsx";

interface Props {
  /** The player who gets the device. */
  readonly name: string;
  readonly onConfirm: () => void;
}

/** Shown when the device passes to another player. Hides the table until that player confirms. */
export function PassDeviceDialog({ name, onConfirm }: Props) {
  const { passDevice } = mediterraneanText.value.table;
  return (
    <Dialog
      isOpen
      title={passDevice.title(name)}
      actions={
        <button type="button" class="button primary" autofocus onClick={onConfirm}>
          {passDevice.takeDevice(name)}
        </button>
      }
    >
      <p>{passDevice.text}</p>
    </Dialog>
  );
}
