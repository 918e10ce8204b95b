import { mediterraneanWords } from "../mediterranean-text.ts";
import { DealSlip } from "./offer-card-view.tsx";
import type { MarketModel } from "./market-model.ts";
import "./offer-card-list.css";
import type { Column } from "./offer-cards.ts";

interface Props {
  readonly market: MarketModel;
  readonly column: Column;
}

/** The slips of one column. None moves while a pointer or a finger is on its way to one. */
export function SlipList({ market, column }: Props) {
  const { empty, columns } = mediterraneanWords.value.market;
  const slips = market.slips.all.value.filter((slip) => slip.column === column);
  const touch = () => market.slips.touch(column, Date.now());
  if (slips.length === 0) {
    const isAnswering = column === "me" && market.table.view.value.marketStep % 2 === 1;
    return <p class="quiet no-slips">{isAnswering ? empty.answers : empty[column]}</p>;
  }
  return (
    <ul
      class="slip-list bare"
      aria-label={columns[column]}
      tabIndex={-1}
      onPointerMove={touch}
      onPointerDown={touch}
      onPointerLeave={() => market.slips.leave(column)}
    >
      {slips.map((slip) => (
        <DealSlip key={slip.offer.offer} market={market} slip={slip} />
      ))}
    </ul>
  );
}
