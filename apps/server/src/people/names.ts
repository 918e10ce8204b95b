import type { Database } from "../store/database.ts";

/** A name as names are compared: case, width and spaces make no difference. */
export const foldName = (name: string): string =>
  name.normalize("NFKC").toLowerCase().trim().replaceAll(/\s+/gu, " ");

/** Is this the name of an account, other than this person's own? */
export async function isNameTaken(
  { query }: Database,
  name: string,
  person?: string,
): Promise<boolean> {
  const row = await query
    .selectFrom("people")
    .select("id")
    .where("handle", "=", foldName(name))
    .executeTakeFirst();
  return row !== undefined && row.id !== person;
}
