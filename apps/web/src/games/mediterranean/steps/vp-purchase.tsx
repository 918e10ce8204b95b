import { useId } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import { allMediterraneanText } from "../mediterranean-text.ts";
import type { TableModels } from "../table-models.ts";
import { moneyAfterHalving } from "./bill.ts";
import "../../../ui/range-slider.css";
import "./vp-purchase.css";
import { shopModelOf } from "./shop-model.ts";

/** Buys points at the price of the industry marker. */
export function VpPurchase({ models }: { readonly models: TableModels }) {
  const { table } = models;
  const { sentences, steps } = allMediterraneanText.value;
  const { shop: text } = steps;
  const id = useId();
  const shop = shopModelOf(models);
  const mine = table.mine.value;
  if (mine === undefined || table.me.value === undefined) return undefined;
  const { pricePerVp = 0, bulk } = table.edition.value.industryPrices[mine.industry] ?? {};
  const maxVp = shop.maxVp.value;
  const refusal = table.refusalOf({ kind: "buy-vp", vp: 1 });
  return (
    <section class="vp-purchase" aria-labelledby={id}>
      <h2 id={id}>{text.industry}</h2>
      <p>
        {text.vpPrice(pricePerVp)} {bulk !== undefined && text.bulk(bulk.vp, bulk.price)}
      </p>
      {maxVp === 0 || mine.ready ? (
        !mine.ready &&
        refusal !== undefined && <p class="reason">{sentences.refusal(refusal, table.names)}</p>
      ) : (
        <Amount models={models} max={maxVp} />
      )}
    </section>
  );
}

interface AmountProps {
  readonly models: TableModels;
  readonly max: number;
}

/** The number of points, by slider, buttons or keys, and the money left. */
function Amount({ models, max }: AmountProps) {
  const { table } = models;
  const { shop: text } = allMediterraneanText.value.steps;
  const shop = shopModelOf(models);
  const vp = Math.min(shop.vp.value, max);
  const set = (to: number) => {
    shop.vp.value = Math.max(0, Math.min(max, to));
  };
  const money = table.mine.value?.money ?? 0;
  const isLastTurn = table.view.value.turn >= table.edition.value.rules.turns.value;
  const moneyLeft = vp === 0 ? money : moneyAfter(models, vp);
  return (
    <>
      <div class="amount">
        <button
          type="button"
          class="button"
          data-fewer
          aria-label={text.less}
          title={text.less}
          disabled={vp === 0}
          onClick={() => set(vp - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          type="range"
          class="range-slider"
          min={0}
          max={max}
          value={vp}
          style={`--part: ${max === 0 ? 0 : vp / max}`}
          aria-label={text.vpAmount}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class="button"
          data-more
          aria-label={text.more}
          title={text.more}
          disabled={vp === max}
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
          {text.buyVp(vp, money - moneyLeft)}
        </button>
      </div>
      <p class="note figures">
        {isLastTurn
          ? text.moneyWorthless
          : text.moneyAfter(moneyLeft, moneyAfterHalving(moneyLeft))}
      </p>
    </>
  );
}

function moneyAfter(models: TableModels, vp: number): number {
  const changes = shopModelOf(models).changesBy({ kind: "buy-vp", vp });
  const money = changes.find(({ of }) => of === "money");
  return money?.of === "money" ? money.to : 0;
}
