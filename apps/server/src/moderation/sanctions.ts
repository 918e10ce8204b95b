import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem, type Sanction, type SanctionRequest } from "@sofala/protocol";
import type { CompiledQuery, Updateable } from "kysely";
import { isNameTaken, nameColumns } from "../people/names.ts";
import { newId } from "../tokens.ts";
import { silentRevision } from "../tables/table-writes.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import {
  PERMANENT_BAN_UNTIL,
  parseModerationDetails,
  type ModerationDetails,
} from "./moderation-status.ts";

const DAY_MS = 86_400_000;

type PersonRow = DatabaseSchema["people"];

/** Stores a sanction with its operator and time, and closes the report that it answers. */
export async function recordSanction(
  database: Database,
  {
    operator,
    person,
    now,
  }: { readonly operator: string; readonly person: string; readonly now: number },
  { sanction, reportId }: SanctionRequest,
): Promise<Result<undefined, Problem>> {
  const { query } = database;
  const row = await query
    .selectFrom("people")
    .selectAll()
    .where("id", "=", person)
    .executeTakeFirst();
  const isDeleted = row?.kind === "deleted" && sanction.kind !== "dismiss";
  if (row === undefined || isDeleted) return refuse("person/not-found");
  if (sanction.kind === "dismiss" && reportId === undefined) return refuse("report/unknown");
  if (sanction.kind === "rename" && (await isNameTaken(database, sanction.name, person))) {
    return refuse("person/name-taken");
  }
  const closing = { closed_at: now, closed_by: operator, sanction: JSON.stringify(sanction) };
  const writeReport =
    reportId === undefined
      ? query
          .insertInto("reports")
          .values({ ...reportRowOf(sanction, person, operator, now), ...closing })
      : query
          .updateTable("reports")
          .set(closing)
          .where("id", "=", reportId)
          .where("reported_person", "=", person)
          .where("closed_at", "is", null);
  try {
    await database.commit({
      mustChange: [...updatePersonQueries(database, row, sanction, now), writeReport.compile()],
      mayChange:
        sanction.kind === "rename" ? renameSeatsQueries(database, person, sanction.name, now) : [],
    });
    return ok(undefined);
  } catch (error) {
    // Another operator closed the report first, or the name was taken in the meantime.
    if (error instanceof CommitConflict) return refuse("report/closed");
    throw error;
  }
}

/** A report row for a sanction without a report. */
const reportRowOf = (sanction: Sanction, person: string, operator: string, now: number) => ({
  id: newId(),
  reporter: operator,
  reported_person: person,
  table_id: null,
  message_number: null,
  reason: "operator",
  text: "explanation" in sanction ? sanction.explanation : "",
  created_at: now,
});

function updatePersonQueries(
  { query }: Database,
  person: PersonRow,
  sanction: Sanction,
  now: number,
): readonly CompiledQuery[] {
  const columns = sanctionColumns(person, sanction, now);
  if (columns === undefined) return [];
  return [query.updateTable("people").set(columns).where("id", "=", person.id).compile()];
}

function sanctionColumns(
  { kind, name: previousName, moderation_status: stored }: PersonRow,
  sanction: Sanction,
  now: number,
): Updateable<PersonRow> | undefined {
  const withDetails = (details: ModerationDetails) => ({
    moderation_status: JSON.stringify({ ...parseModerationDetails(stored), ...details }),
  });
  switch (sanction.kind) {
    case "mute": {
      const { days, explanation } = sanction;
      return { muted_until: now + days * DAY_MS, ...withDetails({ muted: { explanation } }) };
    }
    case "ban": {
      const { days, explanation } = sanction;
      const until = days === undefined ? PERMANENT_BAN_UNTIL : now + days * DAY_MS;
      return { banned_until: until, ...withDetails({ banned: { explanation } }) };
    }
    case "rename": {
      const { name, explanation } = sanction;
      return {
        ...nameColumns(name, kind),
        ...withDetails({ renamed: { previousName, explanation } }),
      };
    }
    case "pardon":
      return { muted_until: null, banned_until: null };
    case "dismiss":
      return undefined;
  }
}

/** Renames a person at their tables. The deadline makes a node load each running table and broadcast the name. */
function renameSeatsQueries(
  { query }: Database,
  person: string,
  name: string,
  now: number,
): readonly CompiledQuery[] {
  const tables = query.selectFrom("seats").select("table_id").where("person", "=", person);
  return [
    query.updateTable("seats").set({ name }).where("person", "=", person).compile(),
    query.updateTable("tables").set(silentRevision).where("id", "in", tables).compile(),
    query
      .updateTable("tables")
      .set({ deadline: now })
      .where("status", "=", "running")
      .where("id", "in", tables)
      .compile(),
  ];
}
