import type { Migration } from "./migration.ts";

export const uptime: Migration = {
  number: 3,
  name: "uptime",
  async up({ schema }) {
    await schema
      .createTable("heartbeats")
      .addColumn("node", "text", (column) => column.primaryKey().notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    await schema
      .createTable("pauses")
      .addColumn("began", "bigint", (column) => column.primaryKey().notNull())
      .addColumn("ended", "bigint", (column) => column.notNull())
      .execute();
  },
};
