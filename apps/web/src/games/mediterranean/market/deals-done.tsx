import type { Parcel } from "@sofala/mediterranean";
import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import "./deals-done.css";
import type { MarketModel } from "./market-model.ts";

/** The deals of this turn, the latest first; never what was under the cards. */
export function DealsDone({ market }: { readonly market: MarketModel }) {
  const { market: text } = mediterraneanWords.value;
  const { names } = market.table;
  const deals = market.story.value.deals.toReversed();
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
              <Side {...toPartner} names={names} />
              <span aria-hidden="true">⇄</span>
              <Side {...toMaker} names={names} />
              <SeatBadge seat={partner} size="1.2em" />
              <span class="spoken">{names[partner]}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Side({ goods, vp, pledges, names }: Parcel & { readonly names: readonly string[] }) {
  const { game, market } = mediterraneanWords.value;
  const things = [
    ...(Object.values(goods).some((count) => count > 0) ? [game.goods(goods)] : []),
    ...(vp > 0 ? [market.slip.vp(vp)] : []),
    ...pledges.map(({ use, building, target }) =>
      market.pledge.line(use, game.building(building), names[target] ?? ""),
    ),
  ];
  return <span>{things.length === 0 ? market.slip.nothing : things.join(", ")}</span>;
}
