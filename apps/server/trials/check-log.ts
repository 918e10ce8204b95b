import { findGameVersion } from "@sofala/catalog";
import {
  initialState,
  isSameJson,
  RecentStates,
  Timeline,
  type GameTypes,
  type Entry,
} from "@sofala/engine";
import type { Outcome } from "@sofala/protocol";
import type { Selectable } from "kysely";
import type { Database } from "../src/store/database.ts";
import type { DatabaseSchema } from "../src/store/schema.ts";
import { fault, type Fault } from "./fault.ts";
import type { SentCommand } from "./player.ts";

/** The rows of a table. */
export interface StoredTableRows {
  readonly game: Selectable<DatabaseSchema["tables"]>;
  readonly seats: readonly Selectable<DatabaseSchema["seats"]>[];
  readonly entries: readonly Selectable<DatabaseSchema["entries"]>[];
}

/** The kind of a stored entry. */
export const kindOf = (entry: string): Entry["kind"] => (JSON.parse(entry) as Entry).kind;

/** The tables with these ids, or all of them. */
export async function readTables(
  { query }: Database,
  ids?: readonly string[],
): Promise<readonly StoredTableRows[]> {
  const found =
    ids ?? (await query.selectFrom("tables").select("id").execute()).map(({ id }) => id);
  const tables: StoredTableRows[] = [];
  for (const id of found) {
    // Reads the row first: later writes only add entries.
    const game = await query
      .selectFrom("tables")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (game === undefined) continue;
    const all = { seats: query.selectFrom("seats"), entries: query.selectFrom("entries") };
    tables.push({
      game,
      seats: await all.seats.selectAll().where("table_id", "=", id).orderBy("seat").execute(),
      entries: await all.entries.selectAll().where("table_id", "=", id).orderBy("seq").execute(),
    });
  }
  return tables;
}

/** Faults of tables after a trial; `sent` is everything that was ever sent. */
export const faultsInTables = (
  tables: readonly StoredTableRows[],
  sent: readonly SentCommand[],
): readonly Fault[] => [
  ...faultsInAcks(tables, sent),
  ...tables.flatMap((table) => faultsInLog(table, sent)),
];

/** Acknowledged commands that are not stored exactly once in their place. */
export function faultsInAcks(
  tables: readonly StoredTableRows[],
  sent: readonly SentCommand[],
): readonly Fault[] {
  const stored = new Map(tables.map((table) => [table.game.id, senders(table)]));
  return sent.flatMap((each) => {
    const { table, seat, key, seq } = each;
    const found = stored.get(table)?.get(`${seat} ${key}`) ?? [];
    const wrong = (code: Fault["code"], detail: string) => [
      fault(code, table, `${key} of seat ${seat}: ${detail}`),
    ];
    if (found.length > 1)
      return wrong("key/twice", `entries ${found.map((row) => row.seq).join()}`);
    const [row] = found;
    if (row === undefined) return seq === undefined ? [] : wrong("ack/missing", `was entry ${seq}`);
    if (each.isRefused) return wrong("key/refused", `is entry ${row.seq}`);
    if (seq !== undefined && row.seq !== seq) {
      return wrong("ack/elsewhere", `was entry ${seq}, is ${row.seq}`);
    }
    return matchesSent(each, JSON.parse(row.entry) as Entry) ? [] : wrong("ack/changed", row.entry);
  });
}

/** Entries by seat and key. */
function senders({ entries }: StoredTableRows): ReadonlyMap<string, StoredTableRows["entries"]> {
  return Map.groupBy(entries, ({ actor, idempotency_key: key }) => `${actor} ${key}`);
}

function matchesSent({ command, seat, move }: SentCommand, entry: Entry): boolean {
  if (entry.kind !== command) return false;
  return entry.kind !== "move" || (entry.actor === seat && isSameJson(entry.move, move));
}

/** Faults of a log: gaps, invalid entries, entries that nobody sent. */
function faultsInLog(table: StoredTableRows, sent: readonly SentCommand[]): readonly Fault[] {
  const { game, entries } = table;
  const wrong = (code: Fault["code"], detail: string) => fault(code, game.id, detail);
  const keys = new Set(
    sent.filter((each) => each.table === game.id).map(({ seat, key }) => `${seat} ${key}`),
  );
  const unknown = entries.filter(
    ({ actor, idempotency_key: key }) => key !== null && !keys.has(`${actor} ${key}`),
  );
  const gap = entries.findIndex(({ seq }, index) => seq !== index);
  const trouble = gap === -1 ? replayError(table) : undefined;
  return [
    ...(gap === -1 ? [] : [wrong("log/gap", `entry ${entries[gap]?.seq} stands at ${gap}`)]),
    ...(game.entry_count === entries.length
      ? []
      : [wrong("log/count", `${entries.length} entries, the table says ${game.entry_count}`)]),
    ...unknown.map(({ seq, actor, idempotency_key: key }) =>
      wrong("key/unknown", `entry ${seq}: seat ${actor} never sent ${key}`),
    ),
    ...(trouble === undefined ? [] : [wrong("log/unreadable", trouble)]),
  ];
}

/** The initial state of a game; throws if there is none. */
export function initialStateOf({
  game: row,
  seats,
}: Pick<StoredTableRows, "game" | "seats">): Timeline {
  const game = findGameVersion(row.game, row.rules_version);
  if (game === undefined) throw new Error(`nobody knows ${row.game}`);
  const { options } = JSON.parse(row.settings) as { readonly options: GameTypes["options"] };
  const players = seats.map(({ name }) => name);
  const first = initialState(game, { seed: row.seed, players, options });
  if (!first.ok) throw new Error(first.error.reason);
  return new Timeline(game, first.value, new RecentStates());
}

/** Why a table cannot be replayed, or differs from its row. */
function replayError({ game: row, seats, entries }: StoredTableRows): string | undefined {
  try {
    const play = initialStateOf({ game: row, seats });
    for (const { entry } of entries) play.replay(JSON.parse(entry) as Entry);
    const { reason } = JSON.parse(row.outcome ?? "{}") as Partial<Outcome>;
    const isAsTold =
      play.isOver === (reason === "played") && (row.status === "over") === (reason !== undefined);
    return isAsTold ? undefined : `is ${row.status} by ${reason}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
