import { findGameVersion } from "@sofala/catalog";
import { initialState, isSameJson, type GameTypes } from "@sofala/engine";
import type { Outcome } from "@sofala/protocol";
import type { Selectable } from "kysely";
import { Timeline, type LogEntry } from "../src/timeline/timeline.ts";
import type { Database } from "../src/store/database.ts";
import type { DatabaseSchema } from "../src/store/schema.ts";
import { fault, type Fault } from "./fault.ts";
import type { Sent } from "./player.ts";

/** A table as its rows say. */
export interface KeptTable {
  readonly game: Selectable<DatabaseSchema["games"]>;
  readonly seats: readonly Selectable<DatabaseSchema["seats"]>[];
  readonly entries: readonly Selectable<DatabaseSchema["entries"]>[];
}

/** What kind of entry a text tells of. */
export const kindOf = (entry: string): LogEntry["kind"] => (JSON.parse(entry) as LogEntry).kind;

/** The tables of these names, or all of them. */
export async function readTables(
  { query }: Database,
  ids?: readonly string[],
): Promise<readonly KeptTable[]> {
  const found = ids ?? (await query.selectFrom("games").select("id").execute()).map(({ id }) => id);
  const tables: KeptTable[] = [];
  for (const id of found) {
    // The row first: what is written after it is read is in no way less.
    const game = await query
      .selectFrom("games")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (game === undefined) continue;
    const all = { seats: query.selectFrom("seats"), entries: query.selectFrom("entries") };
    tables.push({
      game,
      seats: await all.seats.selectAll().where("game", "=", id).orderBy("seat").execute(),
      entries: await all.entries.selectAll().where("game", "=", id).orderBy("seq").execute(),
    });
  }
  return tables;
}

/** What is wrong with tables at which nobody plays any more, where this is all that was ever sent. */
export const faultsInTables = (
  tables: readonly KeptTable[],
  sent: readonly Sent[],
): readonly Fault[] => [
  ...faultsInAcks(tables, sent),
  ...tables.flatMap((table) => faultsInLog(table, sent)),
];

/** What of all that was acknowledged is not in the tables, once and where it was said to be. */
export function faultsInAcks(
  tables: readonly KeptTable[],
  sent: readonly Sent[],
): readonly Fault[] {
  const kept = new Map(tables.map((table) => [table.game.id, senders(table)]));
  return sent.flatMap((each) => {
    const { table, seat, key, seq } = each;
    const found = kept.get(table)?.get(`${seat} ${key}`) ?? [];
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
    return isWhatWasSent(each, JSON.parse(row.entry) as LogEntry)
      ? []
      : wrong("ack/changed", row.entry);
  });
}

/** Entries by the seat that sent them and its key. */
function senders({ entries }: KeptTable): ReadonlyMap<string, KeptTable["entries"]> {
  return Map.groupBy(entries, ({ actor, key }) => `${actor} ${key}`);
}

function isWhatWasSent({ command, seat, move }: Sent, entry: LogEntry): boolean {
  if (entry.kind !== command) return false;
  return entry.kind !== "move" || (entry.actor === seat && isSameJson(entry.move, move));
}

/** What is wrong with a table itself: its log has no gaps, holds, and has nothing that nobody sent. */
function faultsInLog(table: KeptTable, sent: readonly Sent[]): readonly Fault[] {
  const { game, entries } = table;
  const wrong = (code: Fault["code"], detail: string) => fault(code, game.id, detail);
  const keys = new Set(
    sent.filter((each) => each.table === game.id).map(({ seat, key }) => `${seat} ${key}`),
  );
  const unknown = entries.filter(({ actor, key }) => key !== null && !keys.has(`${actor} ${key}`));
  const gap = entries.findIndex(({ seq }, index) => seq !== index);
  const trouble = gap === -1 ? troubleIn(table) : undefined;
  return [
    ...(gap === -1 ? [] : [wrong("log/gap", `entry ${entries[gap]?.seq} stands at ${gap}`)]),
    ...(game.entries === entries.length
      ? []
      : [wrong("log/count", `${entries.length} entries, the table says ${game.entries}`)]),
    ...unknown.map(({ seq, actor, key }) =>
      wrong("key/unknown", `entry ${seq}: seat ${actor} never sent ${key}`),
    ),
    ...(trouble === undefined ? [] : [wrong("log/unreadable", trouble)]),
  ];
}

/** A game before its first entry; throws where there is none such. */
export function beginningOf({ game: row, seats }: Pick<KeptTable, "game" | "seats">): Timeline {
  const game = findGameVersion(row.game, row.rules);
  if (game === undefined) throw new Error(`nobody knows ${row.game}`);
  const { options } = JSON.parse(row.terms) as { readonly options: GameTypes["options"] };
  const players = seats.map(({ name }) => name);
  const first = initialState(game, { seed: row.seed, players, options });
  if (!first.ok) throw new Error(first.error.reason);
  return new Timeline(game, first.value);
}

/** Why a game cannot be replayed from its rows, or does not stand as they say. */
function troubleIn({ game: row, seats, entries }: KeptTable): string | undefined {
  try {
    const play = beginningOf({ game: row, seats });
    for (const { entry } of entries) play.replay(JSON.parse(entry) as LogEntry);
    const { reason } = JSON.parse(row.outcome ?? "{}") as Partial<Outcome>;
    const isAsTold =
      play.isOver === (reason === "played") && (row.status === "over") === (reason !== undefined);
    return isAsTold ? undefined : `is ${row.status} by ${reason}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
