import type { ColumnDefinitionBuilder, SchemaModule } from "kysely";
import type { Migration } from "./migration.ts";

export const games: Migration = {
  number: 2,
  name: "games",
  async up({ schema }) {
    await createGames(schema);
    await createSeats(schema);
    await createEntries(schema);
    await createTalk(schema);
  },
};

/** A game's rows hang together; people may be kept elsewhere, so nothing here refers to them. */
const ofGame = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("games.id").onDelete("cascade");

const needed = (column: ColumnDefinitionBuilder) => column.notNull();

async function createGames(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("games")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("game", "text", needed)
    .addColumn("rules", "integer", needed)
    .addColumn("status", "text", needed)
    .addColumn("visibility", "text", needed)
    .addColumn("owner", "text", needed)
    .addColumn("invite", "text", needed)
    .addColumn("terms", "text", needed)
    .addColumn("seed", "text", needed)
    .addColumn("salt", "text", needed)
    .addColumn("commitment", "text")
    .addColumn("position", "text")
    .addColumn("created", "bigint", needed)
    .addColumn("started", "bigint")
    .addColumn("ended", "bigint")
    .addColumn("changed", "bigint", needed)
    .addColumn("entries", "integer", needed)
    .addColumn("revision", "integer", needed)
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
    .addColumn("game", "text", ofGame)
    .addColumn("seat", "integer", needed)
    .addColumn("kind", "text", needed)
    .addColumn("person", "text")
    .addColumn("name", "text", needed)
    .addColumn("level", "text")
    .addPrimaryKeyConstraint("seats_key", ["game", "seat"])
    .execute();
  await schema.createIndex("seats_person").on("seats").column("person").execute();
  await schema
    .createTable("orders")
    .addColumn("game", "text", ofGame)
    .addColumn("seat", "integer", needed)
    .addColumn("standing", "text", needed)
    .addPrimaryKeyConstraint("orders_key", ["game", "seat"])
    .execute();
}

async function createEntries(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("entries")
    .addColumn("game", "text", ofGame)
    .addColumn("seq", "integer", needed)
    .addColumn("actor", "text", needed)
    .addColumn("entry", "text", needed)
    .addColumn("at", "bigint", needed)
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

async function createTalk(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("chat")
    .addColumn("game", "text", ofGame)
    .addColumn("number", "integer", needed)
    .addColumn("person", "text", needed)
    .addColumn("seat", "integer")
    .addColumn("words", "text")
    .addColumn("phrase", "text")
    .addColumn("at", "bigint", needed)
    .addPrimaryKeyConstraint("chat_key", ["game", "number"])
    .execute();
  await schema
    .createTable("notes")
    .addColumn("game", "text", ofGame)
    .addColumn("person", "text", needed)
    .addColumn("words", "text", needed)
    .addColumn("changed", "bigint", needed)
    .addPrimaryKeyConstraint("notes_key", ["game", "person"])
    .execute();
}
