import type { Database } from "../store/database.ts";

/** Characters that nobody sees. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}+/gu;

/** A name as names are compared: case, width, spaces and what cannot be seen make no difference. */
export const foldName = (name: string): string =>
  name.normalize("NFKC").replaceAll(UNSEEN, "").toLowerCase().trim().replaceAll(/\s+/gu, " ");

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
