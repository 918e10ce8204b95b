import type { Seat } from "@sofala/engine";
import type { Good, SetGood } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./goods-strip.css";
import type { MarketModel } from "./market-model.ts";
import { demandOf } from "./demand.ts";

/** All goods: who wants each, who offers it, and a button to ask everyone for it. */
export function GoodsStrip({ market }: { readonly market: MarketModel }) {
  const { sentences, market: text } = mediterraneanText.value;
  const { table } = market;
  const demand = demandOf(table.view.value.offers);
  const goods = (Object.keys(table.edition.value.goods) as Good[]).filter(
    (good): good is SetGood => good !== "piracy",
  );
  const namesOf = (seats: readonly Seat[]) => seats.map((seat) => table.names[seat] ?? "");
  return (
    <section class="goods-strip" aria-label={text.goods.title}>
      <p class="quiet" aria-hidden="true">
        {text.goods.title}
      </p>
      {goods.map((good) => {
        const { wantedBy = [], offeredBy = [] } = demand.get(good) ?? {};
        const isAsking = market.openRequestFor(good) !== undefined;
        const name = isAsking
          ? text.goods.stopAsking(sentences.good[good])
          : text.goods.whoHas(sentences.good[good]);
        const demandText = [
          ...(wantedBy.length > 0 ? [text.goods.soughtBy(namesOf(wantedBy))] : []),
          ...(offeredBy.length > 0 ? [text.goods.offeredBy(namesOf(offeredBy))] : []),
        ].join("; ");
        return (
          <button
            key={good}
            type="button"
            class="good"
            aria-label={demandText === "" ? name : `${name} (${demandText})`}
            title={demandText === "" ? name : `${name} (${demandText})`}
            aria-pressed={isAsking}
            disabled={!market.canTrade.value}
            onClick={() => void market.toggleRequest(good)}
          >
            <GoodIcon good={good} size="1.5em" />
            <span class="name">{sentences.good[good]}</span>
            <DemandSign seats={offeredBy} sign="+" />
            <DemandSign seats={wantedBy} sign="?" />
          </button>
        );
      })}
    </section>
  );
}

interface DemandSignProps {
  readonly seats: readonly Seat[];
  /** `+`: offered, `?`: wanted. */
  readonly sign: "+" | "?";
}

function DemandSign({ seats, sign }: DemandSignProps) {
  if (seats.length === 0) return undefined;
  return (
    <span class="seats" aria-hidden="true">
      <b>{sign}</b>
      {seats.map((seat) => (
        <SeatBadge key={seat} seat={seat} size="0.9em" />
      ))}
    </span>
  );
}
