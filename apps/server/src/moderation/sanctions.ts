import { ok, type Result } from "@sofala/engine";
import type { Judgement, Problem, Verdict } from "@sofala/protocol";
import type { CompiledQuery, Updateable } from "kysely";
import { isNameTaken, nameColumns } from "../people/names.ts";
import { newId } from "../tokens.ts";
import { no } from "../tables/decision.ts";
import { silentRevision } from "../tables/table-writes.ts";
import { Conflict, type Database } from "../store/database.ts";
import type { Schema } from "../store/schema.ts";
import { FOR_GOOD, keptIn, type Kept } from "./moderation-status.ts";

/** Who acts from outside, by command. */
export const HOST = "host";
const DAY = 86_400_000;

type Row = Schema["people"];

/** Does what an operator decided about somebody, and writes down who did it, when and why. */
export async function judge(
  database: Database,
  { closer, about, now }: { readonly closer: string; readonly about: string; readonly now: number },
  { verdict, report }: Judgement,
): Promise<Result<undefined, Problem>> {
  const { query } = database;
  const person = await query
    .selectFrom("people")
    .selectAll()
    .where("id", "=", about)
    .executeTakeFirst();
  const isGone = person?.kind === "gone" && verdict.act !== "dismiss";
  if (person === undefined || isGone) return no("person/none");
  if (verdict.act === "dismiss" && report === undefined) return no("report/unknown");
  if (verdict.act === "rename" && (await isNameTaken(database, verdict.name, about))) {
    return no("person/name-taken");
  }
  const written = { closed: now, closer, verdict: JSON.stringify(verdict) };
  const note =
    report === undefined
      ? query.insertInto("reports").values({ ...noteOf(verdict, about, closer, now), ...written })
      : query
          .updateTable("reports")
          .set(written)
          .where("id", "=", report)
          .where("about", "=", about)
          .where("closed", "is", null);
  try {
    await database.commit({
      must: [...changesOf(database, person, verdict, now), note.compile()],
      also: verdict.act === "rename" ? renamedSeats(database, about, verdict.name, now) : [],
    });
    return ok(undefined);
  } catch (error) {
    // Another operator was quicker, or somebody took the name.
    if (error instanceof Conflict) return no("report/closed");
    throw error;
  }
}

/** The row of an act that answers no report. */
const noteOf = (verdict: Verdict, about: string, closer: string, now: number) => ({
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
function changesOf(
  { query }: Database,
  person: Row,
  verdict: Verdict,
  now: number,
): readonly CompiledQuery[] {
  const columns = columnsOf(person, verdict, now);
  if (columns === undefined) return [];
  return [query.updateTable("people").set(columns).where("id", "=", person.id).compile()];
}

function columnsOf(
  { kind, name: from, notice }: Row,
  verdict: Verdict,
  now: number,
): Updateable<Row> | undefined {
  const told = (news: Kept) => ({ notice: JSON.stringify({ ...keptIn(notice), ...news }) });
  switch (verdict.act) {
    case "mute": {
      const { days, why } = verdict;
      return { muted: now + days * DAY, ...told({ muted: { why } }) };
    }
    case "ban": {
      const { days, why } = verdict;
      const banned = days === undefined ? FOR_GOOD : now + days * DAY;
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
function renamedSeats(
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
