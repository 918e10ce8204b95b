import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "./migration.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** For several servers on one database: who is connected where, which server does a job, and counters of requests. */
export const nodes: Migration = {
  number: 9,
  name: "nodes",
  async up({ schema }) {
    await schema
      .createTable("visits")
      .addColumn("place", "text", required)
      .addColumn("person", "text", required)
      .addColumn("node", "text", required)
      .addPrimaryKeyConstraint("visits_key", ["place", "person", "node"])
      .execute();
    await schema.createIndex("visits_node").on("visits").column("node").execute();
    await schema
      .createTable("claims")
      .addColumn("what", "text", (column) => column.primaryKey().notNull())
      .addColumn("node", "text", required)
      .execute();
    await schema.createIndex("claims_node").on("claims").column("node").execute();
    await schema
      .createTable("limits")
      .addColumn("key", "text", (column) => column.primaryKey().notNull())
      .addColumn("count", "integer", required)
      .addColumn("ends", "bigint", required)
      .execute();
    await schema.createIndex("limits_ends").on("limits").column("ends").execute();
  },
};
