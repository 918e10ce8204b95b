import { botsOf, NEWCOMER, type Rating } from "@sofala/bots";
import type { PaceKind, Player, RankedPlayer } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { AnyGame } from "../timeline/timeline.ts";
import type { Services } from "../tables/services.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { isVisiblePerson } from "./players.ts";
import { PROVISIONAL_SIGMA, displayRating } from "./display-rating.ts";
import { botHolderId } from "./table-result.ts";

/** A list has so many lines. */
const MAX_LINES = 100;

/** In which games strength was shown. */
export interface RatingPool {
  readonly game: AnyGame;
  readonly pace: PaceKind;
}

interface RatedPlayer extends Rating {
  readonly holder: string;
  readonly player: Player;
  readonly games: number;
}

/** People by their strength; those of whom too little is known come after the others. */
export const peopleLeaderboard = async (
  services: Services,
  pool: RatingPool,
): Promise<readonly RankedPlayer[]> =>
  toRankedLines(
    services,
    pool,
    (await loadRatedPeople(services, pool, "people")).slice(0, MAX_LINES),
  );

/** The server's bots and those of others, by their strength. */
export async function botLadder(
  services: Services,
  pool: RatingPool,
): Promise<readonly RankedPlayer[]> {
  const { query } = services.database;
  const holders = botsOf(pool.game).map(({ level }) => botHolderId(level));
  const known = await query
    .selectFrom("ratings")
    .select(["holder", "mu", "sigma", "games"])
    .where("holder", "in", holders)
    .where("game", "=", pool.game.id)
    .where("pace", "=", pool.pace)
    .execute();
  const ours = botsOf(pool.game).map(({ level }): RatedPlayer => {
    const holder = botHolderId(level);
    const player = { name: level, level };
    const rating = known.find((each) => each.holder === holder);
    return { ...NEWCOMER, games: 0, ...rating, holder, player };
  });
  const theirs = await loadRatedPeople(services, pool, "programs");
  const lines = [...ours, ...theirs].toSorted((a, b) => b.mu - a.mu);
  return toRankedLines(services, pool, lines.slice(0, MAX_LINES));
}

/** Those who are here and were rated, the strongest of whom enough is known first. */
async function loadRatedPeople(
  { database: { query }, now }: Services,
  { game, pace }: RatingPool,
  kind: "people" | "programs",
): Promise<readonly RatedPlayer[]> {
  const rows = await query
    .selectFrom("ratings")
    .innerJoin("people", "people.id", "ratings.holder")
    .select(["ratings.holder", "ratings.mu", "ratings.sigma", "ratings.games", "people.name"])
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
    .orderBy("ratings.holder")
    .limit(MAX_LINES)
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, player: { name, person: row.holder } }));
}

/** As they are told, with how often they won. */
async function toRankedLines(
  { database: { query } }: Services,
  pool: RatingPool,
  rated: readonly RatedPlayer[],
): Promise<readonly RankedPlayer[]> {
  const wins = await loadWins(
    query,
    pool,
    rated.map(({ holder }) => holder),
  );
  return rated.map(({ holder, player, games, ...rating }) => ({
    player,
    games,
    ...displayRating(rating),
    wins: wins.get(holder) ?? 0,
    ...(rating.sigma < PROVISIONAL_SIGMA ? {} : { provisional: true as const }),
  }));
}

/** First places in rated games. */
async function loadWins(
  query: Kysely<DatabaseSchema>,
  { game, pace }: RatingPool,
  holders: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (holders.length === 0) return new Map();
  const rows = await query
    .selectFrom("results")
    .select((all) => ["holder", all.fn.count<number>("table_id").distinct().as("wins")])
    .where("holder", "in", holders)
    .where("game", "=", game.id)
    .where("pace", "=", pace)
    .where("place", "=", 1)
    .where("mu", "is not", null)
    .groupBy("holder")
    .execute();
  return new Map(rows.map(({ holder, wins }) => [holder, wins]));
}
