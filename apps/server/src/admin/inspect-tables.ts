import { readAt, type Clock } from "../clocks/table-clock.ts";
import type { Schema } from "../store/schema.ts";
import type { Database } from "../store/database.ts";
import { loadTable, sitterOf, type Sitter, type StoredTable } from "../tables/stored-table.ts";
import { pausesUntil } from "./outages.ts";

type Status = Schema["games"]["status"];

/** A table in an operator's list. */
export interface ListedGame {
  readonly id: string;
  readonly game: string;
  readonly status: Status;
  readonly entries: number;
  readonly changed: number;
  readonly seats: readonly Sitter[];
}

/** All tables, or those of one status; those that changed last first. */
export async function listGames(
  { query }: Database,
  status?: Status,
): Promise<readonly ListedGame[]> {
  let rows = query
    .selectFrom("games")
    .select(["id", "game", "status", "entries", "changed"])
    .orderBy("changed", "desc")
    .orderBy("id");
  if (status !== undefined) rows = rows.where("status", "=", status);
  const [games, seats] = await Promise.all([
    rows.execute(),
    query.selectFrom("seats").selectAll().orderBy("game").orderBy("seat").execute(),
  ]);
  const sitters = Map.groupBy(seats, ({ game }) => game);
  return games.map((game) => ({ ...game, seats: (sitters.get(game.id) ?? []).map(sitterOf) }));
}

/** What an operator may know of a table; neither its deal nor its invitation. */
export interface ShownGame extends Omit<StoredTable, "seed" | "salt" | "invite" | "position"> {
  readonly entries: number;
}

/** A table as it is kept, its clock as it is now; undefined where there is none. */
export async function showGame(
  { query }: Database,
  id: string,
  now: number,
): Promise<ShownGame | undefined> {
  const loaded = await loadTable(query, id);
  if (loaded === undefined) return undefined;
  const { seed: _seed, salt: _salt, invite: _invite, position: _position, ...table } = loaded.table;
  const pauses = await pausesUntil(query, now);
  const clock: Clock | undefined = table.clock && readAt(table.clock, now, pauses);
  return { ...table, ...(clock && { clock }), entries: loaded.entries.length };
}
