import type { Facts } from "@sofala/engine";
import type { Kysely, Selectable } from "kysely";
import type { Schema } from "../store/schema.ts";

type Row = Selectable<Schema["results"]>;

/** What a game was for somebody, and who else played. */
export interface Played extends Pick<
  Row,
  "seat" | "game" | "pace" | "place" | "tied" | "ending" | "moves" | "late" | "ended"
> {
  readonly table: string;
  readonly facts: Facts;
  /** The rating afterwards, where the game was rated. */
  readonly after: { readonly mu: number; readonly sigma: number } | undefined;
  readonly isPublic: boolean;
  readonly others: readonly Other[];
}

type Other = Pick<Row, "holder" | "place">;

/** All games of somebody that were counted, in that order. */
export async function playedBy(query: Kysely<Schema>, holder: string): Promise<readonly Played[]> {
  const own = await query
    .selectFrom("results")
    .innerJoin("games", "games.id", "results.table_id")
    .selectAll("results")
    .select("games.visibility")
    .where("results.holder", "=", holder)
    .orderBy("games.rated")
    .execute();
  const all = await query
    .selectFrom("results")
    .select(["table_id", "seat", "holder", "place"])
    .where("table_id", "in", (tables) =>
      tables.selectFrom("results").select("table_id").where("holder", "=", holder),
    )
    .orderBy("seat")
    .execute();
  const seats = Map.groupBy(all, ({ table_id: table }) => table);
  return own.map(({ table_id: table, facts, mu, sigma, visibility, ...row }) => ({
    ...row,
    table,
    facts: JSON.parse(facts) as Facts,
    after: mu === null || sigma === null ? undefined : { mu, sigma },
    isPublic: visibility === "public",
    others: (seats.get(table) ?? []).filter((each) => each.holder !== holder),
  }));
}

/** Does somebody learn of a game? Those that are not public are for who sat there. */
export const mayKnow = (
  { isPublic, others }: Played,
  holder: string,
  viewer: string | undefined,
): boolean => isPublic || viewer === holder || others.some((other) => other.holder === viewer);
