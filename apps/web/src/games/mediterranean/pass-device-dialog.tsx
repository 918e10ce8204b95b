import { mediterraneanWords } from "./mediterranean-text.ts";
import { Dialog } from "../../ui/dialog.tsx";

interface Props {
  /** Who is to have the device. */
  readonly name: string;
  readonly onLift: () => void;
}

/** Between two people at one device: nothing secret is behind it until the right one says so. */
export function Curtain({ name, onLift }: Props) {
  const { curtain } = mediterraneanWords.value.table;
  return (
    <Dialog
      isOpen
      title={curtain.title(name)}
      actions={
        <button type="button" class="button primary" autofocus onClick={onLift}>
          {curtain.lift(name)}
        </button>
      }
    >
      <p>{curtain.text}</p>
    </Dialog>
  );
}
