import { allZimbabweText } from "../zimbabwe-text.ts";
import "./bill-view.css";
import type { RaiseModel } from "./raise-model.ts";

/** Who is paid how much for the plan, and how much of it comes back. */
export function BillView({ model }: { readonly model: RaiseModel }) {
  const { raising: text } = allZimbabweText.value;
  const { names, me } = model.turn.table;
  const bill = model.bill.value;
  if (bill === undefined || bill.lines.length === 0) return undefined;
  return (
    <dl class="raise-bill figures">
      {bill.lines.map(({ to, craft, cattle }) => (
        <div key={`${to} ${craft ?? ""}`}>
          <dt>
            {text.recipient({
              name: to === "stock" ? undefined : (names[to] ?? ""),
              isYou: to === me.value,
              craft,
            })}
          </dt>
          <dd>{cattle}</dd>
        </div>
      ))}
      <div class="sum">
        <dt>{text.total}</dt>
        <dd>{bill.cost}</dd>
      </div>
      {bill.returns > 0 && (
        <div>
          <dt>{text.returned}</dt>
          <dd>{bill.returns}</dd>
        </div>
      )}
    </dl>
  );
}
