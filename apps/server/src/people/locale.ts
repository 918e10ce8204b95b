import type { Locale } from "@sofala/protocol";
import type { Database } from "../store/database.ts";
import { DEFAULT_TIME_ZONE } from "./absences.ts";

/** The language and the time zone of somebody. */
export async function loadLocale({ query }: Database, person: string): Promise<Locale> {
  const row = await query
    .selectFrom("people")
    .select(["language", "zone"])
    .where("id", "=", person)
    .executeTakeFirst();
  return { language: row?.language === "it" ? "it" : "en", zone: row?.zone ?? DEFAULT_TIME_ZONE };
}

export async function updateLocale(
  { query }: Database,
  person: string,
  { language, zone }: Locale,
): Promise<void> {
  await query.updateTable("people").set({ language, zone }).where("id", "=", person).execute();
}
