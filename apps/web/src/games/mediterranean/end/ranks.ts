import type { Ranking } from "@sofala/engine";
import type { State } from "@sofala/mediterranean";
import { ranksOf, type Rank as SeatRank } from "../../../table/end/ranks.ts";

/** R 9: why a seat is ranked before the next, in the order of the tie-breakers. */
type Reason =
  | { readonly by: "vp" | "culture" | "buildings"; readonly more: number }
  /** Rock, paper, scissors. */
  | { readonly by: "throws" }
  /** They share a rank. */
  | { readonly by: "level" };

interface Figures {
  readonly vp: number;
  readonly culture: number;
  readonly buildings: number;
}

/** The final result of a seat. */
export type Rank = SeatRank<Figures, Reason>;

/** The places of all seats, with reasons. */
export const mediterraneanRanks = ({ players }: State, ranking: Ranking): readonly Rank[] =>
  ranksOf(
    ranking,
    (seat): Figures => {
      const { vp = 0, culture = [], buildings = [] } = players[seat] ?? {};
      return { vp, culture: culture.length, buildings: buildings.length };
    },
    (rank, next): Reason => {
      for (const by of ["vp", "culture", "buildings"] as const) {
        if (rank[by] !== next[by]) return { by, more: rank[by] - next[by] };
      }
      return { by: rank.place === next.place ? "level" : "throws" };
    },
  );
