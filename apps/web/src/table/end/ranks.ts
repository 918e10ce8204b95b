import type { Ranking, Seat } from "@sofala/engine";

interface Place {
  /** From 1; tied seats share a place. */
  readonly place: number;
  readonly seat: Seat;
}

/** The final result of a seat: its place and figures, and why it is ranked before the next seat; the last has no reason. */
export type Rank<Figures, Reason> = Place &
  Figures & { readonly ahead?: { readonly of: Seat; readonly reason: Reason } };

/** Everybody from first to last place. */
export function ranksOf<Figures extends object, Reason>(
  ranking: Ranking,
  figuresOf: (seat: Seat) => Figures,
  reasonAhead: (rank: Place & Figures, next: Place & Figures) => Reason,
): readonly Rank<Figures, Reason>[] {
  const ranks = ranking.flatMap((seats, at) => {
    const place = 1 + ranking.slice(0, at).flat().length;
    return seats.map((seat) => ({ place, seat, ...figuresOf(seat) }));
  });
  return ranks.map((rank, at) => {
    const next = ranks[at + 1];
    return next === undefined
      ? rank
      : { ...rank, ahead: { of: next.seat, reason: reasonAhead(rank, next) } };
  });
}
