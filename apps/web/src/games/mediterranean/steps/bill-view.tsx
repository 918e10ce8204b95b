import { allMediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { TableModels } from "../table-models.ts";
import { billOf, moneyAfterHalving, type BillItem } from "./bill.ts";
import "./bill-view.css";
import { shopModelOf } from "./shop-model.ts";

/** The running bill: money and points now and after the current choice, and what was bought. */
export function BillView({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { shop: text } = allMediterraneanText.value.steps;
  const me = table.me.value;
  const mine = table.mine.value;
  if (me === undefined || mine === undefined) return undefined;
  const items = billOf(table.table.observedMoves.value, me);
  const changes = shopModelOf(models).changes.value;
  const after = (of: "money" | "vp", now: number): number => {
    const change = changes.find((each) => each.of === of);
    return change?.of === of ? change.to : now;
  };
  const { money, vp = 0 } = mine;
  const then = after("money", money);
  const { turn } = table.view.value;
  const isLastTurn = turn >= table.edition.value.rules.turns.value;
  return (
    <div class="bill-view">
      <p class="sums figures">
        <Sum of="money" now={money} then={then} />
        <Sum of="vp" now={vp} then={after("vp", vp)} />
        <span class="note">
          {isLastTurn ? text.moneyWorthless : text.moneyHalved(then, moneyAfterHalving(then))}
        </span>
      </p>
      {items.length === 0 ? (
        <p class="note">{text.nothingBought}</p>
      ) : (
        <ul class="items figures bare" aria-label={text.bill}>
          {items.map((item, number) => (
            <li key={number}>{itemText(item)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface SumProps {
  readonly of: "money" | "vp";
  readonly now: number;
  readonly then: number;
}

function Sum({ of, now, then }: SumProps) {
  const { change: text } = allMediterraneanText.value.steps;
  const shown = (sum: number) => (of === "money" ? `$${sum}` : `${sum} ${text.name.vp}`);
  return (
    <span class="sum">
      <MarkIcon mark={of} />
      <span class="spoken">{text.beforeAfter(text.name[of], shown(now), shown(then))}</span>
      <span aria-hidden="true">
        <b>{shown(now)}</b>
        {then !== now && <b class={then > now ? "better" : "worse"}> → {shown(then)}</b>}
      </span>
    </span>
  );
}

function itemText(item: BillItem): string {
  const { shop: text } = allMediterraneanText.value.steps;
  switch (item.kind) {
    case "building":
      return text.builtItem(item.building, item.price);
    case "development":
      return text.developedItem(item.card, item.price);
    case "vp":
      return text.vpItem(item.vp, item.price);
  }
}
