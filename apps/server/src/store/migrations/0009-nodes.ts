import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "./migration.ts";

const needed = (column: ColumnDefinitionBuilder) => column.notNull();

/** Several servers on one database know who is where, who does what, and how often somebody asked. */
export const nodes: Migration = {
  number: 9,
  name: "nodes",
  async up({ schema }) {
    await schema
      .createTable("visits")
      .addColumn("place", "text", needed)
      .addColumn("person", "text", needed)
      .addColumn("node", "text", needed)
      .addPrimaryKeyConstraint("visits_key", ["place", "person", "node"])
      .execute();
    await schema.createIndex("visits_node").on("visits").column("node").execute();
    await schema
      .createTable("claims")
      .addColumn("what", "text", (column) => column.primaryKey().notNull())
      .addColumn("node", "text", needed)
      .execute();
    await schema.createIndex("claims_node").on("claims").column("node").execute();
    await schema
      .createTable("limits")
      .addColumn("key", "text", (column) => column.primaryKey().notNull())
      .addColumn("count", "integer", needed)
      .addColumn("ends", "bigint", needed)
      .execute();
    await schema.createIndex("limits_ends").on("limits").column("ends").execute();
  },
};
