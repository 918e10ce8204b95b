import type { ExpressionBuilder, Kysely } from "kysely";
import type { Player } from "@sofala/protocol";
import type { DatabaseSchema } from "../store/schema.ts";
import { botPlayerId } from "./table-result.ts";

/** The condition that a person is neither deleted nor banned. */
export const isVisiblePerson = (is: ExpressionBuilder<DatabaseSchema, "people">, now: number) =>
  is.and([
    is("people.kind", "<>", "deleted"),
    is.or([is("people.banned_until", "is", null), is("people.banned_until", "<=", now)]),
  ]);

/** Loads the names of these players. Only visible people get an id, which links to their profile. */
export async function loadPlayerLookup(
  query: Kysely<DatabaseSchema>,
  playerIds: readonly string[],
  now: number,
): Promise<(playerId: string) => Player> {
  const ids = [...new Set(playerIds)];
  const people =
    ids.length === 0
      ? []
      : await query
          .selectFrom("people")
          .select(["id", "name", "kind", "banned_until"])
          .where("id", "in", ids)
          .execute();
  const known = new Map(people.map((person) => [person.id, person]));
  return (playerId) => {
    const level = botLevelOf(playerId);
    if (level !== undefined) return { name: level, level };
    const person = known.get(playerId);
    const name = person?.name ?? "";
    const isVisible =
      person !== undefined && person.kind !== "deleted" && (person.banned_until ?? 0) <= now;
    return isVisible ? { name, personId: playerId } : { name };
  };
}

/** The level, if the player is one of the server's bots. */
const botLevelOf = (playerId: string): string | undefined =>
  playerId.startsWith(botPlayerId("")) ? playerId.slice(botPlayerId("").length) : undefined;
