import type { Seat } from "@sofala/engine";
import type { View } from "@sofala/zimbabwe";
import { ranksOf, type Rank as SeatRank } from "../../../table/end/ranks.ts";

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

interface Score {
  readonly vp: number;
  readonly vr: number;
  /** VP beyond the VR; negative if VP are missing. */
  readonly margin: number;
}

/** A seat's final result. */
export type Rank = SeatRank<Score, Reason>;

/** The ranking of a finished game with the reason for every place; empty before the end. */
export const zimbabweRanks = (view: View): readonly Rank[] =>
  ranksOf(
    view.ranking ?? [],
    (seat): Score => scoreOf(view, seat),
    (own, other) => reasonAhead(view.seats[own.seat]?.god === "xango", own, other),
  );

/** R 13.1, R 14.5: nobody reached their VR; the round limit ended the game. */
export const isEndedByRoundLimit = (ranks: readonly Rank[]): boolean =>
  ranks.length > 0 && ranks.every(({ margin }) => margin < 0);

function reasonAhead(hasXango: boolean, own: Score, other: Score): Reason {
  if (own.margin >= 0 && other.margin < 0) return { by: "reached" };
  if (own.margin !== other.margin) {
    const difference = own.margin - other.margin;
    return own.margin < 0
      ? { by: "shortfall", less: difference }
      : { by: "overshoot", more: difference };
  }
  if (hasXango) return { by: "xango" };
  if (own.vp !== other.vp) return { by: "vp", more: own.vp - other.vp };
  return { by: "order" };
}

function scoreOf({ seats }: View, seat: Seat): Score {
  const { vp = 0, vr = 0 } = seats[seat] ?? {};
  return { vp, vr, margin: vp - vr };
}
