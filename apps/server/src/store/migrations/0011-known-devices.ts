import type { Migration } from "./migration.ts";

/** Devices on which an account was signed in: wrong passwords from elsewhere do not lock them out. */
export const knownDevices: Migration = {
  number: 11,
  name: "known-devices",
  async up({ schema }) {
    await schema
      .createTable("known_devices")
      .addColumn("hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("person", "text", (column) =>
        column.notNull().references("people.id").onDelete("cascade"),
      )
      .addColumn("used", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("known_devices_person").on("known_devices").column("person").execute();
  },
};
