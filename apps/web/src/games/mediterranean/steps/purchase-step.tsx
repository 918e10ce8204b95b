import { useSignal } from "@preact/signals";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { BillView } from "./bill-view.tsx";
import { DoneDialog } from "./end-purchases-dialog.tsx";
import { leftUndone, type LeftUndone } from "./missed-purchases.ts";
import { Main, StepFrame } from "./step-frame.tsx";
import { Waiting } from "./waiting.tsx";

/** The foot of the shop: what was bought, what is left, and being done. */
export function PurchaseStep({ models }: { readonly models: Models }) {
  const { table } = models;
  const { shop: text } = mediterraneanWords.value.steps;
  const left = useSignal<LeftUndone | undefined>(undefined);
  const me = table.me.value;
  if (!table.isMyTurn.value || me === undefined)
    return (
      <Waiting models={models} decided={me === undefined ? undefined : text.waiting}>
        <BillView models={models} />
      </Waiting>
    );
  const finish = () => {
    left.value = undefined;
    void table.decide({ kind: "ready" });
  };
  return (
    <StepFrame
      models={models}
      prompt={text.prompt}
      main={
        <Main
          name={text.done}
          isDisabled={table.isSending.value}
          onPress={() => {
            left.value = leftUndone(table.state.peek(), me, table.legal.peek());
            if (left.peek() === undefined) finish();
          }}
        />
      }
    >
      <BillView models={models} />
      {left.value !== undefined && (
        <DoneDialog
          models={models}
          left={left.value}
          onDone={finish}
          onClose={() => {
            left.value = undefined;
          }}
        />
      )}
    </StepFrame>
  );
}
