import { botsOf, INITIAL_RATING, type Rating } from "@sofala/bots";
import type { PaceKind, Player, RankedPlayer } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { Game } from "@sofala/engine";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisiblePerson } from "./players.ts";
import { PROVISIONAL_SIGMA, displayRating } from "./display-rating.ts";
import { botPlayerId } from "./table-result.ts";

const MAX_LINES = 100;

interface LeaderboardDeps {
  readonly database: Database;
  readonly now: () => number;
}

/** Ratings are separate for each game and pace. */
export interface RatingPool {
  readonly game: Game;
  readonly pace: PaceKind;
}

interface RatedPlayer extends Rating {
  readonly playerId: string;
  readonly player: Player;
  readonly games: number;
}

/** People by rating; provisional ratings come last. */
export const peopleLeaderboard = async (
  deps: LeaderboardDeps,
  pool: RatingPool,
): Promise<readonly RankedPlayer[]> =>
  toRankedLines(deps, pool, (await loadRatedPeople(deps, pool, "people")).slice(0, MAX_LINES));

/** The server's bots and the accounts played by programs, by rating. */
export async function botLadder(
  deps: LeaderboardDeps,
  pool: RatingPool,
): Promise<readonly RankedPlayer[]> {
  const { query } = deps.database;
  const playerIds = botsOf(pool.game).map(({ level }) => botPlayerId(level));
  const rows = await query
    .selectFrom("ratings")
    .select(["player", "mu", "sigma", "games"])
    .where("player", "in", playerIds)
    .where("game", "=", pool.game.id)
    .where("pace", "=", pool.pace)
    .execute();
  const serverBots = botsOf(pool.game).map(({ level }): RatedPlayer => {
    const playerId = botPlayerId(level);
    const player = { name: level, level };
    const rating = rows.find((each) => each.player === playerId);
    return { ...INITIAL_RATING, games: 0, ...rating, playerId, player };
  });
  const programs = await loadRatedPeople(deps, pool, "programs");
  const lines = [...serverBots, ...programs].toSorted((a, b) => b.mu - a.mu);
  return toRankedLines(deps, pool, lines.slice(0, MAX_LINES));
}

/** The visible people with a rating: the best first, provisional ratings last. */
async function loadRatedPeople(
  { database: { query }, now }: LeaderboardDeps,
  { game, pace }: RatingPool,
  kind: "people" | "programs",
): Promise<readonly RatedPlayer[]> {
  const rows = await query
    .selectFrom("ratings")
    .innerJoin("people", "people.id", "ratings.player")
    .select([
      "ratings.player as playerId",
      "ratings.mu",
      "ratings.sigma",
      "ratings.games",
      "people.name",
    ])
    .where("ratings.game", "=", game.id)
    .where("ratings.pace", "=", pace)
    .where((is) =>
      kind === "programs"
        ? is("people.role", "=", "program")
        : is.or([is("people.role", "is", null), is("people.role", "<>", "program")]),
    )
    .where((is) => isVisiblePerson(is, now()))
    .orderBy((is) => is.case().when("ratings.sigma", "<", PROVISIONAL_SIGMA).then(0).else(1).end())
    .orderBy("ratings.mu", "desc")
    .orderBy("ratings.player")
    .limit(MAX_LINES)
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, player: { name, personId: row.playerId } }));
}

/** The lines of a leaderboard, with the number of wins. */
async function toRankedLines(
  { database: { query } }: LeaderboardDeps,
  pool: RatingPool,
  rated: readonly RatedPlayer[],
): Promise<readonly RankedPlayer[]> {
  const wins = await loadWins(
    query,
    pool,
    rated.map(({ playerId }) => playerId),
  );
  return rated.map(({ playerId, player, games, ...rating }) => ({
    player,
    games,
    ...displayRating(rating),
    wins: wins.get(playerId) ?? 0,
    ...(rating.sigma < PROVISIONAL_SIGMA ? {} : { isProvisional: true as const }),
  }));
}

/** The number of first places in rated games, by player id. */
async function loadWins(
  query: Kysely<DatabaseSchema>,
  { game, pace }: RatingPool,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (playerIds.length === 0) return new Map();
  const rows = await query
    .selectFrom("results")
    .select((all) => ["player", all.fn.count<number>("table_id").distinct().as("wins")])
    .where("player", "in", playerIds)
    .where("game", "=", game.id)
    .where("pace", "=", pace)
    .where("place", "=", 1)
    .where("mu", "is not", null)
    .groupBy("player")
    .execute();
  return new Map(rows.map(({ player, wins }) => [player, wins]));
}
