import type { ColumnDefinitionBuilder, SchemaModule } from "kysely";
import type { Migration } from "./migration.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const personReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("people.id").onDelete("cascade");

export const notices: Migration = {
  number: 7,
  name: "notices",
  async up({ schema }) {
    await createChannels(schema);
    await createOutbox(schema);
    await schema.alterTable("people").addColumn("zone", "text").execute();
    // A server queries every second which tables and chat messages are new.
    await schema.createIndex("games_changed").on("games").column("changed").execute();
    await schema.createIndex("chat_at").on("chat").column("at").execute();
    await schema
      .createTable("settings")
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("value", "text", required)
      .execute();
  },
};

/** What people are notified of and how, and when they are away. */
async function createChannels(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("channels")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", personReference)
    .addColumn("kind", "text", required)
    .addColumn("address", "text", required)
    .addColumn("label", "text", required)
    .addColumn("wishes", "text", required)
    .addColumn("created", "bigint", required)
    .addColumn("told", "bigint")
    .addColumn("failures", "integer", required)
    .execute();
  await schema.createIndex("channels_person").on("channels").column("person").execute();
  await schema
    .createTable("absences")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", personReference)
    .addColumn("kind", "text", required)
    .addColumn("about", "text", required)
    .execute();
  await schema.createIndex("absences_person").on("absences").column("person").execute();
}

/** Notifications, each of which is sent once. */
async function createOutbox(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("outbox")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("channel", "text", (column) =>
      column.notNull().references("channels.id").onDelete("cascade"),
    )
    .addColumn("game", "text", required)
    .addColumn("occasion", "text", required)
    .addColumn("about", "text", required)
    .addColumn("created", "bigint", required)
    .addColumn("due", "bigint")
    .addColumn("tries", "integer", required)
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
