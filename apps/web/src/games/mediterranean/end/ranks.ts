import type { Ranking, Seat } from "@sofala/engine";
import type { State } from "@sofala/mediterranean";

/** R 9: what puts a seat before the one after it, in the order in which it is asked. */
type Reason =
  | { readonly by: "vp" | "culture" | "buildings"; readonly more: number }
  /** Rock, paper, scissors. */
  | { readonly by: "throws" }
  /** They share a place. */
  | { readonly by: "level" };

/** A seat as the game ended for it. */
export interface Rank {
  /** From 1; equals share one. */
  readonly place: number;
  readonly seat: Seat;
  readonly vp: number;
  readonly culture: number;
  readonly buildings: number;
  /** Why it stands before the next seat; the last has none after it. */
  readonly ahead?: { readonly of: Seat; readonly reason: Reason };
}

/** Everybody's place with the reason for it. */
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
      : { ...rank, ahead: { of: next.seat, reason: reasonFor(rank, next) } };
  });
}

function reasonFor(rank: Rank, next: Rank): Reason {
  for (const by of ["vp", "culture", "buildings"] as const) {
    if (rank[by] !== next[by]) return { by, more: rank[by] - next[by] };
  }
  return { by: rank.place === next.place ? "level" : "throws" };
}
