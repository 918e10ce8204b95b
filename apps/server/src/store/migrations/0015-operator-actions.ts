import type { Migration } from "./migration.ts";

/** What operators did besides sanctions, for the log of moderation. */
export const operatorActions: Migration = {
  number: 15,
  name: "operator-actions",
  minProgramVersion: 13,
  async up({ schema }) {
    await schema
      .createTable("operator_actions")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("operator", "text", (column) => column.notNull())
      .addColumn("person", "text")
      .addColumn("table_id", "text")
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("details", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("operator_actions_at").on("operator_actions").column("at").execute();
  },
};
