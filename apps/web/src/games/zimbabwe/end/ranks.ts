import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/zimbabwe";

/** R 13.2: what puts a seat before the one after it, in the order in which it is asked. */
type Reason =
  /** It reached its VR, the next one did not. */
  | { readonly by: "reached" }
  | { readonly by: "overshoot"; readonly more: number }
  /** Both missed their VR, the next one by more. */
  | { readonly by: "shortfall"; readonly less: number }
  | { readonly by: "xango" }
  | { readonly by: "vp"; readonly more: number }
  | { readonly by: "order" };

/** A seat as the game ended for it. */
export interface Rank {
  /** From 1. */
  readonly place: number;
  readonly seat: Seat;
  readonly vp: number;
  readonly vr: number;
  /** VP beyond the VR; below zero, what is missing. */
  readonly over: number;
  /** Why it stands before the next seat; the last has none after it. */
  readonly ahead?: { readonly of: Seat; readonly reason: Reason };
}

/** The ranking of a finished game with the reason for every place; empty before the end. */
export function ranksOf(view: View): readonly Rank[] {
  const order = (view.ranking ?? []).flatMap((seats, place) =>
    seats.map((seat) => ({ seat, place: place + 1 })),
  );
  return order.map(({ seat, place }, index) => {
    const next = order[index + 1]?.seat;
    return {
      place,
      seat,
      ...standingOf(view, seat),
      ...(next === undefined ? {} : { ahead: { of: next, reason: reasonFor(view, seat, next) } }),
    };
  });
}

/** R 13.1, R 14.5: nobody reached the own VR; the limit of rounds ended the game. */
export const isCutShort = (ranks: readonly Rank[]): boolean =>
  ranks.length > 0 && ranks.every(({ over }) => over < 0);

function reasonFor(view: View, seat: Seat, next: Seat): Reason {
  const [own, other] = [standingOf(view, seat), standingOf(view, next)];
  if (own.over >= 0 && other.over < 0) return { by: "reached" };
  if (own.over !== other.over) {
    const difference = own.over - other.over;
    return own.over < 0
      ? { by: "shortfall", less: difference }
      : { by: "overshoot", more: difference };
  }
  if (view.seats[seat]?.god === "xango") return { by: "xango" };
  if (own.vp !== other.vp) return { by: "vp", more: own.vp - other.vp };
  return { by: "order" };
}

function standingOf({ seats }: View, seat: Seat): Pick<Rank, "vp" | "vr" | "over"> {
  const { vp = 0, vr = 0 } = seats[seat] ?? {};
  return { vp, vr, over: vp - vr };
}
