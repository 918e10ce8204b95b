import type { Database } from "../store/database.ts";

/** Says whether an account is played by a program; false where it is none, or an operator's. */
export async function setPlayedByProgram(
  { query }: Database,
  person: string,
  isProgram: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("people")
    .set({ role: isProgram ? "program" : null })
    .where("id", "=", person)
    .where("kind", "=", "account")
    .where((is) => is.or([is("role", "is", null), is("role", "=", "program")]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
