import type { Good } from "@sofala/mediterranean";
import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { withMoreWanted } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";
import "./wanted-goods.css";

/** All goods, with buttons to want one more or one fewer. */
export function WantedGoods({ market }: { readonly market: MarketModel }) {
  const { sentences, market: text } = mediterraneanText.value;
  const { composer, table } = market;
  const { want } = composer.draft.value;
  const goods = Object.keys(table.edition.value.goods) as Good[];
  return (
    <div class="wanted-goods">
      {goods.map((good) => {
        const count = want[good] ?? 0;
        const name = sentences.good[good];
        return (
          <span key={good} class={count > 0 ? "good chosen" : "good"}>
            <button
              type="button"
              class="more"
              aria-label={`${text.compose.add(name)} (${count})`}
              onClick={() => composer.update((draft) => withMoreWanted(draft, good, 1))}
            >
              <GoodIcon good={good} />
              <span>{name}</span>
              {count > 0 ? <b class="figures">{count}</b> : <Icon name="plus" size="1em" />}
            </button>
            {count > 0 && (
              <button
                type="button"
                class="less"
                aria-label={text.compose.remove(name)}
                onClick={() => composer.update((draft) => withMoreWanted(draft, good, -1))}
              >
                <Icon name="minus" size="1em" />
              </button>
            )}
          </span>
        );
      })}
    </div>
  );
}
