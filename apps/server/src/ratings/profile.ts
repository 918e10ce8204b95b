import type { Profile } from "@sofala/protocol";
import type { Services } from "../tables/services.ts";
import { isHere, namingOf } from "./players.ts";
import { lastGamesOf, resultOf } from "./recent-games.ts";
import { ratingsOf } from "./rating-history.ts";
import { figuresOf, reliabilityOf, statisticsOf } from "./statistics.ts";

/** Somebody's page, as another may see it; undefined where there is nobody, or nobody to be seen. */
export async function profileOf(
  { database, now }: Pick<Services, "database" | "now">,
  id: string,
  viewer: string | undefined,
): Promise<Profile | undefined> {
  const { query } = database;
  const person = await query
    .selectFrom("people")
    .select(["id", "name", "kind", "role", "created"])
    .where("id", "=", id)
    .where((is) => isHere(is, now()))
    .executeTakeFirst();
  if (person === undefined || person.kind === "gone") return undefined;
  const looking = { holder: id, viewer };
  const [ratings, figures, last] = await Promise.all([
    ratingsOf(query, id),
    figuresOf(database, looking),
    lastGamesOf(query, looking),
  ]);
  const met = [...figures.opponents, ...last.flatMap(({ others }) => others)];
  const holders = met.map(({ holder }) => holder);
  const naming = await namingOf(query, holders, now());
  const { name, kind, role, created } = person;
  return {
    person: { id, name, kind, program: role === "program", since: created },
    ratings,
    games: statisticsOf(figures, naming),
    reliability: reliabilityOf(figures),
    last: last.map((game) => resultOf(game, naming)),
  };
}
