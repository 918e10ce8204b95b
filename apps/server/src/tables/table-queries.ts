import type { TableInfo } from "@sofala/protocol";
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { DatabaseKind } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** Which tables somebody looks for; what is left out may be anything. */
export interface TableFilter {
  readonly status?: TableInfo["status"] | undefined;
  readonly game?: string | undefined;
  readonly pace?: TableInfo["pace"]["kind"] | undefined;
  readonly players?: number | undefined;
  /** At least so many seats are free for anybody. */
  readonly free?: number | undefined;
}

type TableExpressions = ExpressionBuilder<DatabaseSchema, "games">;

/** Rows of tables that are sought, with all that a list says of them and nothing of their logs. */
export const tablesMatching = (query: Kysely<DatabaseSchema>, sought: TableFilter) =>
  query
    .selectFrom("games")
    .select(["id", "game", "status", "visibility", "owner", "created", "changed", "ended"])
    .select(["listed_at", "entries", "terms", "clock", "waits"])
    .where((is) => is.and(filterConditions(is, sought)));

function filterConditions(
  is: TableExpressions,
  { status, game, pace, players, free = 0 }: TableFilter,
) {
  const all: Expression<SqlBool>[] = [];
  if (status !== undefined) all.push(is("games.status", "=", status));
  if (game !== undefined) all.push(is("games.game", "=", game));
  if (pace !== undefined) all.push(is("games.pace", "=", pace));
  if (players !== undefined) all.push(is(countSeats(is), "=", players));
  if (free > 0) all.push(is(countSeats(is).where("seats.kind", "=", "open"), ">=", free));
  return all;
}

const countSeats = (is: TableExpressions) =>
  is
    .selectFrom("seats")
    .select((all) => all.fn.countAll<number>().as("count"))
    .whereRef("seats.game", "=", "games.id");

/** Does one of these people sit there? */
export const hasSeatedPerson = (
  is: TableExpressions,
  people: readonly string[],
): Expression<SqlBool> =>
  is.exists(
    is
      .selectFrom("seats")
      .select("seats.seat")
      .whereRef("seats.game", "=", "games.id")
      .where("seats.person", "in", people),
  );

/** Has nobody anything to do with the table from whom somebody keeps apart? */
export const excludesPeople = (
  is: TableExpressions,
  apart: readonly string[],
): readonly Expression<SqlBool>[] =>
  apart.length === 0
    ? []
    : [is("games.owner", "not in", apart), is.not(hasSeatedPerson(is, apart))];

/** Does a friend of somebody sit there? */
export const hasSeatedFriend = (is: TableExpressions, person: string): Expression<SqlBool> =>
  is.exists(
    is
      .selectFrom("seats")
      .innerJoin("ties", "ties.other", "seats.person")
      .select("seats.seat")
      .whereRef("seats.game", "=", "games.id")
      .where("ties.person", "=", person)
      .where("ties.kind", "=", "friend"),
  );

/** Seconds that spectators are behind, from a table's terms. */
const DELAY_SECONDS: { readonly [Kind in DatabaseKind]: Expression<number> } = {
  sqlite: sql`coalesce(json_extract(games.terms, '$.delay'), 0)`,
  postgres: sql`coalesce((games.terms::json ->> 'delay')::bigint, 0)`,
};
/** No table has spectators who are further behind, in milliseconds. */
const MAX_DELAY_MS = 3_600_000;

/** Who asks, of which database, and when. */
interface QueryContext {
  readonly kind: DatabaseKind;
  readonly person: string | undefined;
  readonly now: number;
}

/** Is the game over, and whoever asks does not know yet? Who is not at a table learns of its end with its spectators. */
export const isEndHidden = (
  is: TableExpressions,
  { kind, person, now }: QueryContext,
): Expression<SqlBool> =>
  is.and([
    is("games.status", "=", "over"),
    // Games are counted when everybody may know of them; of the others there are few.
    is("games.rated", "is", null),
    is("games.ended", "is not", null),
    is("games.ended", ">", now - MAX_DELAY_MS),
    sql<boolean>`games.ended + 1000 * ${DELAY_SECONDS[kind]} > ${now}`,
    ...(person === undefined ? [] : [is.not(hasSeatedPerson(is, [person]))]),
  ]);
