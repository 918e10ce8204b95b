import { sql, type Kysely } from "kysely";
import type { Migration } from "./migration.ts";

/** Milliseconds before the old watermark that servers used to read again. */
const OVERLAP_MS = 60_000;

/** Every table and chat message records whether people were notified of it. */
export const notified: Migration = {
  number: 10,
  name: "notified",
  async up(db) {
    const { schema } = db;
    await schema
      .alterTable("games")
      .addColumn("notified", "integer", (column) => column.notNull().defaultTo(-1))
      .execute();
    await schema.alterTable("chat").addColumn("notified", "bigint").execute();
    const handledUntil = await readWatermark(db);
    await sql`update games set notified = revision where changed < ${handledUntil}`.execute(db);
    await sql`update chat set notified = at where at < ${handledUntil}`.execute(db);
    await sql`delete from settings where name = 'notices-seen'`.execute(db);
    await schema
      .createIndex("games_unnotified")
      .on("games")
      .column("id")
      .where(sql.ref("notified"), "<>", sql.ref("revision"))
      .execute();
    await schema.dropIndex("chat_at").execute();
    await schema
      .createIndex("chat_unnotified")
      .on("chat")
      .column("at")
      .where(sql.ref("notified"), "is", null)
      .execute();
  },
};

/** Everything before this time was handled by the old version. */
async function readWatermark(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ value: string }>`
    select value from settings where name = 'notices-seen'`.execute(db);
  return rows[0] === undefined ? Date.now() : Number(rows[0].value) - OVERLAP_MS;
}
