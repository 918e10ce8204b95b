import type { ExpressionBuilder, Kysely } from "kysely";
import type { Player } from "@sofala/protocol";
import type { DatabaseSchema } from "../store/schema.ts";
import { botHolderId } from "./table-result.ts";

/** Is somebody to be seen: neither gone nor banned? */
export const isVisiblePerson = (is: ExpressionBuilder<DatabaseSchema, "people">, now: number) =>
  is.and([
    is("people.kind", "<>", "gone"),
    is.or([is("people.banned", "is", null), is("people.banned", "<=", now)]),
  ]);

/** How to tell who played; only those who are here have a page. */
export async function loadPlayerLookup(
  query: Kysely<DatabaseSchema>,
  holders: readonly string[],
  now: number,
): Promise<(holder: string) => Player> {
  const ids = [...new Set(holders)];
  const people =
    ids.length === 0
      ? []
      : await query
          .selectFrom("people")
          .select(["id", "name", "kind", "banned"])
          .where("id", "in", ids)
          .execute();
  const known = new Map(people.map((person) => [person.id, person]));
  return (holder) => {
    const level = botLevelOf(holder);
    if (level !== undefined) return { name: level, level };
    const person = known.get(holder);
    const name = person?.name ?? "";
    const hasPage = person !== undefined && person.kind !== "gone" && (person.banned ?? 0) <= now;
    return hasPage ? { name, person: holder } : { name };
  };
}

/** Of one of the server's own bots. */
const botLevelOf = (holder: string): string | undefined =>
  holder.startsWith(botHolderId("")) ? holder.slice(botHolderId("").length) : undefined;
