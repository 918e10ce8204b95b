import type { ColumnDefinitionBuilder, SchemaModule } from "kysely";
import type { Migration } from "./migration.ts";

export const accounts: Migration = {
  number: 4,
  name: "accounts",
  async up({ schema }) {
    await addPeopleColumns(schema);
    await createCredentials(schema);
    await createSlips(schema);
    await createAttempts(schema);
  },
};

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const personReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("people.id").onDelete("cascade");

async function addPeopleColumns(schema: SchemaModule): Promise<void> {
  const texts = ["handle", "email", "language", "role"] as const;
  const numbers = ["confirmed", "muted", "banned"] as const;
  for (const name of texts) {
    await schema.alterTable("people").addColumn(name, "text").execute();
  }
  for (const name of numbers) {
    await schema.alterTable("people").addColumn(name, "bigint").execute();
  }
  await schema
    .createIndex("people_handle")
    .on("people")
    .column("handle")
    .unique()
    .where("handle", "is not", null)
    .execute();
  await schema
    .createIndex("people_email")
    .on("people")
    .column("email")
    .where("email", "is not", null)
    .execute();
}

async function createCredentials(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("credentials")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", personReference)
    .addColumn("kind", "text", required)
    .addColumn("secret", "text", required)
    .addColumn("label", "text", required)
    .addColumn("counter", "bigint", required)
    .addColumn("created", "bigint", required)
    .addColumn("used", "bigint", required)
    .execute();
  await schema.createIndex("credentials_person").on("credentials").column("person").execute();
}

async function createSlips(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("slips")
    .addColumn("hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("kind", "text", required)
    .addColumn("person", "text", (column) => column.references("people.id").onDelete("cascade"))
    .addColumn("about", "text", required)
    .addColumn("expires", "bigint", required)
    .execute();
  await schema.createIndex("slips_expires").on("slips").column("expires").execute();
}

async function createAttempts(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("attempts")
    .addColumn("key", "text", (column) => column.primaryKey().notNull())
    .addColumn("failures", "integer", required)
    .addColumn("until", "bigint", required)
    .execute();
}
