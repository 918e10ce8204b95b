import { Dialog } from "../../../ui/dialog.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { keptOf } from "./bill.ts";
import type { LeftUndone } from "./missed-purchases.ts";

interface Props {
  readonly models: Models;
  readonly left: LeftUndone;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks once more where something that surely helps could still be bought. */
export function DoneDialog({ models, left, onDone, onClose }: Props) {
  const { leaving: text } = mediterraneanWords.value.steps.shop;
  const money = models.table.mine.value?.money ?? 0;
  const { isLastTurn, vp, cards } = left;
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {text.stay}
          </button>
          <button type="button" class="button primary" onClick={onDone}>
            {text.end}
          </button>
        </>
      }
    >
      {vp > 0 && <p>{isLastTurn ? text.last(money, vp) : text.vp(money, keptOf(money), vp)}</p>}
      {cards.length > 0 && <p>{text.developments(cards)}</p>}
    </Dialog>
  );
}
