import type { Seat } from "@sofala/engine";
import type { OfferView } from "@sofala/mediterranean";
import type { OfferEnding } from "./market-history.ts";

/** The column of an offer card: offers to me, other offers, my own offers. */
export type Column = "me" | "open" | "mine";

export interface OfferCard {
  readonly offer: OfferView;
  readonly column: Column;
  /** Why and when it ended; it stays visible for a while. */
  readonly ending?: OfferEnding;
  readonly endedAt?: number;
}

/** How long an ended offer card stays visible. */
export const ENDED_VISIBLE_MS = 5000;

/** The offer cards after the market changed: cards stay in place, new ones come last, ended ones stay for a while. */
export function nextOfferCards(
  cards: readonly OfferCard[],
  open: readonly OfferView[],
  endings: ReadonlyMap<number, OfferEnding>,
  me: Seat | undefined,
  now: number,
): readonly OfferCard[] {
  const byNumber = new Map(open.map((offer) => [offer.offer, offer]));
  const shownNumbers = new Set(cards.map(({ offer }) => offer.offer));
  const updated = cards.map((card): OfferCard => {
    if (card.ending !== undefined) return card;
    const offer = byNumber.get(card.offer.offer);
    if (offer === undefined)
      return {
        ...card,
        ending: endings.get(card.offer.offer) ?? { reason: "withdrawn" },
        endedAt: now,
      };
    return isDeclinedBy(offer, me)
      ? { ...card, offer, ending: { reason: "declined", by: me }, endedAt: now }
      : { ...card, offer };
  });
  const added = open
    .filter((offer) => !shownNumbers.has(offer.offer) && !isDeclinedBy(offer, me))
    .map((offer): OfferCard => ({ offer, column: columnOf(offer, me) }));
  return [...updated, ...added];
}

function isDeclinedBy({ declined }: OfferView, me: Seat | undefined): me is Seat {
  return me !== undefined && declined.includes(me);
}

export function columnOf({ seat, to }: OfferView, me: Seat | undefined): Column {
  if (seat === me) return "mine";
  return me !== undefined && to !== "all" && to.includes(me) ? "me" : "open";
}

/** True if a seat can answer an offer. */
export const isOpenTo = ({ seat, to, declined }: OfferView, me: Seat | undefined): boolean =>
  me !== undefined && seat !== me && (to === "all" || to.includes(me)) && !declined.includes(me);

/** A request is an offer that gives nothing and wants a good. */
export const isRequest = ({ give, want }: OfferView): boolean =>
  give.vp === 0 &&
  give.pledges.length === 0 &&
  Object.values(give.goods).every((count) => count === 0) &&
  Object.values(want.goods ?? {}).some((count) => count > 0);

/** Removes ended cards whose time is over, except from a column under a pointer. */
export function withoutExpired(
  cards: readonly OfferCard[],
  now: number,
  isHeld: (column: Column) => boolean,
): readonly OfferCard[] {
  const rest = cards.filter(
    ({ endedAt, column }) =>
      endedAt === undefined || now - endedAt < ENDED_VISIBLE_MS || isHeld(column),
  );
  return rest.length === cards.length ? cards : rest;
}
