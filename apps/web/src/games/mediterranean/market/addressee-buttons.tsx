import { mediterraneanWords } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { withSeat } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";

/** Whom an offer is for: everyone, or those who are pressed. */
export function AddresseeButtons({ market }: { readonly market: MarketModel }) {
  const { compose } = mediterraneanWords.value.market;
  const { composer, table } = market;
  const { to } = composer.draft.value;
  const me = table.me.value;
  return (
    <fieldset class="addressees">
      <legend>{compose.to}</legend>
      <button
        type="button"
        class="button"
        aria-pressed={to === "all"}
        onClick={() => composer.change((draft) => ({ ...draft, to: "all" }))}
      >
        {compose.everyone}
      </button>
      {table.names.map((name, seat) =>
        seat === me ? undefined : (
          <button
            key={seat}
            type="button"
            class="button"
            aria-pressed={to !== "all" && to.includes(seat)}
            onClick={() => composer.change((draft) => withSeat(draft, seat))}
          >
            <SeatBadge seat={seat} />
            {name}
          </button>
        ),
      )}
    </fieldset>
  );
}
