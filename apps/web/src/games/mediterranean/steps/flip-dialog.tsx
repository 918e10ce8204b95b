import { Dialog } from "../../../ui/dialog.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Flip } from "./flip-outcome.ts";

interface Props {
  readonly flips: readonly Flip[];
  readonly onTurn: () => void;
  readonly onClose: () => void;
}

/** Asks once more: what is shown cannot be undone. */
export function FlipDialog({ flips, onTurn, onClose }: Props) {
  const { flips: text } = mediterraneanWords.value.steps;
  const destroyed = flips.flatMap((flip) => flip.destroyed);
  return (
    <Dialog
      isOpen
      title={text.ask.title(flips.map(({ track }) => track))}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" onClick={onClose}>
            {text.ask.no}
          </button>
          <button
            type="button"
            class={destroyed.length > 0 ? "button danger" : "button primary"}
            autofocus
            onClick={onTurn}
          >
            {text.ask.yes}
          </button>
        </>
      }
    >
      <p>{destroyed.length === 0 ? text.destroysNothing : text.destroys(destroyed)}</p>
      <p>{text.ask.final}</p>
    </Dialog>
  );
}
