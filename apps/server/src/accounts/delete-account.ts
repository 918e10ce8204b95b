import type { CompiledQuery } from "kysely";
import { PEOPLE_TOPIC, type Connections } from "../connections.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { updateFields } from "../tables/decision.ts";
import { silentRevision } from "../tables/table-writes.ts";
import type { Database } from "../store/database.ts";
import { newId } from "../tokens.ts";

/**
 * Somebody leaves for good: their games go on without them, and nothing here says any more who they
 * were. What they played stays, under no name.
 */
export async function deleteAccount(
  rooms: LiveTables,
  connections: Connections,
  person: string,
): Promise<void> {
  const { database, blocks, bus, now } = rooms.services;
  await leaveAllTables(rooms, person);
  const tables = await tablesOfPerson(database, person);
  // Whoever asks twice at once is gone once.
  const mayChange = [
    anonymizePersonQuery(database, person),
    ...deletePersonalDataQueries(database, person, now()),
  ];
  await database.commit({ mustChange: [], mayChange });
  connections.disconnectEverywhere(person);
  await blocks.reload(database);
  bus.publish(PEOPLE_TOPIC, "apart");
  await rooms.reload(tables);
}

/** Leaves or closes tables at which no game has begun; a bot plays on, or the game is given up, as the table has it. */
async function leaveAllTables(rooms: LiveTables, person: string): Promise<void> {
  const { query } = rooms.services.database;
  const tables = await query
    .selectFrom("games")
    .select("id")
    .where("status", "<>", "over")
    .where((is) =>
      is.or([
        is("owner", "=", person),
        is("id", "in", is.selectFrom("seats").select("game").where("person", "=", person)),
      ]),
    )
    .execute();
  for (const { id } of tables) {
    const room = await rooms.find(id);
    if (room !== undefined) await quitTable(room, person);
  }
}

async function quitTable(room: LiveTable, person: string): Promise<void> {
  const { status, owner, settings } = room.table;
  const who = { person };
  // That it cannot be done, since somebody was quicker or a bot plays already, is as good.
  const isHeard = () => {};
  if (status === "open" && owner === person) {
    await room.decideAndStore((scene) =>
      updateFields(scene, { status: "over", endedAt: scene.now, outcome: { reason: "aborted" } }),
    );
  } else if (status === "open") {
    await room.execute("leave", who, {}, isHeard);
  } else if (room.seatOf(person) !== undefined) {
    const key = `farewell ${newId()}`;
    await room.execute(
      settings.onTimeout === "bot" ? "hand-over" : "resign",
      who,
      { key },
      isHeard,
    );
  }
}

/** Where somebody sits, or sat. */
export const tablesOfPerson = async (
  { query }: Database,
  person: string,
): Promise<readonly string[]> => {
  const rows = await query
    .selectFrom("seats")
    .select("game")
    .where("person", "=", person)
    .execute();
  return rows.map(({ game }) => game);
};

const anonymizePersonQuery = ({ query }: Database, person: string): CompiledQuery =>
  query
    .updateTable("people")
    .set({
      kind: "gone",
      name: "",
      handle: null,
      skeleton: null,
      email: null,
      confirmed: null,
      language: null,
      zone: null,
      role: null,
      notice: null,
    })
    .where("id", "=", person)
    .compile();

/** The statements that remove everything else by which they are known. */
function deletePersonalDataQueries(
  { query }: Database,
  person: string,
  now: number,
): readonly CompiledQuery[] {
  const own = [
    "tokens",
    "credentials",
    "slips",
    "known_devices",
    "notes",
    "absences",
    "visits",
  ] as const;
  const channels = query.selectFrom("channels").select("id").where("person", "=", person);
  return [
    // Whoever has the table in memory reads it anew.
    query
      .updateTable("games")
      .set(silentRevision)
      .where("id", "in", query.selectFrom("seats").select("game").where("person", "=", person))
      .compile(),
    query
      .updateTable("games")
      .set({ deadline: now })
      .where("status", "=", "running")
      .where("id", "in", query.selectFrom("seats").select("game").where("person", "=", person))
      .compile(),
    query.updateTable("seats").set({ name: "" }).where("person", "=", person).compile(),
    ...own.map((table) => query.deleteFrom(table).where("person", "=", person).compile()),
    query
      .deleteFrom("ties")
      .where((is) => is.or([is("person", "=", person), is("other", "=", person)]))
      .compile(),
    query.deleteFrom("outbox").where("channel", "in", channels).compile(),
    query.deleteFrom("channels").where("person", "=", person).compile(),
    query.deleteFrom("ratings").where("holder", "=", person).compile(),
  ];
}
