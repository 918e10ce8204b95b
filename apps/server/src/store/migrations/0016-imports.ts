import type { ColumnDefinitionBuilder } from "kysely";
import type { Migration } from "./migration.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const personReference = (column: ColumnDefinitionBuilder) =>
  column.notNull().references("people.id").onDelete("cascade");

/** What people bring along from other servers. */
export const imports: Migration = {
  number: 16,
  name: "imports",
  minProgramVersion: 13,
  async up({ schema }) {
    await schema
      .createTable("imported_people")
      .addColumn("person", "text", personReference)
      .addColumn("import_id", "text", required)
      .addColumn("archive", "text", required)
      .addColumn("imported_at", "bigint", required)
      .addPrimaryKeyConstraint("imported_people_key", ["person", "import_id"])
      .execute();
    await schema
      .createTable("imported_games")
      .addColumn("person", "text", personReference)
      .addColumn("import_id", "text", required)
      .addColumn("table_id", "text", required)
      .addColumn("players", "text", required)
      .addColumn("archive", "text", required)
      .addColumn("imported_at", "bigint", required)
      .addPrimaryKeyConstraint("imported_games_key", ["person", "import_id", "table_id"])
      .execute();
  },
};
