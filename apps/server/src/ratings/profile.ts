import type { Profile } from "@sofala/protocol";
import type { Database } from "../store/database.ts";
import { isVisiblePerson, loadPlayerLookup } from "./players.ts";
import { loadRecentGames, toResultInfo } from "./recent-games.ts";
import { loadRatings } from "./rating-history.ts";
import { loadStatisticRows, reliabilityOf, statisticsOf } from "./statistics.ts";

/** A person's profile as the viewer may see it; undefined if there is no such person, or it is deleted or banned. */
export async function loadProfile(
  { database, now }: { readonly database: Database; readonly now: () => number },
  id: string,
  viewer: string | undefined,
): Promise<Profile | undefined> {
  const { query } = database;
  const person = await query
    .selectFrom("people")
    .select(["id", "name", "kind", "role", "created_at"])
    .where("id", "=", id)
    .where((is) => isVisiblePerson(is, now()))
    .executeTakeFirst();
  if (person === undefined || person.kind === "deleted") return undefined;
  const scope = { playerId: id, viewer };
  const [ratings, statisticRows, recentGames] = await Promise.all([
    loadRatings(query, id),
    loadStatisticRows(database, scope),
    loadRecentGames(query, scope),
  ]);
  const opponents = [
    ...statisticRows.opponents,
    ...recentGames.flatMap(({ opponents: each }) => each),
  ];
  const playerIds = opponents.map(({ playerId }) => playerId);
  const playerOf = await loadPlayerLookup(query, playerIds, now());
  const { name, kind, role, created_at: createdAt } = person;
  return {
    person: { id, name, kind, isProgram: role === "program", createdAt },
    ratings,
    statistics: statisticsOf(statisticRows, playerOf),
    reliability: reliabilityOf(statisticRows),
    recentGames: recentGames.map((game) => toResultInfo(game, playerOf)),
  };
}
