import type { CompiledQuery } from "kysely";
import type { Bus } from "../bus/bus.ts";
import { PEOPLE_TOPIC, type Connections } from "../connections.ts";
import type { Blocks } from "../social/blocks.ts";
import type { Database } from "../store/database.ts";
import { alreadyDone, updateFields } from "../tables/decision.ts";
import type { LiveTable } from "../tables/live-table.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { tablesOfPerson } from "../tables/table-queries.ts";
import { silentRevision } from "../tables/table-writes.ts";
import { newId } from "../tokens.ts";

export interface DeleteAccountDeps {
  readonly database: Database;
  readonly now: () => number;
  readonly bus: Pick<Bus, "publish">;
  readonly blocks: Pick<Blocks, "reload">;
  readonly tables: Pick<LiveTables, "find" | "reload">;
  readonly connections: Pick<Connections, "disconnectEverywhere">;
}

/** Deletes a person: quits their games, removes their personal data, and keeps finished games without their name. */
export async function deleteAccount(deps: DeleteAccountDeps, person: string): Promise<void> {
  const { database, now, bus, blocks, tables, connections } = deps;
  await leaveAllTables(deps, person);
  const tableIds = await tablesOfPerson(database, person);
  // `mayChange`: a second request for the same person changes nothing.
  const mayChange = [
    anonymizePersonQuery(database, person),
    ...deletePersonalDataQueries(database, person, now()),
  ];
  await database.commit({ mustChange: [], mayChange });
  connections.disconnectEverywhere(person);
  await blocks.reload(database);
  bus.publish(PEOPLE_TOPIC, "blocks");
  await tables.reload(tableIds);
}

async function leaveAllTables(
  { database, tables }: Pick<DeleteAccountDeps, "database" | "tables">,
  person: string,
): Promise<void> {
  const unfinished = await database.query
    .selectFrom("tables")
    .select("id")
    .where("status", "<>", "over")
    .where((is) =>
      is.or([
        is("owner", "=", person),
        is("id", "in", is.selectFrom("seats").select("table_id").where("person", "=", person)),
      ]),
    )
    .execute();
  for (const { id } of unfinished) {
    const liveTable = await tables.find(id);
    if (liveTable !== undefined) await quitTable(liveTable, person);
  }
}

/** Leaves or closes an open table; in a running game, hands over the seat or resigns, as the settings say. */
async function quitTable(liveTable: LiveTable, person: string): Promise<void> {
  const { state } = liveTable;
  // A refusal needs no handling: the person has left already, or a bot plays for them.
  const ignoreResult = () => {};
  // Look at the status again at every step: a quick table starts as soon as its last seat is taken.
  await liveTable.decideAndStore((context) =>
    context.table.status === "open" && context.table.owner === person
      ? updateFields(context, {
          status: "over",
          endedAt: context.now,
          outcome: { reason: "aborted" },
        })
      : alreadyDone(context),
  );
  if (state.table.status === "open") {
    await liveTable.execute("leave", { person }, {}, ignoreResult);
  }
  if (state.table.status === "running" && state.seatOf(person) !== undefined) {
    const key = `delete-account ${newId()}`;
    const command = state.table.settings.onTimeout === "bot" ? "hand-over" : "resign";
    await liveTable.execute(command, { person }, { key }, ignoreResult);
  }
}

const anonymizePersonQuery = ({ query }: Database, person: string): CompiledQuery =>
  query
    .updateTable("people")
    .set({
      kind: "deleted",
      name: "",
      normalized_name: null,
      name_skeleton: null,
      email: null,
      email_confirmed_at: null,
      language: null,
      time_zone: null,
      role: null,
      moderation_status: null,
    })
    .where("id", "=", person)
    .compile();

/** Deletes everything else that identifies a person. */
function deletePersonalDataQueries(
  { query }: Database,
  person: string,
  now: number,
): readonly CompiledQuery[] {
  const tables = query.selectFrom("seats").select("table_id").where("person", "=", person);
  const personalTables = [
    "tokens",
    "credentials",
    "one_time_tokens",
    "known_devices",
    "notes",
    "absences",
    "presence",
    "imported_people",
    "imported_games",
  ] as const;
  const channels = query.selectFrom("channels").select("id").where("person", "=", person);
  return [
    // A new revision makes nodes that have the table in memory reload it.
    query.updateTable("tables").set(silentRevision).where("id", "in", tables).compile(),
    query
      .updateTable("tables")
      .set({ deadline: now })
      .where("status", "=", "running")
      .where("id", "in", tables)
      .compile(),
    query.updateTable("seats").set({ name: "" }).where("person", "=", person).compile(),
    ...personalTables.map((table) =>
      query.deleteFrom(table).where("person", "=", person).compile(),
    ),
    query
      .deleteFrom("relationships")
      .where((is) => is.or([is("person", "=", person), is("other", "=", person)]))
      .compile(),
    query.deleteFrom("outbox").where("channel", "in", channels).compile(),
    query.deleteFrom("channels").where("person", "=", person).compile(),
    query.deleteFrom("ratings").where("player", "=", person).compile(),
  ];
}
