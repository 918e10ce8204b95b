import type { CompiledQuery } from "kysely";
import type { Database } from "./database.ts";

/** A value in the database that all nodes share; the first node that needs it creates it. */
export async function loadOrCreateServerState(
  { query }: Database,
  name: string,
  create: () => string,
): Promise<string> {
  const existing = await findServerState({ query }, name);
  if (existing !== undefined) return existing;
  await query
    .insertInto("server_state")
    .values({ name, value: create() })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await findServerState({ query }, name)) ?? "";
}

/** The value of this name, if there is one. */
export async function findServerState(
  { query }: Pick<Database, "query">,
  name: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom("server_state")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value;
}

/** A statement that sets a value; it changes nothing if the value is not `before` any more. */
export const replaceServerStateQuery = (
  { query }: Pick<Database, "query">,
  name: string,
  before: string | undefined,
  value: string,
): CompiledQuery =>
  before === undefined
    ? query.insertInto("server_state").values({ name, value }).compile()
    : query
        .updateTable("server_state")
        .set({ value })
        .where("name", "=", name)
        .where("value", "=", before)
        .compile();
