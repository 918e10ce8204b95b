import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "./migration.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const personReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("people.id").onDelete("cascade");

export const company: Migration = {
  number: 5,
  name: "company",
  async up({ schema }) {
    await schema
      .createTable("ties")
      .addColumn("person", "text", personReference)
      .addColumn("other", "text", personReference)
      .addColumn("kind", "text", required)
      .addColumn("since", "bigint", required)
      .addPrimaryKeyConstraint("ties_key", ["person", "other", "kind"])
      .execute();
    await schema.createIndex("ties_other").on("ties").columns(["other", "kind"]).execute();
    await schema
      .createTable("reports")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("reporter", "text", required)
      .addColumn("about", "text", required)
      .addColumn("game", "text")
      .addColumn("message", "integer")
      .addColumn("reason", "text", required)
      .addColumn("words", "text", required)
      .addColumn("created", "bigint", required)
      .addColumn("closed", "bigint")
      .addColumn("closer", "text")
      .addColumn("verdict", "text")
      .execute();
    await schema.createIndex("reports_open").on("reports").columns(["closed", "created"]).execute();
    await schema.createIndex("reports_about").on("reports").columns(["about", "created"]).execute();
    await schema.alterTable("people").addColumn("notice", "text").execute();
    // A server queries every second who is banned.
    await schema
      .createIndex("people_banned")
      .on("people")
      .column("banned")
      .where("banned", "is not", null)
      .execute();
  },
};
