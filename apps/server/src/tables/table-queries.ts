import type { TableInfo } from "@sofala/protocol";
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from "kysely";
import type { Database, DatabaseKind } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";

/** Which tables to find; an absent field allows everything. */
export interface TableFilter {
  readonly status?: TableInfo["status"] | undefined;
  readonly game?: string | undefined;
  readonly pace?: TableInfo["pace"]["kind"] | undefined;
  readonly players?: number | undefined;
  /** The minimum number of seats that are open to everybody. */
  readonly minFreeSeats?: number | undefined;
}

type TableExpressions = ExpressionBuilder<DatabaseSchema, "tables">;

/** Rows of the tables that match, with the columns that a list needs. */
export const tablesMatching = (query: Kysely<DatabaseSchema>, filter: TableFilter) =>
  query
    .selectFrom("tables")
    .select(["id", "game", "status", "visibility", "owner", "created_at", "updated_at", "ended_at"])
    .select(["public_updated_at", "entry_count", "settings", "clock", "turn_state"])
    .where((is) => is.and(filterConditions(is, filter)));

function filterConditions(
  is: TableExpressions,
  { status, game, pace, players, minFreeSeats = 0 }: TableFilter,
) {
  const all: Expression<SqlBool>[] = [];
  if (status !== undefined) all.push(is("tables.status", "=", status));
  if (game !== undefined) all.push(is("tables.game", "=", game));
  if (pace !== undefined) all.push(is("tables.pace", "=", pace));
  if (players !== undefined) all.push(is(countSeats(is), "=", players));
  if (minFreeSeats > 0)
    all.push(is(countSeats(is).where("seats.kind", "=", "open"), ">=", minFreeSeats));
  return all;
}

const countSeats = (is: TableExpressions) =>
  is
    .selectFrom("seats")
    .select((all) => all.fn.countAll<number>().as("count"))
    .whereRef("seats.table_id", "=", "tables.id");

/** The ids of all tables, of any status, where a person has a seat. */
export async function tablesOfPerson(
  { query }: Pick<Database, "query">,
  person: string,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom("seats")
    .select("table_id as tableId")
    .where("person", "=", person)
    .execute();
  return rows.map(({ tableId }) => tableId);
}

/** True if one of these people has a seat. */
export const hasSeatedPerson = (
  is: TableExpressions,
  people: readonly string[],
): Expression<SqlBool> =>
  is.exists(
    is
      .selectFrom("seats")
      .select("seats.seat")
      .whereRef("seats.table_id", "=", "tables.id")
      .where("seats.person", "in", people),
  );

/** True if none of these people owns the table or has a seat. */
export const excludesPeople = (
  is: TableExpressions,
  people: readonly string[],
): readonly Expression<SqlBool>[] =>
  people.length === 0
    ? []
    : [is("tables.owner", "not in", people), is.not(hasSeatedPerson(is, people))];

/** True if a friend of this person has a seat. */
export const hasSeatedFriend = (is: TableExpressions, person: string): Expression<SqlBool> =>
  is.exists(
    is
      .selectFrom("seats")
      .innerJoin("relationships", "relationships.other", "seats.person")
      .select("seats.seat")
      .whereRef("seats.table_id", "=", "tables.id")
      .where("relationships.person", "=", person)
      .where("relationships.kind", "=", "friend"),
  );

/** The delay of spectators in seconds, from the settings of a table. */
const delayIn = (kind: DatabaseKind, column: "tables.settings" | "previous.settings") => {
  const settings = sql.ref(column);
  return kind === "sqlite"
    ? sql<number>`coalesce(json_extract(${settings}, '$.delay'), 0)`
    : sql<number>`coalesce((${settings}::json ->> 'delay')::bigint, 0)`;
};
/** The longest delay that a table may have. */
const MAX_DELAY_MS = 3_600_000;

/** The kind of database, the person who asks, and the time. */
interface QueryContext {
  readonly kind: DatabaseKind;
  readonly person: string | undefined;
  readonly now: number;
}

/** True if the game is over but the person must not know it yet: without a seat, the delay of spectators applies. */
export const isEndHidden = (
  is: TableExpressions,
  { kind, person, now }: QueryContext,
): Expression<SqlBool> =>
  is.and([
    is("tables.status", "=", "over"),
    // A game is rated when everybody may know its end, so this leaves few rows to check.
    is("tables.rated_at", "is", null),
    is("tables.ended_at", "is not", null),
    is("tables.ended_at", ">", now - MAX_DELAY_MS),
    sql<boolean>`tables.ended_at + 1000 * ${delayIn(kind, "tables.settings")} > ${now}`,
    ...(person === undefined ? [] : [is.not(hasSeatedPerson(is, [person]))]),
  ]);

/** False for the rematch of a game with a delay whose spectators do not know yet that it is over. */
export const isRematchVisible = (
  is: TableExpressions,
  { kind, now }: Pick<QueryContext, "kind" | "now">,
): Expression<SqlBool> =>
  is(
    "tables.id",
    "not in",
    is
      .selectFrom("tables as previous")
      .select((row) => row.ref("previous.rematch").$notNull().as("rematch"))
      .where("previous.status", "=", "over")
      .where("previous.rated_at", "is", null)
      .where("previous.ended_at", ">", now - MAX_DELAY_MS)
      .where("previous.rematch", "is not", null)
      .where(
        sql<boolean>`previous.ended_at + 1000 * ${delayIn(kind, "previous.settings")} > ${now}`,
      ),
  );
