import type { Migration } from "./migration.ts";

export const people: Migration = {
  number: 1,
  name: "people",
  async up({ schema }) {
    await schema
      .createTable("people")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .execute();

    await schema
      .createTable("tokens")
      .addColumn("hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("person", "text", (column) =>
        column.notNull().references("people.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("created", "bigint", (column) => column.notNull())
      .addColumn("used", "bigint", (column) => column.notNull())
      .addColumn("expires", "bigint")
      .execute();
    await schema.createIndex("tokens_person").on("tokens").column("person").execute();
  },
};
