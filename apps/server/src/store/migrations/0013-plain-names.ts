import { sql, type Kysely } from "kysely";
import type { DatabaseKind } from "../database.ts";
import { inBatches } from "../batches.ts";
import type { Migration } from "./migration.ts";

type Names = { readonly [old: string]: string };

/** The renamed tables, and the renamed columns of each table, by the names of version 12. */
const RENAMES: {
  readonly tables: Names;
  readonly columns: { readonly [table: string]: Names };
} = {
  tables: {
    games: "tables",
    slips: "one_time_tokens",
    attempts: "login_failures",
    ties: "relationships",
    settings: "server_state",
    pauses: "outages",
    visits: "presence",
    claims: "leases",
    limits: "rate_limits",
  },
  columns: {
    people: {
      created: "created_at",
      handle: "normalized_name",
      skeleton: "name_skeleton",
      confirmed: "email_confirmed_at",
      zone: "time_zone",
      muted: "muted_until",
      banned: "banned_until",
      notice: "moderation_status",
    },
    tokens: { created: "created_at", used: "last_used_at", expires: "expires_at" },
    credentials: { created: "created_at", used: "last_used_at" },
    slips: { about: "details", expires: "expires_at" },
    attempts: { until: "locked_until" },
    known_devices: { used: "last_used_at" },
    ties: { since: "created_at" },
    reports: {
      about: "reported_person",
      game: "table_id",
      message: "message_number",
      words: "text",
      created: "created_at",
      closed: "closed_at",
      closer: "closed_by",
      verdict: "sanction",
    },
    games: {
      rules: "rules_version",
      terms: "settings",
      created: "created_at",
      started: "started_at",
      ended: "ended_at",
      changed: "updated_at",
      listed_at: "public_updated_at",
      entries: "entry_count",
      rated: "rated_at",
      quick: "is_quick",
      waits: "turn_state",
      notified: "notified_revision",
    },
    seats: { game: "table_id" },
    entries: { game: "table_id", key: "idempotency_key" },
    orders: { game: "table_id", standing: "content" },
    chat: { game: "table_id", words: "text", key: "idempotency_key", notified: "notified_at" },
    notes: { game: "table_id", words: "text", changed: "updated_at" },
    results: { holder: "player", tied: "tied_count", late: "timeouts", ended: "ended_at" },
    ratings: { holder: "player", changed: "updated_at" },
    channels: {
      wishes: "preferences",
      created: "created_at",
      told: "last_sent_at",
      failures: "consecutive_failures",
    },
    absences: { about: "details" },
    outbox: {
      game: "table_id",
      occasion: "deduplication_key",
      about: "details",
      created: "created_at",
      due: "due_at",
      tries: "attempts",
      sent: "sent_at",
      letter: "message_id",
    },
    pauses: { began: "started_at", ended: "ended_at" },
    visits: { place: "table_id" },
    claims: { what: "resource" },
    limits: { ends: "expires_at" },
  },
};

const INDEXES: Names = {
  people_handle: "people_normalized_name",
  people_skeleton: "people_name_skeleton",
  people_banned: "people_banned_until",
  slips_expires: "one_time_tokens_expires_at",
  ties_other: "relationships_other",
  reports_about: "reports_reported_person",
  games_lobby: "tables_lobby",
  games_deadline: "tables_deadline",
  games_unrated: "tables_unrated",
  games_rated: "tables_rated_at",
  games_quick: "tables_quick",
  games_changed: "tables_updated_at",
  games_unnotified: "tables_unnotified",
  entries_sender: "entries_idempotency_key",
  chat_resent: "chat_idempotency_key",
  results_holder: "results_player",
  visits_node: "presence_node",
  claims_node: "leases_node",
  limits_ends: "rate_limits_expires_at",
};

/** The named primary keys of renamed tables. Only PostgreSQL has an index of that name. */
const PRIMARY_KEYS: Names = { ties_key: "relationships_key", visits_key: "presence_key" };

/** The renamed values, by the new names of table and column. */
const VALUES: { readonly [table: string]: { readonly [column: string]: Names } } = {
  people: { kind: { gone: "deleted" } },
  relationships: { kind: { asked: "requested" } },
  one_time_tokens: {
    kind: {
      register: "passkey-registration",
      "sign-in": "passkey-sign-in",
      reset: "password-reset",
      confirm: "email-confirmation",
    },
  },
  // The keys keep their values: they sign links in mail that was sent long ago.
  server_state: { name: { "slip-key": "unsubscribe-key", counted: "rating-turn" } },
};

type Json = { readonly [field: string]: unknown };

/** How JSON texts change, by the new names of table and column. */
const JSON_VALUES: {
  readonly [table: string]: { readonly [column: string]: (value: Json) => Json };
} = {
  people: {
    moderation_status: (status) =>
      Object.fromEntries(
        Object.entries(status).map(([kind, value]) => [
          kind,
          isJsonObject(value)
            ? renameFields(value, { why: "explanation", from: "previousName" })
            : value,
        ]),
      ),
  },
  reports: {
    sanction: (sanction) => renameFields(sanction, { act: "kind", why: "explanation" }),
  },
  tables: {
    proposal: (proposal) => renameFields(proposal, { what: "kind", granted: "acceptedBy" }),
  },
  channels: {
    preferences: (preferences) =>
      renameFields(preferences, {
        isOn: "isEnabled",
        occasions: "kinds",
        present: "evenIfPresent",
        minutes: "minutesBetween",
        digest: "digestHour",
      }),
  },
};

/** Renames tables, columns, some values and some fields in JSON to the names that the code uses. */
export const plainNames: Migration = {
  number: 13,
  name: "plain-names",
  async up(db, kind) {
    for (const [table, columns] of Object.entries(RENAMES.columns)) {
      for (const [old, name] of Object.entries(columns)) {
        await db.schema.alterTable(table).renameColumn(old, name).execute();
      }
    }
    for (const [old, name] of Object.entries(RENAMES.tables)) {
      await db.schema.alterTable(old).renameTo(name).execute();
    }
    for (const [old, name] of Object.entries(INDEXES)) await renameIndex(db, kind, old, name);
    if (kind === "postgres") {
      for (const [old, name] of Object.entries(PRIMARY_KEYS))
        await renameIndex(db, kind, old, name);
    }
    await renameValues(db);
    await changeJsonValues(db);
    await db.schema.alterTable("migrations").addColumn("min_program_version", "integer").execute();
  },
};

async function renameIndex(
  db: Kysely<unknown>,
  kind: DatabaseKind,
  old: string,
  name: string,
): Promise<void> {
  if (kind === "postgres") {
    await sql`alter index ${sql.ref(old)} rename to ${sql.ref(name)}`.execute(db);
    return;
  }
  // SQLite cannot rename an index. Its definition already has the new names of table and columns.
  const { rows } = await sql<{ definition: string }>`
    select sql as definition from sqlite_schema where type = 'index' and name = ${old}`.execute(db);
  const [index] = rows;
  if (index === undefined) throw new Error(`There is no index ${old}`);
  await db.schema.dropIndex(old).execute();
  await sql.raw(index.definition.replace(`"${old}"`, `"${name}"`)).execute(db);
}

async function renameValues(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(VALUES)) {
    for (const [column, values] of Object.entries(columns)) {
      for (const [old, value] of Object.entries(values)) {
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value}
          where ${sql.ref(column)} = ${old}`.execute(db);
      }
    }
  }
}

/** Every table in `JSON_VALUES` has the primary key `id`. */
async function changeJsonValues(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(JSON_VALUES)) {
    for (const [column, change] of Object.entries(columns)) {
      const { rows } = await sql<{ id: string; text: string }>`
        select id, ${sql.ref(column)} as text from ${sql.table(table)}
        where ${sql.ref(column)} is not null`.execute(db);
      for (const batch of inBatches(rows, 200)) {
        const cases = batch.map(({ id, text }) => sql`when ${id} then ${changeJson(text, change)}`);
        const ids = batch.map(({ id }) => sql`${id}`);
        await sql`update ${sql.table(table)}
          set ${sql.ref(column)} = case id ${sql.join(cases, sql` `)} end
          where id in (${sql.join(ids)})`.execute(db);
      }
    }
  }
}

/** A row of version 12 as a row of version 13, for exports that were made before this migration. */
export function renameRow(
  oldTable: string,
  oldRow: Json,
): { readonly table: string; readonly row: Json } {
  const table = newName(RENAMES.tables, oldTable);
  const columns = RENAMES.columns[oldTable];
  const row = Object.entries(oldRow).map(([old, value]) => {
    const column = newName(columns, old);
    return [column, changeValue(table, column, value)];
  });
  return { table, row: Object.fromEntries(row) as Json };
}

function changeValue(table: string, column: string, value: unknown): unknown {
  if (typeof value !== "string") return value;
  const change = JSON_VALUES[table]?.[column];
  if (change !== undefined) return changeJson(value, change);
  return newName(VALUES[table]?.[column], value);
}

/** Changes a JSON text; one that cannot be read stays as it is, so that a damaged row does not stop the migration. */
function changeJson(text: string, change: (value: Json) => Json): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  return isJsonObject(value) ? JSON.stringify(change(value)) : text;
}

const isJsonObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const renameFields = (value: Json, names: Names): Json =>
  Object.fromEntries(
    Object.entries(value).map(([field, member]) => [newName(names, field), member]),
  );

const newName = (names: Names | undefined, old: string): string =>
  names !== undefined && Object.hasOwn(names, old) ? (names[old] ?? old) : old;
