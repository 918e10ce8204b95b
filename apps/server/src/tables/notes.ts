import { fail, ok, type Result } from "@sofala/engine";
import { problem, type Problem } from "@sofala/protocol";
import { CommitConflict } from "../store/database.ts";
import { useQuota, type Requester } from "./quotas.ts";
import type { Services } from "./services.ts";

/** What somebody noted for themselves, if anything. */
export async function loadNote(
  { database }: Pick<Services, "database">,
  game: string,
  person: string,
): Promise<string | undefined> {
  const row = await database.query
    .selectFrom("notes")
    .select("words")
    .where("game", "=", game)
    .where("person", "=", person)
    .executeTakeFirst();
  return row?.words;
}

/** Stores a note, unless it is not, any more, what its writer had `before` them. */
export async function saveNote(
  services: Services,
  game: string,
  writer: Requester,
  words: string,
  before?: string,
): Promise<Result<undefined, Problem>> {
  const { database, now } = services;
  const { person } = writer;
  const { query } = database;
  const changed = now();
  const first = query.insertInto("notes").values({ game, person, words, changed });
  const unit =
    before === undefined
      ? first.onConflict((known) =>
          known.columns(["game", "person"]).doUpdateSet({ words, changed }),
        )
      : query
          .updateTable("notes")
          .set({ words, changed })
          .where("game", "=", game)
          .where("person", "=", person)
          .where("words", "in", [before, words]);
  const isOld = before !== undefined && before !== "";
  const known = isOld ? before : await loadNote({ database }, game, person);
  const isNew = words !== "" && (known ?? "") === "";
  const quota = isNew ? await useQuota(services, "notes", writer) : ok([]);
  if (!quota.ok) return quota;
  // Nothing was written before the first note.
  const isFirst = before === "" && known === undefined;
  try {
    await database.commit({
      mustChange: [(isFirst ? first : unit).compile()],
      mayChange: quota.value,
    });
    return ok(undefined);
  } catch (error) {
    if (error instanceof CommitConflict) return fail(problem("note/changed"));
    throw error;
  }
}
