import type { Migration } from "./migration.ts";

/** A table that is over knows the one at which its people play again. */
export const rematches: Migration = {
  number: 8,
  name: "rematches",
  async up({ schema }) {
    await schema.alterTable("games").addColumn("rematch", "text").execute();
  },
};
