import type { Seat } from "@sofala/engine";
import type { Mediterranean, OfferEnd, SeenEvent } from "@sofala/mediterranean";
import type { Told } from "../../../local/hidden-info-table.ts";

/** Why an offer is over, and through whom. */
export interface SlipEnd {
  readonly reason: OfferEnd;
  readonly by?: Seat;
}

type DealMade = Extract<SeenEvent, { readonly kind: "deal-made" }>;

/** What became of the offers of this turn. */
export interface MarketStory {
  readonly ends: ReadonlyMap<number, SlipEnd>;
  readonly deals: readonly DealMade[];
}

/** What was told of the market since the turn began. */
export function storyOf(told: readonly Told<Mediterranean>[]): MarketStory {
  const ends = new Map<number, SlipEnd>();
  const deals: DealMade[] = [];
  const said = new Map<number, Seat>();
  const begin = told.findLastIndex(({ events }) =>
    events.some(({ kind }) => kind === "turn-began"),
  );
  for (const { events } of told.slice(Math.max(0, begin))) {
    for (const event of events) {
      if (event.kind === "turn-began") {
        ends.clear();
        deals.length = 0;
      } else if (event.kind === "offer-declined")
        // Where it dies of that, the last to decline is remembered.
        said.set(event.offer, event.seat);
      else if (event.kind === "offer-withdrawn")
        ends.set(event.offer, { reason: "withdrawn", by: event.seat });
      else if (event.kind === "offer-died") {
        const by = event.reason === "declined" ? said.get(event.offer) : undefined;
        ends.set(event.offer, { reason: event.reason, ...(by === undefined ? {} : { by }) });
      } else if (event.kind === "deal-made") {
        ends.set(event.offer, { reason: "taken", by: event.partner });
        deals.push(event);
      }
    }
  }
  return { ends, deals };
}
