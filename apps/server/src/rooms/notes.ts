import { Conflict } from "../store/database.ts";
import type { Services } from "./services.ts";

/** What somebody noted for themselves, if anything. */
export async function noteOf(
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

/** Keeps a note; false where it is not, any more, what its writer had `before` them. */
export async function writeNote(
  { database, now }: Services,
  game: string,
  person: string,
  words: string,
  before?: string,
): Promise<boolean> {
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
  // Nothing was written before the first note.
  const isFirst = before === "" && (await noteOf({ database }, game, person)) === undefined;
  try {
    await database.commit({ must: [(isFirst ? first : unit).compile()] });
    return true;
  } catch (error) {
    if (error instanceof Conflict) return false;
    throw error;
  }
}
