import { useSignal } from "@preact/signals";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { BillView } from "./bill-view.tsx";
import { missedPurchases, type MissedPurchases } from "./missed-purchases.ts";
import { MainButton, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { moneyAfterHalving } from "./bill.ts";

/** The bar of the shop: the bill, and the button to finish. */
export function PurchaseStep({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { shop: text } = allMediterraneanText.value.steps;
  const missed = useSignal<MissedPurchases | undefined>(undefined);
  const me = table.me.value;
  if (!table.isMyTurn.value || me === undefined)
    return (
      <Waiting models={models} decisionText={me === undefined ? undefined : text.youAreDone}>
        <BillView models={models} />
      </Waiting>
    );
  const finish = () => {
    missed.value = undefined;
    void table.play({ kind: "ready" });
  };
  return (
    <StepFrame
      models={models}
      prompt={text.prompt}
      mainAction={
        <MainButton
          name={text.done}
          isDisabled={table.isSending.value}
          onPress={() => {
            missed.value = missedPurchases(table.state.peek(), me, table.legalMoves.peek());
            if (missed.peek() === undefined) finish();
          }}
        />
      }
    >
      <BillView models={models} />
      {missed.value !== undefined && (
        <EndPurchasesDialog
          models={models}
          missed={missed.value}
          onDone={finish}
          onClose={() => {
            missed.value = undefined;
          }}
        />
      )}
    </StepFrame>
  );
}

interface Props {
  readonly models: TableModels;
  readonly missed: MissedPurchases;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation if something useful could still be bought. */
function EndPurchasesDialog({ models, missed, onDone, onClose }: Props) {
  const { doneDialog: text } = allMediterraneanText.value.steps.shop;
  const money = models.table.mine.value?.money ?? 0;
  const { isLastTurn, vp, cards } = missed;
  return (
    <Dialog
      isOpen
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <button type="button" class="button" autofocus onClick={onClose}>
            {text.cancel}
          </button>
          <button type="button" class="button primary" onClick={onDone}>
            {text.confirm}
          </button>
        </>
      }
    >
      {vp > 0 && (
        <p>
          {isLastTurn ? text.lastTurnVp(money, vp) : text.vp(money, moneyAfterHalving(money), vp)}
        </p>
      )}
      {cards.length > 0 && <p>{text.developments(cards)}</p>}
    </Dialog>
  );
}
