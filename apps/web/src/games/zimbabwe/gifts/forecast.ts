import type { Seat } from "@sofala/engine";
import { zimbabwe, type Event, type Move, type State } from "@sofala/zimbabwe";

/** What a seat could give. */
export interface GiftRange {
  readonly least: number;
  readonly most: number;
}

/** The gifts among the legal moves; undefined where the seat can only pass. */
export function giftRange(legal: readonly Move[]): GiftRange | undefined {
  const gifts = legal.flatMap((move) => (move.kind === "give" ? [move.cattle] : []));
  return gifts.length === 0 ? undefined : { least: Math.min(...gifts), most: Math.max(...gifts) };
}

/** How phase I ends for a seat if everybody else passes from now on. */
export interface Forecast {
  /** Place in the order of play, from 1. */
  readonly place: number;
  /** What comes back from the plaques. */
  readonly back: number;
  /** In hand when phase II begins. */
  readonly left: number;
  /** The part of the gift that the stock covers. */
  readonly fromStock: number;
  /** What every plaque would hold after the gift, in the order of the queue. */
  readonly plaques: readonly number[];
}

/** Plays a gift, or a pass, and lets all others pass. */
export function forecast(state: State, seat: Seat, move: Move): Forecast | undefined {
  const told: Event[] = [];
  let now = state;
  for (let next: Move = move; ; next = { kind: "pass" }) {
    const step = zimbabwe.applyMove(now, now.active, next);
    if (!step.ok) return undefined;
    told.push(...step.value.events);
    now = step.value.state;
    const ended = told.find((event) => event.kind === "gifts-ended");
    if (ended === undefined) continue;
    const gift = told.find((event) => event.kind === "gift-given");
    const before = zimbabwe.view(state, seat).gifts?.plaques ?? [];
    return {
      place: ended.turnOrder.indexOf(seat) + 1,
      back: ended.received[seat] ?? 0,
      left: zimbabwe.view(now, seat).seats[seat]?.cattle ?? 0,
      fromStock: gift?.fromStock ?? 0,
      plaques: before.map((cattle, plaque) => cattle + (gift?.plaques[plaque] ?? 0)),
    };
  }
}
