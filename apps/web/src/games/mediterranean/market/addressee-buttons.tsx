import { mediterraneanText } from "../mediterranean-text.ts";
import { SeatBadge } from "../art/seat-badge.tsx";
import { withSeatToggled } from "./composer-draft.ts";
import type { MarketModel } from "./market-model.ts";

/** Buttons that choose who an offer is for: everyone, or single players. */
export function AddresseeButtons({ market }: { readonly market: MarketModel }) {
  const { compose } = mediterraneanText.value.market;
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
        onClick={() => composer.update((draft) => ({ ...draft, to: "all" }))}
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
            onClick={() => composer.update((draft) => withSeatToggled(draft, seat))}
          >
            <SeatBadge seat={seat} />
            <span class="name">{name}</span>
          </button>
        ),
      )}
    </fieldset>
  );
}
