import { allMediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { marketHistoryOf } from "../market/market-history.ts";
import type { TableModel } from "../table-model.ts";
import "./offers-panel.css";

interface Props {
  readonly model: TableModel;
}

/** The market at the shown moment: open offers, and the deals of the turn so far. */
export function OffersPanel({ model }: Props) {
  const { sentences, end } = allMediterraneanText.value;
  const { replay: text } = end;
  const { names } = model;
  const { offers } = model.view.value;
  const { deals } = marketHistoryOf(model.table.observedMoves.value);
  return (
    <div class="offers-panel">
      <section>
        <h2>{text.offers}</h2>
        {offers.length === 0 && <p class="quiet">{text.noOffers}</p>}
        <ul>
          {offers.map(({ offer, seat, to, give, want }) => (
            <li key={offer}>
              <span class="who">
                <SeatBadge seat={seat} size="1.5rem" />
                {text.offer(names[seat] ?? "", sentences.addressees(to, names))}
              </span>
              <b>{sentences.offerSummary(give, want, names)}</b>
            </li>
          ))}
        </ul>
      </section>
      {deals.length > 0 && (
        <section>
          <h2>{text.deals}</h2>
          <ul>
            {deals.map((deal) => (
              <li key={deal.offer}>
                <span class="who">
                  <SeatBadge seat={deal.maker} size="1.5rem" />
                  <SeatBadge seat={deal.partner} size="1.5rem" />
                  <span>{sentences.event(deal, names)}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
