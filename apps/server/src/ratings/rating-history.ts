import type { RatingInfo } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";
import { selectRatedResults } from "./result-queries.ts";
import { displayRating } from "./display-rating.ts";

/** Points of the history per game and pace. */
const MAX_HISTORY_POINTS = 100;

/** A person's ratings with their history, those with the most games first. */
export async function loadRatings(
  query: Kysely<DatabaseSchema>,
  playerId: string,
): Promise<readonly RatingInfo[]> {
  const rows = await loadHistoryPoints(query, playerId);
  return [...Map.groupBy(rows, ({ game, pace }) => `${pace} ${game}`).values()]
    .toSorted(([a], [b]) => (b?.count ?? 0) - (a?.count ?? 0) || (a?.first ?? 0) - (b?.first ?? 0))
    .flatMap((points) => {
      const last = points.at(-1);
      if (last === undefined) return [];
      const { game, pace, count: games } = last;
      const after = ratingOf(last);
      const history = points.map((each) => ({
        endedAt: each.ended_at,
        ...displayRating(ratingOf(each)),
      }));
      return [{ game, pace, ...after, ...displayRating(after), games, history }];
    });
}

/** The columns are null only for unrated games. */
const ratingOf = ({
  mu,
  sigma,
}: {
  readonly mu: number | null;
  readonly sigma: number | null;
}) => ({
  mu: mu ?? 0,
  sigma: sigma ?? 0,
});

/** The last rated games per game and pace, oldest first, with their number and the time of the first. */
const loadHistoryPoints = (query: Kysely<DatabaseSchema>, playerId: string) =>
  query
    .selectFrom(
      selectRatedResults(query, playerId)
        .select(["results.game", "results.pace", "results.mu", "results.sigma", "results.ended_at"])
        .select("tables.rated_at")
        .select((is) => [
          is.fn
            .countAll<number>()
            .over((pool) => pool.partitionBy(["results.game", "results.pace"]))
            .as("count"),
          is.fn
            .min("tables.rated_at")
            .over((pool) => pool.partitionBy(["results.game", "results.pace"]))
            .as("first"),
          is.fn
            .agg<number>("row_number")
            .over((pool) =>
              pool.partitionBy(["results.game", "results.pace"]).orderBy("tables.rated_at", "desc"),
            )
            .as("gamesAgo"),
        ])
        .as("points"),
    )
    .selectAll()
    .where("gamesAgo", "<=", MAX_HISTORY_POINTS)
    .orderBy("rated_at")
    .execute();
