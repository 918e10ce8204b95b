import { botsOf, NEWCOMER, type Rating } from "@sofala/bots";
import type { PaceKind, Player, Ranked } from "@sofala/protocol";
import type { Kysely } from "kysely";
import type { AnyGame } from "../timeline/timeline.ts";
import type { Services } from "../tables/services.ts";
import type { Schema } from "../store/schema.ts";
import { isHere } from "./players.ts";
import { SETTLED, shownRating } from "./display-rating.ts";
import { botHolder } from "./table-result.ts";

/** A list has so many lines. */
const MOST = 100;

/** In which games strength was shown. */
export interface Pool {
  readonly game: AnyGame;
  readonly pace: PaceKind;
}

interface Rated extends Rating {
  readonly holder: string;
  readonly player: Player;
  readonly games: number;
}

/** People by their strength; those of whom too little is known come after the others. */
export const leaders = async (services: Services, pool: Pool): Promise<readonly Ranked[]> =>
  linesOf(services, pool, (await peopleIn(services, pool, "people")).slice(0, MOST));

/** The server's bots and those of others, by their strength. */
export async function ladder(services: Services, pool: Pool): Promise<readonly Ranked[]> {
  const { query } = services.database;
  const holders = botsOf(pool.game).map(({ level }) => botHolder(level));
  const known = await query
    .selectFrom("ratings")
    .select(["holder", "mu", "sigma", "games"])
    .where("holder", "in", holders)
    .where("game", "=", pool.game.id)
    .where("pace", "=", pool.pace)
    .execute();
  const ours = botsOf(pool.game).map(({ level }): Rated => {
    const holder = botHolder(level);
    const player = { name: level, level };
    const rating = known.find((each) => each.holder === holder);
    return { ...NEWCOMER, games: 0, ...rating, holder, player };
  });
  const theirs = await peopleIn(services, pool, "programs");
  const lines = [...ours, ...theirs].toSorted((a, b) => b.mu - a.mu);
  return linesOf(services, pool, lines.slice(0, MOST));
}

/** Those who are here and were rated, the strongest of whom enough is known first. */
async function peopleIn(
  { database: { query }, now }: Services,
  { game, pace }: Pool,
  kind: "people" | "programs",
): Promise<readonly Rated[]> {
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
    .where((is) => isHere(is, now()))
    .orderBy((is) => is.case().when("ratings.sigma", "<", SETTLED).then(0).else(1).end())
    .orderBy("ratings.mu", "desc")
    .orderBy("ratings.holder")
    .limit(MOST)
    .execute();
  return rows.map(({ name, ...row }) => ({ ...row, player: { name, person: row.holder } }));
}

/** As they are told, with how often they won. */
async function linesOf(
  { database: { query } }: Services,
  pool: Pool,
  rated: readonly Rated[],
): Promise<readonly Ranked[]> {
  const wins = await winsOf(
    query,
    pool,
    rated.map(({ holder }) => holder),
  );
  return rated.map(({ holder, player, games, ...rating }) => ({
    player,
    games,
    ...shownRating(rating),
    wins: wins.get(holder) ?? 0,
    ...(rating.sigma < SETTLED ? {} : { provisional: true as const }),
  }));
}

/** First places in rated games. */
async function winsOf(
  query: Kysely<Schema>,
  { game, pace }: Pool,
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
