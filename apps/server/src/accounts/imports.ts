import { jsonPath, ok, parseRecord, replayInSteps, type Game, type Result } from "@sofala/engine";
import { refuse, type ImportInfo, type PersonArchive, type Problem } from "@sofala/protocol";
import type { TimeSlicer } from "../fairness/time-slicer.ts";
import { normalizeName } from "../people/names.ts";
import { hasValidSignature } from "../signing/archive-signature.ts";
import { inBatches } from "../store/batches.ts";
import type { Database } from "../store/database.ts";
import type { ImportedGameRow } from "../store/schema.ts";
import type { Archive } from "../tables/archive.ts";
import type { BlockLookup } from "../tables/block-lookup.ts";
import type { Caller } from "../tables/caller.ts";
import { quotaQueries, type QuotaDeps } from "../tables/quotas.ts";
import { hashOf } from "../tokens.ts";

/** How many imports, and how many imported games, a person may have. */
const MAX_IMPORTS = 5;
const MAX_IMPORTED_GAMES = 5000;

interface ImportDeps extends QuotaDeps {
  /** The newest version of each game. */
  readonly games: readonly Game[];
  readonly timeSlicer: Pick<TimeSlicer, "run">;
  readonly blocks: Pick<BlockLookup, "blockedEitherWay">;
}

const refuseImport = (detail: string): Result<never, Problem> =>
  refuse("import/refused", { detail });

/**
 * Stores the first line of an archive from another server, in place of an older one of the same person there. Anybody
 * can make a key, so this proves nothing about ratings or friends: only the person who imports it sees it.
 */
export async function importPerson(
  deps: ImportDeps,
  caller: Caller,
  archive: PersonArchive,
): Promise<Result<ImportInfo, Problem>> {
  const { database, now } = deps;
  const { query } = database;
  if (!hasValidSignature(archive, archive.signature)) {
    return refuseImport("the signature of the first line does not match");
  }
  const id = importIdOf(archive);
  const text = JSON.stringify(archive);
  const others = await query
    .selectFrom("imported_people")
    .select(["import_id", "archive"])
    .where("person", "=", caller.person)
    .execute();
  const previous = others.find((row) => row.import_id === id);
  if (previous === undefined && others.length >= MAX_IMPORTS) return refuse("import/too-many");
  const isNewer =
    previous === undefined ||
    (JSON.parse(previous.archive) as PersonArchive).exported < archive.exported;
  if (isNewer) {
    const quota = await quotaQueries(deps, "imports", caller, text.length);
    if (!quota.ok) return quota;
    const row = { person: caller.person, import_id: id, archive: text, imported_at: now() };
    await database.commit({
      mustChange: [
        query
          .insertInto("imported_people")
          .values(row)
          .onConflict((conflict) =>
            conflict
              .columns(["person", "import_id"])
              .doUpdateSet({ archive: text, imported_at: row.imported_at }),
          )
          .compile(),
      ],
      mayChange: quota.value,
    });
  }
  const found = (await listImports(deps, caller.person)).find((each) => each.id === id);
  return found === undefined ? refuse("import/unknown") : ok(found);
}

/** The same for each person of each key. */
const importIdOf = ({ person, signature }: PersonArchive): string =>
  hashOf(`import ${signature.key} ${person.id}`).slice(0, 16);

/**
 * Adds games to an import: all of them or none. Each must be named by the first line, signed with its key, and follow
 * the rules. Games that are there already stay as they are.
 */
export async function importGames(
  deps: ImportDeps,
  caller: Caller,
  importId: string,
  archives: readonly Archive[],
): Promise<Result<undefined, Problem>> {
  const { database, now, timeSlicer } = deps;
  const { query } = database;
  const person = await readImportedPerson(database, caller.person, importId);
  if (person === undefined) return refuse("import/unknown");
  const named = new Map(person.games.map((game) => [game.table, game]));
  const rows: ImportedGameRow[] = [];
  for (const archive of archives) {
    const { table, record, signature } = archive;
    const fault = (what: string) => refuseImport(`game ${table.id}: ${what}`);
    if (named.get(table.id)?.game !== record.game) {
      return fault("the first line of the archive does not name it");
    }
    if (signature?.key !== person.signature.key || !hasValidSignature(archive, signature)) {
      return fault("it is not signed with the key of the first line");
    }
    const game = deps.games.find(({ id }) => id === record.game);
    if (game === undefined) return fault("this server does not have this game");
    const parsed = parseRecord(game, record);
    if (!parsed.ok) return fault(`${jsonPath(parsed.error.path)}: ${parsed.error.reason}`);
    const replayed = await timeSlicer.run(
      caller.clientAddress ?? "",
      replayInSteps(game, parsed.value),
    );
    if (!replayed.ok) return fault(`${jsonPath(replayed.error.path)}: ${replayed.error.reason}`);
    rows.push({
      person: caller.person,
      import_id: importId,
      table_id: table.id,
      players: JSON.stringify(record.players),
      archive: JSON.stringify(archive),
      imported_at: now(),
    });
  }
  const stored = await importedTables(database, caller.person);
  const fresh = rows.filter(
    ({ table_id: id }, index) =>
      !stored.some((row) => row.import_id === importId && row.table_id === id) &&
      rows.findIndex((other) => other.table_id === id) === index,
  );
  if (fresh.length === 0) return ok(undefined);
  if (stored.length + fresh.length > MAX_IMPORTED_GAMES) return refuse("import/too-many");
  const bytes = fresh.reduce((sum, { archive }) => sum + archive.length, 0);
  const quota = await quotaQueries(deps, "imports", caller, bytes);
  if (!quota.ok) return quota;
  await database.commit({
    mustChange: [],
    mayChange: [
      ...[...inBatches(fresh, 50)].map((batch) =>
        query
          .insertInto("imported_games")
          .values(batch)
          .onConflict((conflict) => conflict.doNothing())
          .compile(),
      ),
      ...quota.value,
    ],
  });
  return ok(undefined);
}

const importedTables = ({ query }: Database, person: string) =>
  query
    .selectFrom("imported_games")
    .select(["import_id", "table_id", "players"])
    .where("person", "=", person)
    .execute();

async function readImportedPerson(
  { query }: Database,
  person: string,
  importId: string,
): Promise<PersonArchive | undefined> {
  const row = await query
    .selectFrom("imported_people")
    .select("archive")
    .where("person", "=", person)
    .where("import_id", "=", importId)
    .executeTakeFirst();
  return row && (JSON.parse(row.archive) as PersonArchive);
}

/** What a person brought along, the newest first. */
export async function listImports(
  { database, blocks }: Pick<ImportDeps, "database" | "blocks">,
  me: string,
): Promise<readonly ImportInfo[]> {
  const rows = await database.query
    .selectFrom("imported_people")
    .select(["import_id", "archive", "imported_at"])
    .where("person", "=", me)
    .orderBy("imported_at", "desc")
    .orderBy("import_id")
    .execute();
  const imports = rows.map((row) => ({
    ...row,
    archive: JSON.parse(row.archive) as PersonArchive,
  }));
  const byImport = Map.groupBy(await importedTables(database, me), (row) => row.import_id);
  const names = imports.flatMap(({ archive }) => archive.friends);
  const accounts = await accountsByName(database, names, [me, ...blocks.blockedEitherWay(me)]);
  return imports.map(({ import_id: id, archive, imported_at: importedAt }) => {
    const players = new Map(byImport.get(id)?.map((row) => [row.table_id, row.players]));
    const games = archive.games.flatMap(({ table: tableId, game, seat, ended: endedAt }) => {
      const playersJson = players.get(tableId);
      if (playersJson === undefined) return [];
      return [
        { tableId, game, seat, endedAt, players: JSON.parse(playersJson) as readonly string[] },
      ];
    });
    return {
      id,
      key: archive.signature.key,
      server: archive.server,
      name: archive.person.name,
      exportedAt: archive.exported,
      importedAt,
      ratings: archive.ratings,
      friends: archive.friends.map((name) => {
        const person = accounts.get(normalizeName(name));
        return { name, ...(person === undefined ? {} : { person }) };
      }),
      games: games.toReversed(),
      missingGames: archive.games.length - games.length,
    };
  });
}

/** Accounts with exactly these names, by normalized name. */
async function accountsByName(
  { query }: Database,
  names: readonly string[],
  hidden: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly name: string }>> {
  const found = [];
  for (const batch of inBatches([...new Set(names.map(normalizeName))], 500)) {
    const rows = await query
      .selectFrom("people")
      .select(["id", "name", "normalized_name"])
      .where("kind", "=", "account")
      .where("normalized_name", "in", batch)
      .where("id", "not in", hidden)
      .execute();
    found.push(...rows);
  }
  return new Map(found.map(({ id, name, normalized_name: key }) => [key ?? "", { id, name }]));
}

/** The archive of an imported game. */
export async function readImportedGame(
  { query }: Database,
  person: string,
  importId: string,
  tableId: string,
): Promise<Result<Archive, Problem>> {
  const row = await query
    .selectFrom("imported_games")
    .select("archive")
    .where("person", "=", person)
    .where("import_id", "=", importId)
    .where("table_id", "=", tableId)
    .executeTakeFirst();
  return row === undefined ? refuse("import/unknown") : ok(JSON.parse(row.archive) as Archive);
}

/** Deletes an import with its games; does nothing if there is none. */
export async function deleteImport(
  database: Database,
  person: string,
  importId: string,
): Promise<void> {
  const { query } = database;
  await database.commit({
    mustChange: [],
    mayChange: (["imported_games", "imported_people"] as const).map((table) =>
      query
        .deleteFrom(table)
        .where("person", "=", person)
        .where("import_id", "=", importId)
        .compile(),
    ),
  });
}
