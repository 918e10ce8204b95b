import type { Goods, HeldCard } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import { estimateDeal, ARROW_TRACKS, countCards } from "./estimate.ts";
import "./deal-estimate-view.css";

interface Props {
  readonly table: TableModel;
  readonly given: readonly HeldCard[];
  readonly gained: Goods;
}

/** What I would have after a deal, as far as I can know. */
export function DealEstimateView({ table, given, gained }: Props) {
  const { sentences, market } = mediterraneanText.value;
  const { offerCard, hand: text } = market;
  const { hand = [] } = table.mine.value ?? {};
  const { sets, dangersGiven, arrowChanges, unknownCards } = estimateDeal(
    table.edition.value,
    hand,
    given,
    gained,
  );
  const totalChange = sets.reduce((sum, each) => sum + each.moneyChange, 0);
  const changes = ARROW_TRACKS.flatMap((track) =>
    arrowChanges[track] === 0
      ? []
      : [text.trackChange(sentences.track[track], arrowChanges[track])],
  );
  if (given.length === 0 && countCards(gained) === 0) return undefined;
  return (
    <ul class="deal-estimate bare">
      <li class={totalChange > 0 ? "better" : totalChange < 0 ? "worse" : undefined}>
        {sets.length === 0
          ? offerCard.setsUnchanged
          : offerCard.setsAfter(
              sets.map(({ good, count, money, moneyChange: change }) => ({
                goods:
                  count === 0
                    ? offerCard.noneOf(sentences.good[good])
                    : sentences.goods({ [good]: count }),
                money,
                change,
              })),
            )}
      </li>
      {dangersGiven.length > 0 && (
        <li class="better">
          {offerCard.dangersRemoved(dangersGiven.map((bottom) => sentences.bottom[bottom].name))}
        </li>
      )}
      {changes.length > 0 && <li>{offerCard.trackChanges(changes)}</li>}
      {unknownCards > 0 && <li class="quiet">{offerCard.undersidesUnknown(unknownCards)}</li>}
    </ul>
  );
}
