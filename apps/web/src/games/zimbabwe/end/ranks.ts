import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/zimbabwe";

/** R 13.2: why a seat is ranked before the next one, in order of precedence. */
type Reason =
  /** It reached its VR, the next one did not. */
  | { readonly by: "reached" }
  | { readonly by: "overshoot"; readonly more: number }
  /** Both missed their VR, the next one by more. */
  | { readonly by: "shortfall"; readonly less: number }
  | { readonly by: "xango" }
  | { readonly by: "vp"; readonly more: number }
  | { readonly by: "order" };

/** A seat's final result. */
export interface Rank {
  /** From 1. */
  readonly place: number;
  readonly seat: Seat;
  readonly vp: number;
  readonly vr: number;
  /** VP beyond the VR; negative if VP are missing. */
  readonly margin: number;
  /** Why it is before the next seat; undefined for the last. */
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
      ...scoreOf(view, seat),
      ...(next === undefined ? {} : { ahead: { of: next, reason: reasonAhead(view, seat, next) } }),
    };
  });
}

/** R 13.1, R 14.5: nobody reached their VR; the round limit ended the game. */
export const isEndedByRoundLimit = (ranks: readonly Rank[]): boolean =>
  ranks.length > 0 && ranks.every(({ margin }) => margin < 0);

function reasonAhead(view: View, seat: Seat, next: Seat): Reason {
  const [own, other] = [scoreOf(view, seat), scoreOf(view, next)];
  if (own.margin >= 0 && other.margin < 0) return { by: "reached" };
  if (own.margin !== other.margin) {
    const difference = own.margin - other.margin;
    return own.margin < 0
      ? { by: "shortfall", less: difference }
      : { by: "overshoot", more: difference };
  }
  if (view.seats[seat]?.god === "xango") return { by: "xango" };
  if (own.vp !== other.vp) return { by: "vp", more: own.vp - other.vp };
  return { by: "order" };
}

function scoreOf({ seats }: View, seat: Seat): Pick<Rank, "vp" | "vr" | "margin"> {
  const { vp = 0, vr = 0 } = seats[seat] ?? {};
  return { vp, vr, margin: vp - vr };
}
