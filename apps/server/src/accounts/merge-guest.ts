import type { CompiledQuery } from "kysely";
import { enforceBlocks } from "../social/enforce-blocks.ts";
import { PEOPLE_TOPIC } from "../connections.ts";
import type { LiveTables } from "../tables/live-tables.ts";
import { silentRevision } from "../tables/table-writes.ts";
import type { Database } from "../store/database.ts";

/** Tables at which a guest sits: those that an account can take over, and those where it sits itself. */
export interface GuestData {
  readonly tablesToMerge: readonly string[];
  /** Tables that the guest opened. */
  readonly ownedTables: readonly string[];
  /** Games that are not over and would be left. */
  readonly tablesLeftBehind: readonly string[];
}

export async function loadGuestData(
  { query }: Database,
  guest: string,
  account: string,
): Promise<GuestData> {
  const rows = await query
    .selectFrom("seats")
    .innerJoin("games", "games.id", "seats.game")
    .select(["games.id", "games.status"])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom("seats as theirs")
            .select("theirs.game")
            .whereRef("theirs.game", "=", "seats.game")
            .where("theirs.person", "=", account),
        )
        .as("isShared"),
    )
    .where("seats.person", "=", guest)
    .execute();
  const owned = await query.selectFrom("games").select("id").where("owner", "=", guest).execute();
  // SQLite has no truth but 1.
  const isShared = (row: (typeof rows)[number]) => Boolean(row.isShared);
  return {
    tablesToMerge: rows.filter((row) => !isShared(row)).map(({ id }) => id),
    ownedTables: owned.map(({ id }) => id),
    tablesLeftBehind: rows
      .filter((row) => isShared(row) && row.status !== "over")
      .map(({ id }) => id),
  };
}

/**
 * What a guest played becomes the account's, where it does not sit at the same table: seats, tables they opened,
 * what they said and noted, results, friends and blocks. Tokens of programs and channels are not taken: another may
 * have made them on this device. Where the account would wait beside somebody from whom it keeps apart, it does not.
 * Returns how many tables were taken.
 */
export async function mergeGuest(
  rooms: LiveTables,
  guest: string,
  account: { readonly id: string; readonly name: string },
  { tablesToMerge, ownedTables }: GuestData,
): Promise<number> {
  const { database, blocks, bus, now } = rooms.services;
  await database.commit({
    mustChange: [],
    mayChange: [
      ...moveTablesQueries(database, guest, account, tablesToMerge, now()),
      ...moveRelationshipsQueries(database, guest, account.id),
      ...moveRatingsQueries(database, guest, account.id),
    ],
  });
  await blocks.reload(database);
  bus.publish(PEOPLE_TOPIC, "apart");
  await rooms.reload([...tablesToMerge, ...ownedTables]);
  const left = await enforceBlocks(rooms, account.id);
  return tablesToMerge.filter((table) => !left.includes(table)).length;
}

function moveTablesQueries(
  { query }: Database,
  guest: string,
  { id, name }: { readonly id: string; readonly name: string },
  taken: readonly string[],
  now: number,
): readonly CompiledQuery[] {
  return [
    query
      .updateTable("games")
      .set((row) => ({ owner: id, ...silentRevision(row) }))
      .where("owner", "=", guest)
      .compile(),
    ...taken.flatMap((game) => [
      query.updateTable("games").set(silentRevision).where("id", "=", game).compile(),
      // Another server that has the table in memory looks after it, and sees who sits there now.
      query
        .updateTable("games")
        .set({ deadline: now })
        .where("id", "=", game)
        .where("status", "=", "running")
        .compile(),
      query
        .updateTable("seats")
        .set({ person: id, name })
        .where("game", "=", game)
        .where("person", "=", guest)
        .compile(),
      query
        .updateTable("chat")
        .set({ person: id })
        .where("game", "=", game)
        .where("person", "=", guest)
        .compile(),
      query
        .updateTable("notes")
        .set({ person: id })
        .where("game", "=", game)
        .where("person", "=", guest)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom("notes as theirs")
                .select("theirs.game")
                .where("theirs.game", "=", game)
                .where("theirs.person", "=", id),
            ),
          ),
        )
        .compile(),
      query
        .updateTable("results")
        .set({ holder: id })
        .where("table_id", "=", game)
        .where("holder", "=", guest)
        .compile(),
    ]),
  ];
}

/** Friends and blocks on either side, unless the account has some already. */
function moveRelationshipsQueries(
  { query }: Database,
  guest: string,
  account: string,
): readonly CompiledQuery[] {
  return [
    query
      .updateTable("ties")
      .set({ person: account })
      .where("person", "=", guest)
      .where("other", "<>", account)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("ties as theirs")
              .select("theirs.person")
              .where("theirs.person", "=", account)
              .whereRef("theirs.other", "=", "ties.other"),
          ),
        ),
      )
      .compile(),
    query
      .updateTable("ties")
      .set({ other: account })
      .where("other", "=", guest)
      .where("person", "<>", account)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("ties as theirs")
              .select("theirs.person")
              .where("theirs.other", "=", account)
              .whereRef("theirs.person", "=", "ties.person"),
          ),
        ),
      )
      .compile(),
    // Nobody is the friend of somebody who is not theirs: the account may have blocked them.
    query
      .deleteFrom("ties")
      .where("kind", "=", "friend")
      .where((is) => is.or([is("person", "=", account), is("other", "=", account)]))
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("ties as theirs")
              .select("theirs.person")
              .whereRef("theirs.person", "=", "ties.other")
              .whereRef("theirs.other", "=", "ties.person")
              .where("theirs.kind", "=", "friend"),
          ),
        ),
      )
      .compile(),
    query.updateTable("reports").set({ about: account }).where("about", "=", guest).compile(),
  ];
}

/** A rating is the account's where it has none of its own. */
function moveRatingsQueries(
  { query }: Database,
  guest: string,
  account: string,
): readonly CompiledQuery[] {
  return [
    query
      .updateTable("ratings")
      .set({ holder: account })
      .where("holder", "=", guest)
      .where((is) =>
        is.not(
          is.exists(
            is
              .selectFrom("ratings as theirs")
              .select("theirs.holder")
              .where("theirs.holder", "=", account)
              .whereRef("theirs.game", "=", "ratings.game")
              .whereRef("theirs.pace", "=", "ratings.pace"),
          ),
        ),
      )
      .compile(),
  ];
}
