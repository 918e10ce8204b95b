import type { Migration } from "./migration.ts";

/** A finished table refers to the table of its rematch. */
export const rematches: Migration = {
  number: 8,
  name: "rematches",
  async up({ schema }) {
    await schema.alterTable("games").addColumn("rematch", "text").execute();
  },
};
