import * as z from "zod/mini";
import {
  fail,
  jsonPath,
  ok,
  parseWith,
  type JsonObject,
  type Result,
  type Seat,
} from "@sofala/engine";
import {
  jsonObject,
  logEntry,
  tableSettings,
  visibility,
  archiveSignature,
  type ArchiveSignature,
} from "@sofala/protocol";
import { hasValidSignature, signArchive } from "../signing/archive-signature.ts";
import { currentKey } from "../signing/signing-keys.ts";
import { CommitConflict, type Database } from "../store/database.ts";
import { loadTable, type SeatHolder, type StoredTable } from "../tables/stored-table.ts";
import { insertTableQueries } from "../tables/table-writes.ts";
import type { GameVersions } from "../tables/table-state.ts";
import { newToken } from "../tokens.ts";
import { abortTable } from "./change-table.ts";
import type { FoundPerson } from "./people.ts";
import { findFault } from "./verify-table.ts";

const text = z.string();
const timestamp = z.int();

/** A table that moves to another server, with its secrets. */
const movedTable = z.strictObject({
  format: z.literal("sofala-table/1"),
  exported: timestamp,
  table: z.strictObject({
    id: text.check(z.regex(/^[\w-]{1,64}$/u)),
    game: text,
    rules: z.int(),
    visibility,
    settings: z.strictObject(tableSettings),
    created: timestamp,
    seed: text,
    salt: text,
    commitment: z.exactOptional(text),
    position: z.exactOptional(jsonObject),
  }),
  seats: z
    .array(
      z.strictObject({
        kind: z.enum(["person", "bot", "open", "reserved"]),
        name: text,
        level: z.exactOptional(text),
      }),
    )
    .check(z.maxLength(8)),
  log: z.array(
    z.strictObject({ at: timestamp, actor: text, key: z.exactOptional(text), entry: logEntry }),
  ),
  signature: archiveSignature,
});

/** A table as a file, and the revision that it was read at. */
export interface ExportedTable {
  readonly json: string;
  readonly revision: number;
}

/** An unfinished table with its log and its secrets, for another server. */
export async function exportTable(
  database: Database,
  id: string,
  now: number,
): Promise<Result<ExportedTable, string>> {
  const loaded = await loadTable(database.query, id);
  if (loaded === undefined) return fail("there is no such table");
  const { table, entries } = loaded;
  if (table.status === "over") return fail("the game is over: its archive can be downloaded");
  const { rulesVersion, settings, createdAt, seed, salt, commitment, position } = table;
  const { quick: _quick, exhibition: _exhibition, ...movedSettings } = settings;
  const unsigned = {
    format: "sofala-table/1",
    exported: now,
    table: {
      id,
      game: table.game,
      rules: rulesVersion,
      visibility: table.visibility,
      settings: movedSettings,
      created: createdAt,
      seed,
      salt,
      ...(commitment === undefined ? {} : { commitment }),
      ...(position === undefined ? {} : { position }),
    },
    seats: table.seats.map((holder) => ({
      kind: holder.kind,
      name: holder.name,
      ...(holder.kind === "bot" ? { level: holder.level } : {}),
    })),
    log: entries,
  };
  const json = JSON.stringify(signArchive(unsigned, await currentKey(database, now)));
  return ok({ json, revision: table.revision });
}

/**
 * Closes a table that moves, with a note that names its new address. Refused if anything has happened at the table since
 * it was exported, because the file does not have it.
 */
export const closeMovedTable = (
  database: Database,
  rules: GameVersions,
  id: string,
  {
    movedTo,
    ...rest
  }: { readonly movedTo: string; readonly now: number; readonly revision: number },
): Promise<Result<undefined, string>> =>
  abortTable(database, rules, id, {
    note: `The game continues at ${movedTo}/table/${id}`,
    ...rest,
  });

/** A table that was imported. */
export interface ImportedTable {
  readonly id: string;
  readonly invite: string;
  /** The key that signed the file. */
  readonly key: ArchiveSignature["key"];
  /** The seats that wait for people with the invitation. */
  readonly reserved: readonly Seat[];
}

/**
 * Stores a table of another server under the same id. It waits until everybody is there and somebody starts it; then
 * the game goes on where it was, with new clocks. People sit where `people` says. Bots keep their seats, all other seats
 * are for people with the invitation, because who sits there sees hidden cards.
 */
export async function importTable(
  database: Database,
  rules: GameVersions,
  input: unknown,
  people: ReadonlyMap<Seat, FoundPerson>,
): Promise<Result<ImportedTable, string>> {
  const parsed = parseWith(movedTable, input);
  if (!parsed.ok) return fail(`${jsonPath(parsed.error.path)}: ${parsed.error.reason}`);
  const { table: moved, seats, log, signature } = parsed.value;
  if (!hasValidSignature(input as object, signature)) {
    return fail("the signature does not match: the file was changed");
  }
  const [owner] = people.values();
  if (owner === undefined) return fail("name the person of at least one seat");
  const missing = [...people.keys()].find((seat) => seats[seat] === undefined);
  if (missing !== undefined) return fail(`the table has no seat ${missing}`);
  if (new Set([...people.values()].map(({ id }) => id)).size < people.size) {
    return fail("nobody can sit at two seats");
  }
  const holders = seats.map((holder, seat): SeatHolder => {
    const person = people.get(seat);
    if (person !== undefined) return { kind: "person", person: person.id, name: person.name };
    const { kind, name, level } = holder;
    return kind === "bot" && level !== undefined
      ? { kind, level, name }
      : { kind: "reserved", name };
  });
  const reserved = holders.flatMap(({ kind }, seat) => (kind === "reserved" ? [seat] : []));
  const { rules: rulesVersion, created: createdAt, commitment, position, settings } = moved;
  const table: StoredTable = {
    id: moved.id,
    game: moved.game,
    rulesVersion,
    visibility: moved.visibility,
    owner: owner.id,
    invite: newToken(),
    status: "open",
    seats: holders,
    settings: { ...settings, reserved },
    seed: moved.seed,
    salt: moved.salt,
    createdAt,
    revision: 0,
    ...(commitment === undefined ? {} : { commitment }),
    ...(position === undefined ? {} : { position: position as JsonObject }),
  };
  const fault = faultOf(rules, { table, entries: log, orders: new Map() });
  if (fault !== undefined) return fail(fault);
  try {
    await database.commit({ mustChange: insertTableQueries(database.query, table, log) });
  } catch (error) {
    if (error instanceof CommitConflict) return fail("this table is already here");
    throw error;
  }
  return ok({ id: table.id, invite: table.invite, key: signature.key, reserved });
}

/** `findFault`, which throws for a game that this server does not know and for an impossible position. */
function faultOf(...args: Parameters<typeof findFault>): string | undefined {
  try {
    return findFault(...args);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
