import type { DealPart } from "@sofala/mediterranean";
import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./deals-done.css";
import type { MarketModel } from "./market-model.ts";

/** The deals of this turn, latest first, without the undersides of the cards. */
export function DealsDone({ market }: { readonly market: MarketModel }) {
  const { market: text } = mediterraneanText.value;
  const { names } = market.table;
  const deals = market.history.value.deals.toReversed();
  return (
    <section class="deals-done">
      <h3>{text.deals.title}</h3>
      {deals.length === 0 ? (
        <p class="quiet">{text.deals.none}</p>
      ) : (
        <ul>
          {deals.map(({ offer, maker, partner, toMaker, toPartner }) => (
            <li key={offer}>
              <SeatBadge seat={maker} size="1.2em" />
              <span class="spoken">{names[maker]}</span>
              <DealSide {...toPartner} names={names} />
              <span aria-hidden="true">⇄</span>
              <DealSide {...toMaker} names={names} />
              <SeatBadge seat={partner} size="1.2em" />
              <span class="spoken">{names[partner]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function DealSide({ goods, vp, pledges, names }: DealPart & { readonly names: readonly string[] }) {
  const { sentences, market } = mediterraneanText.value;
  const items = [
    ...(Object.values(goods).some((count) => count > 0) ? [sentences.goods(goods)] : []),
    ...(vp > 0 ? [market.offerCard.vp(vp)] : []),
    ...pledges.map(({ use, building, target }) =>
      market.pledge.summary(use, building, names[target] ?? ""),
    ),
  ];
  return <span>{items.length === 0 ? market.offerCard.nothing : items.join(", ")}</span>;
}
