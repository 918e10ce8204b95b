import { Icon } from "../../../ui/icon.tsx";
import { mediterraneanText } from "../mediterranean-text.ts";
import { MarkIcon } from "../art/mark-icon.tsx";
import type { MarketModel } from "./market-model.ts";
import "./vp-field.css";

interface Props {
  readonly market: MarketModel;
  readonly side: "vp" | "wantVp";
}

/** Victory points of one side of an offer, where they are traded. */
export function VpField({ market, side }: Props) {
  const { compose } = mediterraneanText.value.market;
  const { composer, table } = market;
  if (!table.view.value.options.tradeVp) return undefined;
  const label = side === "vp" ? compose.vpGiven : compose.vpWanted;
  const count = composer.draft.value[side];
  const add = (by: number) =>
    composer.update((draft) => ({ ...draft, [side]: Math.max(0, draft[side] + by) }));
  return (
    <div class="vp-field" role="group" aria-label={label}>
      <MarkIcon mark="vp" size="1.5em" />
      <span>{label}</span>
      <button
        type="button"
        class="button"
        aria-label={compose.less(label)}
        disabled={count === 0}
        onClick={() => add(-1)}
      >
        <Icon name="minus" size="1em" />
      </button>
      <output class="figures">{count}</output>
      <button type="button" class="button" aria-label={compose.more(label)} onClick={() => add(1)}>
        <Icon name="plus" size="1em" />
      </button>
    </div>
  );
}
