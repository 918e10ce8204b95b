import type { RatingInfo } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../store/schema.ts";
import { selectRatedResults } from "./result-queries.ts";
import { displayRating } from "./display-rating.ts";

/** So many points of a rating's history are told. */
const MAX_HISTORY_POINTS = 100;

/** Somebody's ratings, those with the most games first. */
export async function loadRatings(
  query: Kysely<DatabaseSchema>,
  holder: string,
): Promise<readonly RatingInfo[]> {
  const pools = await loadHistoryPoints(query, holder);
  return [...Map.groupBy(pools, ({ game, pace }) => `${pace} ${game}`).values()]
    .toSorted(([a], [b]) => (b?.count ?? 0) - (a?.count ?? 0) || (a?.first ?? 0) - (b?.first ?? 0))
    .flatMap((points) => {
      const last = points.at(-1);
      if (last === undefined) return [];
      const { game, pace, count: games } = last;
      const after = ratingOf(last);
      const history = points.map((each) => ({
        ended: each.ended,
        ...displayRating(ratingOf(each)),
      }));
      return [{ game, pace, ...after, ...displayRating(after), games, history }];
    });
}

/** Rated games have both. */
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

/** The last rated games in each game at each pace, the oldest first; how many there are, and when the first was. */
const loadHistoryPoints = (query: Kysely<DatabaseSchema>, holder: string) =>
  query
    .selectFrom(
      selectRatedResults(query, holder)
        .select(["results.game", "results.pace", "results.mu", "results.sigma", "results.ended"])
        .select("games.rated")
        .select((is) => [
          is.fn
            .countAll<number>()
            .over((pool) => pool.partitionBy(["results.game", "results.pace"]))
            .as("count"),
          is.fn
            .min("games.rated")
            .over((pool) => pool.partitionBy(["results.game", "results.pace"]))
            .as("first"),
          is.fn
            .agg<number>("row_number")
            .over((pool) =>
              pool.partitionBy(["results.game", "results.pace"]).orderBy("games.rated", "desc"),
            )
            .as("back"),
        ])
        .as("points"),
    )
    .selectAll()
    .where("back", "<=", MAX_HISTORY_POINTS)
    .orderBy("rated")
    .execute();
