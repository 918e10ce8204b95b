import type { Goods, HeldCard } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import type { TableModel } from "../table-model.ts";
import { afterDeal, ARROWS, cardsIn } from "./estimate.ts";
import "./deal-estimate-view.css";

interface Props {
  readonly table: TableModel;
  readonly given: readonly HeldCard[];
  readonly gained: Goods;
}

/** What I would have after a deal, as far as it can be known. */
export function AfterLines({ table, given, gained }: Props) {
  const { game, market } = mediterraneanWords.value;
  const { slip, hand: text } = market;
  const { hand = [] } = table.mine.value ?? {};
  const { sets, shed, arrows, unknown } = afterDeal(table.edition.value, hand, given, gained);
  const by = sets.reduce((sum, each) => sum + each.by, 0);
  const changes = ARROWS.flatMap((track) =>
    arrows[track] === 0 ? [] : [text.arrow(game.track[track], arrows[track])],
  );
  if (given.length === 0 && cardsIn(gained) === 0) return undefined;
  return (
    <ul class="after-lines bare">
      <li class={by > 0 ? "better" : by < 0 ? "worse" : undefined}>
        {sets.length === 0
          ? slip.noMoney
          : slip.youWouldHave(
              sets.map(({ good, count, money, by: change }) => ({
                goods: count === 0 ? slip.noneOf(game.good[good]) : game.goods({ [good]: count }),
                money,
                by: change,
              })),
            )}
      </li>
      {shed.length > 0 && (
        <li class="better">{slip.sheds(shed.map((bottom) => game.bottom[bottom].name))}</li>
      )}
      {changes.length > 0 && <li>{slip.arrows(changes)}</li>}
      {unknown > 0 && <li class="quiet">{slip.unknown(unknown)}</li>}
    </ul>
  );
}
