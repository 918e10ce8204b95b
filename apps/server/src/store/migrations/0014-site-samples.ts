import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "./migration.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Figures of the site over a day and a month for operators, and the version of each node. */
export const siteSamples: Migration = {
  number: 14,
  name: "site-samples",
  minProgramVersion: 13,
  async up({ schema }) {
    await schema
      .createTable("site_samples")
      .addColumn("period_ms", "integer", required)
      .addColumn("started_at", "bigint", required)
      .addColumn("node", "text", required)
      .addColumn("figures", "text", required)
      .addPrimaryKeyConstraint("site_samples_key", ["period_ms", "started_at", "node"])
      .execute();
    await schema.alterTable("heartbeats").addColumn("version", "text").execute();
  },
};
