import type { CompiledQuery } from "kysely";
import type { Bus } from "../bus/bus.ts";
import { PEOPLE_TOPIC } from "../connections.ts";
import type { Blocks } from "../social/blocks.ts";
import { enforceBlocks, type EnforceBlocksDeps } from "../social/enforce-blocks.ts";
import type { Database } from "../store/database.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { silentRevision } from "../tables/table-writes.ts";

/** The tables of a guest who signs in to an account. */
export interface GuestData {
  /** Tables where the account has no seat of its own, so that it can take the guest's. */
  readonly tablesToMerge: readonly string[];
  readonly ownedTables: readonly string[];
  /** Unfinished tables where both have a seat: the guest's seat cannot be merged. */
  readonly tablesLeftBehind: readonly string[];
}

export async function loadGuestData(
  { query }: Database,
  guest: string,
  account: string,
): Promise<GuestData> {
  const rows = await query
    .selectFrom("seats")
    .innerJoin("tables", "tables.id", "seats.table_id")
    .select(["tables.id", "tables.status"])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom("seats as theirs")
            .select("theirs.table_id")
            .whereRef("theirs.table_id", "=", "seats.table_id")
            .where("theirs.person", "=", account),
        )
        .as("isShared"),
    )
    .where("seats.person", "=", guest)
    .execute();
  const owned = await query.selectFrom("tables").select("id").where("owner", "=", guest).execute();
  // SQLite returns 0 or 1.
  const isShared = (row: (typeof rows)[number]) => Boolean(row.isShared);
  return {
    tablesToMerge: rows.filter((row) => !isShared(row)).map(({ id }) => id),
    ownedTables: owned.map(({ id }) => id),
    tablesLeftBehind: rows
      .filter((row) => isShared(row) && row.status !== "over")
      .map(({ id }) => id),
  };
}

export interface MergeGuestDeps extends EnforceBlocksDeps {
  readonly now: () => number;
  readonly bus: Pick<Bus, "publish">;
  readonly blocks: Pick<Blocks, "reload">;
  readonly tables: EnforceBlocksDeps["tables"] & Pick<LiveTables, "reload">;
}

/**
 * Moves a guest's seats, tables, chat messages, notes, results, ratings and relationships to an account, then separates
 * blocked pairs. Does not move API tokens and notification channels: somebody else may have created them on this
 * device. Returns the number of tables merged.
 */
export async function mergeGuest(
  deps: MergeGuestDeps,
  guest: string,
  account: { readonly id: string; readonly name: string },
  { tablesToMerge, ownedTables }: GuestData,
): Promise<number> {
  const { database, now, bus, blocks, tables } = deps;
  await database.commit({
    mustChange: [],
    mayChange: [
      ...moveTablesQueries(database, guest, account, tablesToMerge, now()),
      ...moveRelationshipsQueries(database, guest, account.id),
      ...moveRatingsQueries(database, guest, account.id),
    ],
  });
  await blocks.reload(database);
  bus.publish(PEOPLE_TOPIC, "blocks");
  await tables.reload([...tablesToMerge, ...ownedTables]);
  const leftTables = await enforceBlocks(deps, account.id);
  return tablesToMerge.filter((table) => !leftTables.includes(table)).length;
}

function moveTablesQueries(
  { query }: Database,
  guest: string,
  { id, name }: { readonly id: string; readonly name: string },
  tablesToMerge: readonly string[],
  now: number,
): readonly CompiledQuery[] {
  return [
    query
      .updateTable("tables")
      .set((row) => ({ owner: id, ...silentRevision(row) }))
      .where("owner", "=", guest)
      .compile(),
    ...tablesToMerge.flatMap((tableId) => [
      query.updateTable("tables").set(silentRevision).where("id", "=", tableId).compile(),
      // The deadline makes another node that has the table in memory reload it.
      query
        .updateTable("tables")
        .set({ deadline: now })
        .where("id", "=", tableId)
        .where("status", "=", "running")
        .compile(),
      query
        .updateTable("seats")
        .set({ person: id, name })
        .where("table_id", "=", tableId)
        .where("person", "=", guest)
        .compile(),
      query
        .updateTable("chat")
        .set({ person: id })
        .where("table_id", "=", tableId)
        .where("person", "=", guest)
        .compile(),
      query
        .updateTable("notes")
        .set({ person: id })
        .where("table_id", "=", tableId)
        .where("person", "=", guest)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom("notes as theirs")
                .select("theirs.table_id")
                .where("theirs.table_id", "=", tableId)
                .where("theirs.person", "=", id),
            ),
          ),
        )
        .compile(),
      query
        .updateTable("results")
        .set({ player: id })
        .where("table_id", "=", tableId)
        .where("player", "=", guest)
        .compile(),
    ]),
  ];
}

/** Moves relationships in both directions, unless the account already has one with the same person. */
function moveRelationshipsQueries(
  { query }: Database,
  guest: string,
  account: string,
): readonly CompiledQuery[] {
  return [
    query
      .updateTable("relationships")
      .set({ person: account })
      .where("person", "=", guest)
      .where("other", "<>", account)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("relationships as theirs")
              .select("theirs.person")
              .where("theirs.person", "=", account)
              .whereRef("theirs.other", "=", "relationships.other"),
          ),
        ),
      )
      .compile(),
    query
      .updateTable("relationships")
      .set({ other: account })
      .where("other", "=", guest)
      .where("person", "<>", account)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("relationships as theirs")
              .select("theirs.person")
              .where("theirs.other", "=", account)
              .whereRef("theirs.person", "=", "relationships.person"),
          ),
        ),
      )
      .compile(),
    // Deletes one-sided friendships: one of the two may have blocked the other.
    query
      .deleteFrom("relationships")
      .where("kind", "=", "friend")
      .where((is) => is.or([is("person", "=", account), is("other", "=", account)]))
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("relationships as theirs")
              .select("theirs.person")
              .whereRef("theirs.person", "=", "relationships.other")
              .whereRef("theirs.other", "=", "relationships.person")
              .where("theirs.kind", "=", "friend"),
          ),
        ),
      )
      .compile(),
    query
      .updateTable("reports")
      .set({ reported_person: account })
      .where("reported_person", "=", guest)
      .compile(),
  ];
}

/** Moves ratings that the account does not have yet. */
function moveRatingsQueries(
  { query }: Database,
  guest: string,
  account: string,
): readonly CompiledQuery[] {
  return [
    query
      .updateTable("ratings")
      .set({ player: account })
      .where("player", "=", guest)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("ratings as theirs")
              .select("theirs.player")
              .where("theirs.player", "=", account)
              .whereRef("theirs.game", "=", "ratings.game")
              .whereRef("theirs.pace", "=", "ratings.pace"),
          ),
        ),
      )
      .compile(),
  ];
}
