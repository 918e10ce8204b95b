import type { Profile } from "@sofala/protocol";
import type { Services } from "../tables/services.ts";
import { isVisiblePerson, loadPlayerLookup } from "./players.ts";
import { loadRecentGames, toResultInfo } from "./recent-games.ts";
import { loadRatings } from "./rating-history.ts";
import { loadStatisticRows, reliabilityOf, statisticsOf } from "./statistics.ts";

/** Somebody's page, as another may see it; undefined where there is nobody, or nobody to be seen. */
export async function loadProfile(
  { database, now }: Pick<Services, "database" | "now">,
  id: string,
  viewer: string | undefined,
): Promise<Profile | undefined> {
  const { query } = database;
  const person = await query
    .selectFrom("people")
    .select(["id", "name", "kind", "role", "created"])
    .where("id", "=", id)
    .where((is) => isVisiblePerson(is, now()))
    .executeTakeFirst();
  if (person === undefined || person.kind === "gone") return undefined;
  const looking = { holder: id, viewer };
  const [ratings, figures, last] = await Promise.all([
    loadRatings(query, id),
    loadStatisticRows(database, looking),
    loadRecentGames(query, looking),
  ]);
  const met = [...figures.opponents, ...last.flatMap(({ others }) => others)];
  const holders = met.map(({ holder }) => holder);
  const naming = await loadPlayerLookup(query, holders, now());
  const { name, kind, role, created } = person;
  return {
    person: { id, name, kind, program: role === "program", since: created },
    ratings,
    games: statisticsOf(figures, naming),
    reliability: reliabilityOf(figures),
    last: last.map((game) => toResultInfo(game, naming)),
  };
}
