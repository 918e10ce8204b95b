import type { Seat } from "@sofala/engine";
import type { OfferView } from "@sofala/mediterranean";
import type { SlipEnd } from "./market-history.ts";

/** Where a slip lies: before me, open to all or among others, or before those I made it to. */
export type Column = "me" | "open" | "mine";

export interface Slip {
  readonly offer: OfferView;
  readonly column: Column;
  /** Why it is over, while it fades, and since when. */
  readonly end?: SlipEnd;
  readonly since?: number;
}

/** So many milliseconds a slip that died can still be read. */
export const LINGER = 5000;

/** The slips after the market changed: none changes its place, new ones come last, those that died stay for now. */
export function nextSlips(
  slips: readonly Slip[],
  open: readonly OfferView[],
  ends: ReadonlyMap<number, SlipEnd>,
  me: Seat | undefined,
  now: number,
): readonly Slip[] {
  const byNumber = new Map(open.map((offer) => [offer.offer, offer]));
  const known = new Set(slips.map(({ offer }) => offer.offer));
  const kept = slips.map((slip): Slip => {
    if (slip.end !== undefined) return slip;
    const offer = byNumber.get(slip.offer.offer);
    if (offer === undefined)
      return { ...slip, end: ends.get(slip.offer.offer) ?? { reason: "withdrawn" }, since: now };
    return isDeclinedBy(offer, me)
      ? { ...slip, offer, end: { reason: "declined", by: me }, since: now }
      : { ...slip, offer };
  });
  const fresh = open
    .filter((offer) => !known.has(offer.offer) && !isDeclinedBy(offer, me))
    .map((offer): Slip => ({ offer, column: columnOf(offer, me) }));
  return [...kept, ...fresh];
}

function isDeclinedBy({ declined }: OfferView, me: Seat | undefined): me is Seat {
  return me !== undefined && declined.includes(me);
}

export function columnOf({ seat, to }: OfferView, me: Seat | undefined): Column {
  if (seat === me) return "mine";
  return me !== undefined && to !== "all" && to.includes(me) ? "me" : "open";
}

/** Is an offer open to a seat? */
export const isFor = ({ seat, to, declined }: OfferView, me: Seat | undefined): boolean =>
  me !== undefined && seat !== me && (to === "all" || to.includes(me)) && !declined.includes(me);

/** An offer that gives nothing: it asks who has something. */
export const isRequest = ({ give, want }: OfferView): boolean =>
  give.vp === 0 &&
  give.pledges.length === 0 &&
  Object.values(give.goods).every((count) => count === 0) &&
  Object.values(want.goods ?? {}).some((count) => count > 0);

/** Takes away what has faded; nothing goes from a list that a finger is on. */
export function swept(
  slips: readonly Slip[],
  now: number,
  isHeld: (column: Column) => boolean,
): readonly Slip[] {
  const rest = slips.filter(
    ({ since, column }) => since === undefined || now - since < LINGER || isHeld(column),
  );
  return rest.length === slips.length ? slips : rest;
}
