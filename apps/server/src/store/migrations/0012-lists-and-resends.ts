import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Public lists sort tables by a time that does not reveal when somebody moved at a delayed table. A chat message has an
 * idempotency key, so that a repeated one is stored once.
 */
export const listsAndResends: Migration = {
  number: 12,
  name: "lists-and-resends",
  async up(db, kind) {
    const { schema } = db;
    await schema
      .alterTable("games")
      .addColumn("listed_at", "bigint", (column) => column.notNull().defaultTo(0))
      .execute();
    const delay =
      kind === "sqlite"
        ? sql`coalesce(json_extract(terms, '$.delay'), 0)`
        : sql`coalesce((terms::json ->> 'delay')::bigint, 0)`;
    await sql`update games set listed_at = case
      when status <> 'open' and rated is null and started is not null and ${delay} > 0 then started
      else changed end`.execute(db);
    await schema.dropIndex("games_lobby").execute();
    await schema
      .createIndex("games_lobby")
      .on("games")
      .columns(["status", "visibility", "listed_at"])
      .execute();
    await schema.alterTable("chat").addColumn("key", "text").execute();
    await schema
      .createIndex("chat_resent")
      .unique()
      .on("chat")
      .columns(["game", "person", "key"])
      .where(sql.ref("key"), "is not", null)
      .execute();
    // The query for due tables reads only this index, so a damaged row does not stop the clocks of other tables.
    await schema.dropIndex("games_deadline").execute();
    await schema
      .createIndex("games_deadline")
      .on("games")
      .columns(["deadline", "id"])
      .where("deadline", "is not", null)
      .execute();
  },
};
