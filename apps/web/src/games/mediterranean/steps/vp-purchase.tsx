import { useId } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { Models } from "../table-models.ts";
import { keptOf } from "./bill.ts";
import "./vp-purchase.css";
import { shopOf } from "./shop-model.ts";

/** Points for money, at the price of the industry marker. */
export function IndustryDesk({ models }: { readonly models: Models }) {
  const { table } = models;
  const { game, steps } = mediterraneanWords.value;
  const { shop: text } = steps;
  const id = useId();
  const shop = shopOf(models);
  const mine = table.mine.value;
  if (mine === undefined || table.me.value === undefined) return undefined;
  const { pricePerVp = 0, bulk } = table.edition.value.industryPrices[mine.industry] ?? {};
  const most = shop.mostVp.value;
  const refusal = table.whyNot({ kind: "buy-vp", vp: 1 });
  return (
    <section class="industry-desk" aria-labelledby={id}>
      <h2 id={id}>{text.industry}</h2>
      <p>
        {text.vpPrice(pricePerVp)} {bulk !== undefined && text.bulk(bulk.vp, bulk.price)}
      </p>
      {most === 0 || mine.ready ? (
        !mine.ready &&
        refusal !== undefined && <p class="reason">{game.refusal(refusal, table.names)}</p>
      ) : (
        <Amount models={models} most={most} />
      )}
    </section>
  );
}

interface AmountProps {
  readonly models: Models;
  readonly most: number;
}

/** How many points, by slider, buttons or keys, and what the money would be after. */
function Amount({ models, most }: AmountProps) {
  const { table } = models;
  const { shop: text } = mediterraneanWords.value.steps;
  const shop = shopOf(models);
  const vp = Math.min(shop.vp.value, most);
  const set = (to: number) => {
    shop.vp.value = Math.max(0, Math.min(most, to));
  };
  const money = table.mine.value?.money ?? 0;
  const isLastTurn = table.view.value.turn >= table.edition.value.rules.turns.value;
  const left = vp === 0 ? money : moneyAfter(models, vp);
  return (
    <>
      <div class="amount">
        <button
          type="button"
          class="button"
          data-fewer
          aria-label={text.fewer}
          title={text.fewer}
          disabled={vp === 0}
          onClick={() => set(vp - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="range"
          min={0}
          max={most}
          value={vp}
          aria-label={text.vpAmount}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button"
          data-more
          aria-label={text.more}
          title={text.more}
          disabled={vp === most}
          onClick={() => set(vp + 1)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="button figures buy-vp"
          disabled={vp === 0 || table.isSending.value}
          onClick={() => void shop.buy({ kind: "buy-vp", vp })}
        >
          {text.buyVp(vp, money - left)}
        </button>
      </div>
      <p class="note figures">{isLastTurn ? text.worthless : text.leaves(left, keptOf(left))}</p>
    </>
  );
}

function moneyAfter(models: Models, vp: number): number {
  const changes = shopOf(models).changesBy({ kind: "buy-vp", vp });
  const money = changes.find(({ of }) => of === "money");
  return money?.of === "money" ? money.to : 0;
}
