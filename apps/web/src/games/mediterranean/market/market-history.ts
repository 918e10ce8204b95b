import type { Seat } from "@sofala/engine";
import type { Mediterranean, OfferEnd, SeenEvent, OfferView } from "@sofala/mediterranean";
import type { ObservedMove } from "../../../local/hidden-info-table.ts";
import type { MediterraneanFirstText } from "@sofala/text/mediterranean";

/** Why an offer ended, and who ended it. */
export interface OfferEnding {
  readonly reason: OfferEnd;
  readonly by?: Seat;
}

type DealMadeEvent = Extract<SeenEvent, { readonly kind: "deal-made" }>;

/** The ended offers and the deals of this turn. */
export interface MarketHistory {
  readonly endings: ReadonlyMap<number, OfferEnding>;
  readonly deals: readonly DealMadeEvent[];
}

/** The history of the market since the turn began. */
export function marketHistoryOf(
  observedMoves: readonly ObservedMove<Mediterranean>[],
): MarketHistory {
  const endings = new Map<number, OfferEnding>();
  const deals: DealMadeEvent[] = [];
  const decliners = new Map<number, Seat>();
  const turnStart = observedMoves.findLastIndex(({ events }) =>
    events.some(({ kind }) => kind === "turn-began"),
  );
  for (const { events } of observedMoves.slice(Math.max(0, turnStart))) {
    for (const event of events) {
      if (event.kind === "turn-began") {
        endings.clear();
        deals.length = 0;
      } else if (event.kind === "offer-declined")
        // If this ends the offer, the last to decline is shown.
        decliners.set(event.offer, event.seat);
      else if (event.kind === "offer-withdrawn")
        endings.set(event.offer, { reason: "withdrawn", by: event.seat });
      else if (event.kind === "offer-died") {
        const by = event.reason === "declined" ? decliners.get(event.offer) : undefined;
        endings.set(event.offer, { reason: event.reason, ...(by === undefined ? {} : { by }) });
      } else if (event.kind === "deal-made") {
        endings.set(event.offer, { reason: "taken", by: event.partner });
        deals.push(event);
      }
    }
  }
  return { endings, deals };
}

/** Why an offer ended, as this viewer should read it. */
export function offerEndingText(
  { seat, to }: Pick<OfferView, "seat" | "to">,
  { reason, by }: OfferEnding,
  me: Seat | undefined,
  names: readonly string[],
  { market: { offerCard } }: MediterraneanFirstText,
): string {
  const { ending } = offerCard;
  const name = names[by ?? seat] ?? "";
  const isByMe = by !== undefined && by === me;
  switch (reason) {
    case "taken": {
      if (isByMe) return ending.takenByYou;
      const wasForMe = me !== undefined && seat !== me && (to === "all" || to.includes(me));
      return wasForMe ? ending.takenByOther(name) : ending.taken(name);
    }
    case "withdrawn":
      return seat === me ? ending.withdrawnByYou : ending.withdrawn(names[seat] ?? "");
    case "cards-gone":
      return ending.cardsGone;
    case "declined":
      if (isByMe) return ending.declinedByYou;
      return to !== "all" && to.length === 1 ? ending.declinedBy(name) : ending.declined;
  }
}
