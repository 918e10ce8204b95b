import type { Game } from "@sofala/engine";
import type { TableSummary } from "@sofala/protocol";
import { CommitConflict } from "../store/database.ts";
import { findServerState, replaceServerStateQuery } from "../store/server-state.ts";
import { createExhibition } from "./create-table.ts";
import { alreadyDone, startFields, updateFields } from "./decision.ts";
import type { LiveTables } from "./live-tables.ts";
import { summariesOf, type TableListDeps } from "./table-list.ts";
import { insertTableQueries } from "./table-writes.ts";

interface ExhibitionDeps extends TableListDeps {
  /** The newest version of each game. */
  readonly games: readonly Game[];
  readonly tables: Pick<LiveTables, "find">;
  readonly hasExhibitions: boolean;
}

/** The exhibition games, one for each game; creates those that are missing and replaces those that are over. */
export async function listExhibitions(deps: ExhibitionDeps): Promise<readonly TableSummary[]> {
  if (!deps.hasExhibitions) return [];
  const ids = await Promise.all(deps.games.map((game) => currentExhibition(deps, game)));
  const found = await summariesOf(
    deps,
    ids.filter((id) => id !== undefined),
  );
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The id of the running exhibition of a game; undefined if the game has no strong bots. */
async function currentExhibition(deps: ExhibitionDeps, game: Game): Promise<string | undefined> {
  const state = await findServerState(deps.database, stateName(game));
  const [current, previous] = state?.split(" ") ?? [];
  const status = current === undefined ? undefined : await statusOf(deps, current);
  if (status === "running") return current;
  const id = status === "open" ? current : await replace(deps, game, state, current, previous);
  if (id !== undefined) await start(deps, id);
  return id;
}

/** The names under which the server stores the ids of the current and the previous exhibition of a game. */
const stateName = ({ id }: Game): string => `exhibition ${id}`;

async function statusOf({ database }: ExhibitionDeps, id: string) {
  const row = await database.query
    .selectFrom("tables")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.status;
}

/**
 * Creates the next exhibition of a game and deletes the last but one, so that the end of the last can still be watched.
 * If another request or node is faster, returns the one that it created.
 */
async function replace(
  deps: ExhibitionDeps,
  game: Game,
  state: string | undefined,
  last: string | undefined,
  beforeLast: string | undefined,
): Promise<string | undefined> {
  const { database, now } = deps;
  const created = createExhibition(now(), game);
  if (created === undefined) return undefined;
  const { table } = created;
  const next = last === undefined ? table.id : `${table.id} ${last}`;
  try {
    await database.commit({
      mustChange: [
        replaceServerStateQuery(database, stateName(game), state, next),
        ...insertTableQueries(database.query, table, []),
      ],
      mayChange:
        beforeLast === undefined
          ? []
          : [database.query.deleteFrom("tables").where("id", "=", beforeLast).compile()],
    });
    return table.id;
  } catch (error) {
    if (!(error instanceof CommitConflict)) throw error;
    return (await findServerState(database, stateName(game)))?.split(" ")[0];
  }
}

/** Starts the game, unless another request has done so. */
async function start({ tables }: ExhibitionDeps, id: string): Promise<void> {
  const liveTable = await tables.find(id);
  await liveTable?.decideAndStore((context) =>
    context.table.status === "open"
      ? updateFields(context, startFields(context))
      : alreadyDone(context),
  );
}
