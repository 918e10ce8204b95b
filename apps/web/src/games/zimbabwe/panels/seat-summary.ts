import type { Seat } from "@sofala/engine";
import { incomeOf, onCardsOf, type State, type View } from "@sofala/zimbabwe";
import { onPlaques, placeOf, type Place } from "./turn-order.ts";

/** What a seat has and how far it is from winning. */
export interface Standing {
  readonly cattle: number;
  readonly onCards: number;
  /** What revenue brings besides. */
  readonly income: number;
  readonly vp: number;
  readonly vr: number;
  /** VP still missing; below zero: VP beyond the VR. */
  readonly toGo: number;
  /** Goods that would bring as many VP by raising. */
  readonly goodsToGo: number;
}

/** Raising brings two VP for every good (R 1.10). */
const VP_OF_GOOD = 2;

export function standingOf(view: View, state: State, seat: Seat): Standing {
  const { cattle = 0, vp = 0, vr = 0 } = view.seats[seat] ?? {};
  const toGo = vr - vp;
  return {
    cattle,
    onCards: onCardsOf(state, seat),
    income: incomeOf(state, seat),
    vp,
    vr,
    toGo,
    goodsToGo: Math.max(0, Math.ceil(toGo / VP_OF_GOOD)),
  };
}

/** All that lies before a seat, and how it stands. */
export interface LaidBefore {
  readonly held: View["seats"][number];
  readonly isActive: boolean;
  readonly place: Place | undefined;
  readonly standing: Standing;
  /** Cattle on the seat's plaques, in phase I. */
  readonly plaque: number | undefined;
  /** Its specialists in the turn that is on, if that is its own. */
  readonly turn: Pick<NonNullable<View["turn"]>, "used" | "pending"> | undefined;
}

export function laidBefore(view: View, state: State, seat: Seat): LaidBefore | undefined {
  const held = view.seats[seat];
  const isActive = view.active === seat;
  const turn = isActive ? view.turn : undefined;
  return (
    held && {
      held,
      isActive,
      place: placeOf(view, seat),
      standing: standingOf(view, state, seat),
      plaque: onPlaques(view, seat),
      turn: turn && { used: turn.used, pending: turn.pending },
    }
  );
}

/** One seat on the track. */
export interface Lane {
  readonly seat: Seat;
  readonly vp: number;
  readonly vr: number;
  /** Among the markers on the same VR, from 1 at the bottom. */
  readonly inStack: number;
  readonly stack: number;
}

/** The seats as their VR markers lie: one that moved later lies above (R 1.9). */
export function lanesOf({ vrStack, seats }: View): readonly Lane[] {
  const vrOf = (seat: Seat) => seats[seat]?.vr ?? 0;
  return vrStack.toReversed().map((seat) => {
    const vr = vrOf(seat);
    const stack = vrStack.filter((each) => vrOf(each) === vr);
    const vp = seats[seat]?.vp ?? 0;
    return { seat, vp, vr, inStack: stack.indexOf(seat) + 1, stack: stack.length };
  });
}
