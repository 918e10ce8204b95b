import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import type { Migration } from "./migration.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export const results: Migration = {
  number: 6,
  name: "results",
  async up(db) {
    const { schema } = db;
    await addListColumns(db);
    await schema.alterTable("games").addColumn("rated", "bigint").execute();
    await schema
      .createIndex("games_unrated")
      .on("games")
      .columns(["status", "ended"])
      .where(sql.ref("rated"), "is", null)
      .execute();
    await schema.createIndex("games_rated").on("games").column("rated").execute();
    await schema
      .createTable("results")
      .addColumn("table_id", "text", (column) =>
        column.notNull().references("games.id").onDelete("cascade"),
      )
      .addColumn("seat", "integer", required)
      .addColumn("game", "text", required)
      .addColumn("pace", "text", required)
      .addColumn("holder", "text", required)
      .addColumn("players", "integer", required)
      .addColumn("place", "integer")
      .addColumn("tied", "integer", required)
      .addColumn("ending", "text", required)
      .addColumn("moves", "integer", required)
      .addColumn("late", "integer", required)
      .addColumn("facts", "text", required)
      .addColumn("mu", "double precision")
      .addColumn("sigma", "double precision")
      .addColumn("ended", "bigint", required)
      .addPrimaryKeyConstraint("results_key", ["table_id", "seat"])
      .execute();
    await schema.createIndex("results_holder").on("results").columns(["holder", "ended"]).execute();
    await schema
      .createTable("ratings")
      .addColumn("holder", "text", required)
      .addColumn("game", "text", required)
      .addColumn("pace", "text", required)
      .addColumn("mu", "double precision", required)
      .addColumn("sigma", "double precision", required)
      .addColumn("games", "integer", required)
      .addColumn("changed", "bigint", required)
      .addPrimaryKeyConstraint("ratings_key", ["holder", "game", "pace"])
      .execute();
    await schema
      .createIndex("ratings_best")
      .on("ratings")
      .columns(["game", "pace", "mu"])
      .execute();
  },
};

const PACES = ["untimed", "live", "correspondence"];

/** The columns by which lists of tables are filtered. The pace of existing tables is copied from their terms. */
async function addListColumns(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable("games").addColumn("pace", "text").execute();
  await schema.alterTable("games").addColumn("quick", "integer").execute();
  await schema.alterTable("games").addColumn("waits", "text").execute();
  for (const pace of PACES) {
    const pattern = `%"pace":{"kind":"${pace}"%`;
    await sql`update games set pace = ${pace} where terms like ${pattern}`.execute(db);
  }
  // `waits` is written when the server handles the deadline of a game: make all of them due.
  await sql`update games set deadline = 0 where status = 'running'`.execute(db);
  await schema
    .createIndex("games_quick")
    .on("games")
    .columns(["status", "game"])
    .where(sql.ref("quick"), "is not", null)
    .execute();
}
