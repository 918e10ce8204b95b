import { sql, type ColumnDefinitionBuilder, type Kysely } from "kysely";
import type { Migration } from "./migration.ts";

const needed = (column: ColumnDefinitionBuilder) => column.notNull();

export const results: Migration = {
  number: 6,
  name: "results",
  async up(db) {
    const { schema } = db;
    await lookFor(db);
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
      .addColumn("seat", "integer", needed)
      .addColumn("game", "text", needed)
      .addColumn("pace", "text", needed)
      .addColumn("holder", "text", needed)
      .addColumn("players", "integer", needed)
      .addColumn("place", "integer")
      .addColumn("tied", "integer", needed)
      .addColumn("ending", "text", needed)
      .addColumn("moves", "integer", needed)
      .addColumn("late", "integer", needed)
      .addColumn("facts", "text", needed)
      .addColumn("mu", "double precision")
      .addColumn("sigma", "double precision")
      .addColumn("ended", "bigint", needed)
      .addPrimaryKeyConstraint("results_key", ["table_id", "seat"])
      .execute();
    await schema.createIndex("results_holder").on("results").columns(["holder", "ended"]).execute();
    await schema
      .createTable("ratings")
      .addColumn("holder", "text", needed)
      .addColumn("game", "text", needed)
      .addColumn("pace", "text", needed)
      .addColumn("mu", "double precision", needed)
      .addColumn("sigma", "double precision", needed)
      .addColumn("games", "integer", needed)
      .addColumn("changed", "bigint", needed)
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

/** What tables are looked for by; the kind of pace of those that are there stands in their terms. */
async function lookFor(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.alterTable("games").addColumn("pace", "text").execute();
  await schema.alterTable("games").addColumn("quick", "integer").execute();
  await schema.alterTable("games").addColumn("waits", "text").execute();
  for (const pace of PACES) {
    const written = `%"pace":{"kind":"${pace}"%`;
    await sql`update games set pace = ${pace} where terms like ${written}`.execute(db);
  }
  // Whom a game waits for is kept when the server looks after it, which is now.
  await sql`update games set deadline = 0 where status = 'running'`.execute(db);
  await schema
    .createIndex("games_quick")
    .on("games")
    .columns(["status", "game"])
    .where(sql.ref("quick"), "is not", null)
    .execute();
}
