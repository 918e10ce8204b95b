import type { Sanction } from "@sofala/protocol";
import type { Bus } from "../bus/bus.ts";
import { PEOPLE_TOPIC, type Connections } from "../connections.ts";
import type { Database } from "../store/database.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { tablesOfPerson } from "../tables/table-queries.ts";

interface RemoveBannedDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly tables: Pick<LiveTables, "leave">;
  readonly connections: Pick<Connections, "disconnect">;
}

interface ApplySanctionDeps extends RemoveBannedDeps {
  readonly bus: Pick<Bus, "publish">;
  readonly tables: Pick<LiveTables, "leave" | "reload">;
  readonly connections: Pick<Connections, "disconnect" | "disconnectEverywhere">;
}

/** Makes a recorded sanction take effect at once, on every node. */
export async function applySanction(
  deps: ApplySanctionDeps,
  person: string,
  { kind }: Sanction,
): Promise<void> {
  const { database, bus, tables, connections } = deps;
  if (kind === "ban") {
    await removeBannedPeople(deps);
    bus.publish(PEOPLE_TOPIC, "banned");
  }
  if (kind === "rename") {
    // Their clients reconnect and get the new name.
    connections.disconnectEverywhere(person);
    await tables.reload(await tablesOfPerson(database, person));
  }
}

/** Closes the connections of all banned people to this node, and makes them leave open tables. */
export async function removeBannedPeople({
  database,
  now,
  tables,
  connections,
}: RemoveBannedDeps): Promise<void> {
  const banned = await database.query
    .selectFrom("people")
    .select("id")
    .where("banned_until", ">", now())
    .execute();
  for (const { id } of banned) connections.disconnect(id);
  const seats = await database.query
    .selectFrom("people")
    .innerJoin("seats", "seats.person", "people.id")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select(["people.id as person", "tables.id as tableId"])
    .where("tables.status", "=", "open")
    .where("banned_until", ">", now())
    .execute();
  for (const { person, tableId } of seats) await tables.leave(tableId, person);
}
