import type { Seat } from "@sofala/engine";
import { incomeOf, onCardsOf, type State, type View } from "@sofala/zimbabwe";
import { cattleOnPlaques, placeOfSeat, type OrderPlace } from "./turn-order.ts";

/** What a seat has and how far it is from winning. */
export interface SeatScore {
  readonly cattle: number;
  readonly onCards: number;
  /** What revenue brings in addition. */
  readonly income: number;
  readonly vp: number;
  readonly vr: number;
  /** VP still missing; below zero: VP beyond the VR. */
  readonly missingVp: number;
  /** Goods that would bring as many VP by raising. */
  readonly missingGoods: number;
}

/** Raising brings two VP for every good (R 1.10). */
const VP_PER_GOOD = 2;

export function seatScore(view: View, state: State, seat: Seat): SeatScore {
  const { cattle = 0, vp = 0, vr = 0 } = view.seats[seat] ?? {};
  const missingVp = vr - vp;
  return {
    cattle,
    onCards: onCardsOf(state, seat),
    income: incomeOf(state, seat),
    vp,
    vr,
    missingVp,
    missingGoods: Math.max(0, Math.ceil(missingVp / VP_PER_GOOD)),
  };
}

/** Everything that a seat card shows. */
export interface SeatSummary {
  readonly seatView: View["seats"][number];
  readonly isActive: boolean;
  readonly place: OrderPlace | undefined;
  readonly score: SeatScore;
  /** Cattle on the seat's plaques, in phase I. */
  readonly plaqueCattle: number | undefined;
  /** The use of its specialists, if it is its turn. */
  readonly turn: Pick<NonNullable<View["turn"]>, "used" | "pending"> | undefined;
}

export function seatSummary(view: View, state: State, seat: Seat): SeatSummary | undefined {
  const seatView = view.seats[seat];
  const isActive = view.active === seat;
  const turn = isActive ? view.turn : undefined;
  return (
    seatView && {
      seatView,
      isActive,
      place: placeOfSeat(view, seat),
      score: seatScore(view, state, seat),
      plaqueCattle: cattleOnPlaques(view, seat),
      turn: turn && { used: turn.used, pending: turn.pending },
    }
  );
}

/** One seat on the track. */
export interface TrackLane {
  readonly seat: Seat;
  readonly vp: number;
  readonly vr: number;
  /** Among the markers on the same VR, from 1 at the bottom. */
  readonly stackPosition: number;
  readonly stackSize: number;
}

/** The seats in the order of their VR markers: the one moved last is on top (R 1.9). */
export function trackLanes({ vrStack, seats }: View): readonly TrackLane[] {
  const vrOf = (seat: Seat) => seats[seat]?.vr ?? 0;
  return vrStack.toReversed().map((seat) => {
    const vr = vrOf(seat);
    const stack = vrStack.filter((each) => vrOf(each) === vr);
    const vp = seats[seat]?.vp ?? 0;
    return { seat, vp, vr, stackPosition: stack.indexOf(seat) + 1, stackSize: stack.length };
  });
}
