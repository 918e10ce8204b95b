import { ok, type Result } from "@sofala/engine";
import { refuse, type Problem } from "@sofala/protocol";
import { CommitConflict } from "../store/database.ts";
import type { Caller } from "./caller.ts";
import { quotaQueries, type QuotaDeps } from "./quotas.ts";

/** A person's note about a table; undefined if there is none. */
export async function loadNote(
  { database }: Pick<QuotaDeps, "database">,
  table: string,
  person: string,
): Promise<string | undefined> {
  const row = await database.query
    .selectFrom("notes")
    .select("text")
    .where("table_id", "=", table)
    .where("person", "=", person)
    .executeTakeFirst();
  return row?.text;
}

/** Stores a note, unless it has been changed since the writer loaded it as `before`. */
export async function saveNote(
  deps: QuotaDeps,
  table: string,
  writer: Caller,
  text: string,
  before?: string,
): Promise<Result<undefined, Problem>> {
  const { database, now } = deps;
  const { person } = writer;
  const { query } = database;
  const time = now();
  const insert = query
    .insertInto("notes")
    .values({ table_id: table, person, text: text, updated_at: time });
  const upsertOrUpdate =
    before === undefined
      ? insert.onConflict((known) =>
          known.columns(["table_id", "person"]).doUpdateSet({ text: text, updated_at: time }),
        )
      : query
          .updateTable("notes")
          .set({ text: text, updated_at: time })
          .where("table_id", "=", table)
          .where("person", "=", person)
          .where("text", "in", [before, text]);
  const isKnown = before !== undefined && before !== "";
  const current = isKnown ? before : await loadNote({ database }, table, person);
  const isNew = text !== "" && (current ?? "") === "";
  const quota = isNew ? await quotaQueries(deps, "notes", writer) : ok([]);
  if (!quota.ok) return quota;
  // If there is no note yet, the writer saw an empty one.
  const isFirst = before === "" && current === undefined;
  try {
    await database.commit({
      mustChange: [(isFirst ? insert : upsertOrUpdate).compile()],
      mayChange: quota.value,
    });
    return ok(undefined);
  } catch (error) {
    if (error instanceof CommitConflict) return refuse("note/changed");
    throw error;
  }
}
