import { ok, type Result } from "@sofala/engine";
import type { SanctionRequest, Problem, Sanction } from "@sofala/protocol";
import type { CompiledQuery, Updateable } from "kysely";
import { isNameTaken, nameColumns } from "../people/names.ts";
import { newId } from "../tokens.ts";
import { refuse } from "../tables/decision.ts";
import { silentRevision } from "../tables/table-writes.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import {
  PERMANENT_BAN_UNTIL,
  parseModerationDetails,
  type ModerationDetails,
} from "./moderation-status.ts";

/** Who acts from outside, by command. */
export const HOST_OPERATOR = "host";
const DAY_MS = 86_400_000;

type PersonRow = DatabaseSchema["people"];

/** Does what an operator decided about somebody, and writes down who did it, when and why. */
export async function recordSanction(
  database: Database,
  { closer, about, now }: { readonly closer: string; readonly about: string; readonly now: number },
  { verdict, report }: SanctionRequest,
): Promise<Result<undefined, Problem>> {
  const { query } = database;
  const person = await query
    .selectFrom("people")
    .selectAll()
    .where("id", "=", about)
    .executeTakeFirst();
  const isGone = person?.kind === "gone" && verdict.act !== "dismiss";
  if (person === undefined || isGone) return refuse("person/none");
  if (verdict.act === "dismiss" && report === undefined) return refuse("report/unknown");
  if (verdict.act === "rename" && (await isNameTaken(database, verdict.name, about))) {
    return refuse("person/name-taken");
  }
  const written = { closed: now, closer, verdict: JSON.stringify(verdict) };
  const note =
    report === undefined
      ? query
          .insertInto("reports")
          .values({ ...reportRowOf(verdict, about, closer, now), ...written })
      : query
          .updateTable("reports")
          .set(written)
          .where("id", "=", report)
          .where("about", "=", about)
          .where("closed", "is", null);
  try {
    await database.commit({
      mustChange: [...updatePersonQueries(database, person, verdict, now), note.compile()],
      mayChange:
        verdict.act === "rename" ? renameSeatsQueries(database, about, verdict.name, now) : [],
    });
    return ok(undefined);
  } catch (error) {
    // Another operator was quicker, or somebody took the name.
    if (error instanceof CommitConflict) return refuse("report/closed");
    throw error;
  }
}

/** The row of an act that answers no report. */
const reportRowOf = (verdict: Sanction, about: string, closer: string, now: number) => ({
  id: newId(),
  reporter: closer,
  about,
  game: null,
  message: null,
  reason: "operator",
  words: "why" in verdict ? verdict.why : "",
  created: now,
});

/** What changes about the person. */
function updatePersonQueries(
  { query }: Database,
  person: PersonRow,
  verdict: Sanction,
  now: number,
): readonly CompiledQuery[] {
  const columns = sanctionColumns(person, verdict, now);
  if (columns === undefined) return [];
  return [query.updateTable("people").set(columns).where("id", "=", person.id).compile()];
}

function sanctionColumns(
  { kind, name: from, notice }: PersonRow,
  verdict: Sanction,
  now: number,
): Updateable<PersonRow> | undefined {
  const told = (news: ModerationDetails) => ({
    notice: JSON.stringify({ ...parseModerationDetails(notice), ...news }),
  });
  switch (verdict.act) {
    case "mute": {
      const { days, why } = verdict;
      return { muted: now + days * DAY_MS, ...told({ muted: { why } }) };
    }
    case "ban": {
      const { days, why } = verdict;
      const banned = days === undefined ? PERMANENT_BAN_UNTIL : now + days * DAY_MS;
      return { banned, ...told({ banned: { why } }) };
    }
    case "rename": {
      const { name, why } = verdict;
      return { ...nameColumns(name, kind), ...told({ renamed: { from, why } }) };
    }
    case "pardon":
      return { muted: null, banned: null };
    case "dismiss":
      return undefined;
  }
}

/** The name at tables; a server that runs looks after those where a game runs, and tells everybody. */
function renameSeatsQueries(
  { query }: Database,
  person: string,
  name: string,
  now: number,
): readonly CompiledQuery[] {
  const tables = query.selectFrom("seats").select("game").where("person", "=", person);
  return [
    query.updateTable("seats").set({ name }).where("person", "=", person).compile(),
    query.updateTable("games").set(silentRevision).where("id", "in", tables).compile(),
    query
      .updateTable("games")
      .set({ deadline: now })
      .where("status", "=", "running")
      .where("id", "in", tables)
      .compile(),
  ];
}
