import type { Ranking, Seat } from "@sofala/engine";
import type { State } from "@sofala/mediterranean";

/** R 9: why a seat is ranked before the next, in the order of the tie-breakers. */
type Reason =
  | { readonly by: "vp" | "culture" | "buildings"; readonly more: number }
  /** Rock, paper, scissors. */
  | { readonly by: "throws" }
  /** They share a rank. */
  | { readonly by: "level" };

/** The final result of a seat. */
export interface Rank {
  /** From 1; tied seats share a place. */
  readonly place: number;
  readonly seat: Seat;
  readonly vp: number;
  readonly culture: number;
  readonly buildings: number;
  /** Why it is ranked before the next seat; undefined for the last. */
  readonly ahead?: { readonly of: Seat; readonly reason: Reason };
}

/** The places of all seats, with reasons. */
export function ranksOf({ players }: State, ranking: Ranking): readonly Rank[] {
  const ranks = ranking.flatMap((seats, at) => {
    const place = 1 + ranking.slice(0, at).flat().length;
    return seats.map((seat): Rank => {
      const { vp = 0, culture = [], buildings = [] } = players[seat] ?? {};
      return { place, seat, vp, culture: culture.length, buildings: buildings.length };
    });
  });
  return ranks.map((rank, at) => {
    const next = ranks[at + 1];
    return next === undefined
      ? rank
      : { ...rank, ahead: { of: next.seat, reason: reasonAhead(rank, next) } };
  });
}

function reasonAhead(rank: Rank, next: Rank): Reason {
  for (const by of ["vp", "culture", "buildings"] as const) {
    if (rank[by] !== next[by]) return { by, more: rank[by] - next[by] };
  }
  return { by: rank.place === next.place ? "level" : "throws" };
}
