import type { Seat } from "@sofala/engine";
import type { Good, SetGood } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { GoodIcon } from "../art/good-icon.tsx";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./goods-strip.css";
import type { MarketModel } from "./market-model.ts";
import { demandOf } from "./demand.ts";

/** Every good: who seeks it, who sheds it, and a press to ask everyone for it. */
export function GoodsStrip({ market }: { readonly market: MarketModel }) {
  const { game, market: text } = mediterraneanWords.value;
  const { table } = market;
  const demand = demandOf(table.view.value.offers);
  const goods = (Object.keys(table.edition.value.goods) as Good[]).filter(
    (good): good is SetGood => good !== "piracy",
  );
  const called = (seats: readonly Seat[]) => seats.map((seat) => table.names[seat] ?? "");
  return (
    <section class="goods-strip" aria-label={text.goods.title}>
      <p class="quiet" aria-hidden="true">
        {text.goods.title}
      </p>
      {goods.map((good) => {
        const { seek = [], shed = [] } = demand.get(good) ?? {};
        const isAsking = market.requestOpen(good) !== undefined;
        const name = isAsking
          ? text.goods.asked(game.good[good])
          : text.goods.whoHas(game.good[good]);
        const told = [
          ...(seek.length > 0 ? [text.goods.seek(called(seek))] : []),
          ...(shed.length > 0 ? [text.goods.shed(called(shed))] : []),
        ].join("; ");
        return (
          <button
            key={good}
            type="button"
            class="good"
            aria-label={told === "" ? name : `${name} (${told})`}
            title={told === "" ? name : `${name} (${told})`}
            aria-pressed={isAsking}
            disabled={!market.isOpen.value}
            onClick={() => void market.request(good)}
          >
            <GoodIcon good={good} size="1.5em" />
            <span class="name">{game.good[good]}</span>
            <Sign seats={shed} sign="+" />
            <Sign seats={seek} sign="?" />
          </button>
        );
      })}
    </section>
  );
}

interface SignProps {
  readonly seats: readonly Seat[];
  /** On offer, or sought. */
  readonly sign: "+" | "?";
}

function Sign({ seats, sign }: SignProps) {
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
