import type { Profile } from "@sofala/protocol";
import type { Services } from "../rooms/services.ts";
import { isHere, namingOf } from "./here.ts";
import { mayKnow, playedBy, type Played } from "./played.ts";
import { lastOf, ratingsOf, reliabilityOf, statisticsOf } from "./statistics.ts";

/** Somebody's page, as another may see it; undefined where there is nobody, or nobody to be seen. */
export async function profileOf(
  { database: { query }, now }: Services,
  id: string,
  viewer: string | undefined,
): Promise<Profile | undefined> {
  const person = await query
    .selectFrom("people")
    .select(["id", "name", "kind", "role", "created"])
    .where("id", "=", id)
    .where((is) => isHere(is, now()))
    .executeTakeFirst();
  if (person === undefined || person.kind === "gone") return undefined;
  const played = await playedBy(query, id);
  const isKnown = (each: Played) => mayKnow(each, id, viewer);
  const met = played.filter(isKnown).flatMap(({ others }) => others.map(({ holder }) => holder));
  const naming = await namingOf(query, met, now());
  const { name, kind, role, created } = person;
  return {
    person: { id, name, kind, program: role === "program", since: created },
    ratings: ratingsOf(played),
    games: statisticsOf(played, isKnown, naming),
    reliability: reliabilityOf(played),
    last: lastOf(played, isKnown, naming),
  };
}
