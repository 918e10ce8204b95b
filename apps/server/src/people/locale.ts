import type { Place } from "@sofala/protocol";
import type { Database } from "../store/database.ts";
import { USUAL_ZONE } from "./absences.ts";

/** The language and the time zone of somebody. */
export async function placeOf({ query }: Database, person: string): Promise<Place> {
  const row = await query
    .selectFrom("people")
    .select(["language", "zone"])
    .where("id", "=", person)
    .executeTakeFirst();
  return { language: row?.language === "it" ? "it" : "en", zone: row?.zone ?? USUAL_ZONE };
}

export async function writePlace(
  { query }: Database,
  person: string,
  { language, zone }: Place,
): Promise<void> {
  await query.updateTable("people").set({ language, zone }).where("id", "=", person).execute();
}
