import type { Seat } from "@sofala/engine";
import { zimbabweRules, type Event, type Move, type State } from "@sofala/zimbabwe";

/** The gifts that a seat can give. */
export interface GiftRange {
  readonly min: number;
  readonly max: number;
}

/** The gifts among the legal moves; undefined if the seat can only pass. */
export function giftRange(legal: readonly Move[]): GiftRange | undefined {
  const gifts = legal.flatMap((move) => (move.kind === "give" ? [move.cattle] : []));
  return gifts.length === 0 ? undefined : { min: Math.min(...gifts), max: Math.max(...gifts) };
}

/** How phase I ends for a seat if everybody else passes from now on. */
export interface GiftForecast {
  /** Place in the order of play, from 1. */
  readonly place: number;
  /** What comes back from the plaques. */
  readonly returned: number;
  /** Cattle in hand when phase II begins. */
  readonly remaining: number;
  /** The part of the gift that the stock covers. */
  readonly fromStock: number;
  /** What every plaque would hold after the gift, in the order of the queue. */
  readonly plaques: readonly number[];
}

/** Plays a gift, or a pass, and lets all others pass. */
export function forecastGifts(state: State, seat: Seat, move: Move): GiftForecast | undefined {
  const events: Event[] = [];
  let current = state;
  for (let next: Move = move; ; next = { kind: "pass" }) {
    const step = zimbabweRules.applyMove(current, current.active, next);
    if (!step.ok) return undefined;
    events.push(...step.value.events);
    current = step.value.state;
    const ended = events.find((event) => event.kind === "gifts-ended");
    if (ended === undefined) continue;
    const gift = events.find((event) => event.kind === "gift-given");
    const before = zimbabweRules.view(state, seat).gifts?.plaques ?? [];
    return {
      place: ended.turnOrder.indexOf(seat) + 1,
      returned: ended.received[seat] ?? 0,
      remaining: zimbabweRules.view(current, seat).seats[seat]?.cattle ?? 0,
      fromStock: gift?.fromStock ?? 0,
      plaques: before.map((cattle, plaque) => cattle + (gift?.plaques[plaque] ?? 0)),
    };
  }
}
