import type { ColumnDefinitionBuilder, SchemaModule } from "kysely";
import type { Migration } from "./migration.ts";

const needed = (column: ColumnDefinitionBuilder) => column.notNull();
const ofPerson = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("people.id").onDelete("cascade");

export const notices: Migration = {
  number: 7,
  name: "notices",
  async up({ schema }) {
    await createWishes(schema);
    await createOutbox(schema);
    await schema.alterTable("people").addColumn("zone", "text").execute();
    // Every second a server looks for tables and talk that are newer than what it knows.
    await schema.createIndex("games_changed").on("games").column("changed").execute();
    await schema.createIndex("chat_at").on("chat").column("at").execute();
    await schema
      .createTable("settings")
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("value", "text", needed)
      .execute();
  },
};

/** What people want to be told, how, and when they are away. */
async function createWishes(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("channels")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", ofPerson)
    .addColumn("kind", "text", needed)
    .addColumn("address", "text", needed)
    .addColumn("label", "text", needed)
    .addColumn("wishes", "text", needed)
    .addColumn("created", "bigint", needed)
    .addColumn("told", "bigint")
    .addColumn("failures", "integer", needed)
    .execute();
  await schema.createIndex("channels_person").on("channels").column("person").execute();
  await schema
    .createTable("absences")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", ofPerson)
    .addColumn("kind", "text", needed)
    .addColumn("about", "text", needed)
    .execute();
  await schema.createIndex("absences_person").on("absences").column("person").execute();
}

/** What is to be told, once each. */
async function createOutbox(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("channel", "text", (column) =>
      column.notNull().references("channels.id").onDelete("cascade"),
    )
    .addColumn("game", "text", needed)
    .addColumn("occasion", "text", needed)
    .addColumn("about", "text", needed)
    .addColumn("created", "bigint", needed)
    .addColumn("due", "bigint")
    .addColumn("tries", "integer", needed)
    .addColumn("sent", "bigint")
    .addColumn("letter", "text")
    .execute();
  await schema
    .createIndex("outbox_once")
    .on("outbox")
    .columns(["channel", "game", "occasion"])
    .unique()
    .execute();
  await schema
    .createIndex("outbox_due")
    .on("outbox")
    .column("due")
    .where("due", "is not", null)
    .execute();
}
