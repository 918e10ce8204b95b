import type { ColumnDefinitionBuilder, SchemaModule } from "kysely";
import type { Migration } from "./migration.ts";

export const games: Migration = {
  number: 2,
  name: "games",
  async up({ schema }) {
    await createGames(schema);
    await createSeats(schema);
    await createEntries(schema);
    await createChatAndNotes(schema);
  },
};

/** Deleting a game deletes its rows. No column refers to people: a game outlives the accounts of its players. */
const gameReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("games.id").onDelete("cascade");

const required = (column: ColumnDefinitionBuilder) => column.notNull();

async function createGames(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("games")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("game", "text", required)
    .addColumn("rules", "integer", required)
    .addColumn("status", "text", required)
    .addColumn("visibility", "text", required)
    .addColumn("owner", "text", required)
    .addColumn("invite", "text", required)
    .addColumn("terms", "text", required)
    .addColumn("seed", "text", required)
    .addColumn("salt", "text", required)
    .addColumn("commitment", "text")
    .addColumn("position", "text")
    .addColumn("created", "bigint", required)
    .addColumn("started", "bigint")
    .addColumn("ended", "bigint")
    .addColumn("changed", "bigint", required)
    .addColumn("entries", "integer", required)
    .addColumn("revision", "integer", required)
    .addColumn("clock", "text")
    .addColumn("deadline", "bigint")
    .addColumn("proposal", "text")
    .addColumn("outcome", "text")
    .execute();
  await schema
    .createIndex("games_lobby")
    .on("games")
    .columns(["status", "visibility", "changed"])
    .execute();
  await schema
    .createIndex("games_deadline")
    .on("games")
    .column("deadline")
    .where("deadline", "is not", null)
    .execute();
}

async function createSeats(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("seats")
    .addColumn("game", "text", gameReference)
    .addColumn("seat", "integer", required)
    .addColumn("kind", "text", required)
    .addColumn("person", "text")
    .addColumn("name", "text", required)
    .addColumn("level", "text")
    .addPrimaryKeyConstraint("seats_key", ["game", "seat"])
    .execute();
  await schema.createIndex("seats_person").on("seats").column("person").execute();
  await schema
    .createTable("orders")
    .addColumn("game", "text", gameReference)
    .addColumn("seat", "integer", required)
    .addColumn("standing", "text", required)
    .addPrimaryKeyConstraint("orders_key", ["game", "seat"])
    .execute();
}

async function createEntries(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("entries")
    .addColumn("game", "text", gameReference)
    .addColumn("seq", "integer", required)
    .addColumn("actor", "text", required)
    .addColumn("entry", "text", required)
    .addColumn("at", "bigint", required)
    .addColumn("key", "text")
    .addPrimaryKeyConstraint("entries_key", ["game", "seq"])
    .execute();
  await schema
    .createIndex("entries_sender")
    .on("entries")
    .columns(["game", "actor", "key"])
    .unique()
    .where("key", "is not", null)
    .execute();
}

async function createChatAndNotes(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("chat")
    .addColumn("game", "text", gameReference)
    .addColumn("number", "integer", required)
    .addColumn("person", "text", required)
    .addColumn("seat", "integer")
    .addColumn("words", "text")
    .addColumn("phrase", "text")
    .addColumn("at", "bigint", required)
    .addPrimaryKeyConstraint("chat_key", ["game", "number"])
    .execute();
  await schema
    .createTable("notes")
    .addColumn("game", "text", gameReference)
    .addColumn("person", "text", required)
    .addColumn("words", "text", required)
    .addColumn("changed", "bigint", required)
    .addPrimaryKeyConstraint("notes_key", ["game", "person"])
    .execute();
}
