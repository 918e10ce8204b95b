import type { Database } from "./database.ts";

/** What the server remembers under a name; made the first time, by whichever node comes first. */
export async function loadOrCreateSetting(
  { query }: Database,
  name: string,
  make: () => string,
): Promise<string> {
  const known = await findSetting({ query }, name);
  if (known !== undefined) return known;
  await query
    .insertInto("settings")
    .values({ name, value: make() })
    .onConflict((there) => there.column("name").doNothing())
    .execute();
  return (await findSetting({ query }, name)) ?? "";
}

async function findSetting(
  { query }: Pick<Database, "query">,
  name: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom("settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}
