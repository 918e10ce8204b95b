import { isPhone } from "../../../ui/screen-size.ts";
import { allZimbabweText } from "../zimbabwe-text.ts";
import type { RaiseModel } from "./raise-model.ts";

/** Makes the raises that are planned. */
export function RaiseButton({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = allZimbabweText.value;
  const moves = model.moves.value;
  const bill = model.bill.value;
  return (
    <button
      type="button"
      class="button primary"
      disabled={moves.length === 0 || bill === undefined}
      onClick={() => model.confirm()}
    >
      {isPhone.value
        ? text.raise(bill?.cost ?? 0)
        : text.raiseSeveral(moves.length, bill?.cost ?? 0)}
    </button>
  );
}
