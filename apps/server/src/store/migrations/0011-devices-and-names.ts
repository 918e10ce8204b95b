import { sql, type Kysely, type SchemaModule } from "kysely";
import { skeletonOf } from "../../lookalikes.ts";
import { inBatches } from "../batches.ts";
import type { Migration } from "./migration.ts";

/** Accounts recognize their devices; each name gets a skeleton, by which confusable names are found. */
export const devicesAndNames: Migration = {
  number: 11,
  name: "devices-and-names",
  async up(db) {
    await createKnownDevices(db.schema);
    await addSkeletons(db);
  },
};

/** Devices on which an account was signed in: wrong passwords from elsewhere do not lock them out. */
async function createKnownDevices(schema: SchemaModule): Promise<void> {
  await schema
    .createTable("known_devices")
    .addColumn("hash", "text", (column) => column.primaryKey().notNull())
    .addColumn("person", "text", (column) =>
      column.notNull().references("people.id").onDelete("cascade"),
    )
    .addColumn("used", "bigint", (column) => column.notNull())
    .execute();
  await schema.createIndex("known_devices_person").on("known_devices").column("person").execute();
}

/** Not unique: people with confusable names keep them. */
async function addSkeletons(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("people").addColumn("skeleton", "text").execute();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from people where kind <> 'gone'`.execute(db);
  for (const batch of inBatches(rows, 200)) {
    const cases = batch.map(({ id, name }) => sql`when ${id} then ${skeletonOf(name)}`);
    const ids = batch.map(({ id }) => sql`${id}`);
    await sql`update people set skeleton = case id ${sql.join(cases, sql` `)} end
      where id in (${sql.join(ids)})`.execute(db);
  }
  await db.schema.createIndex("people_skeleton").on("people").column("skeleton").execute();
}
