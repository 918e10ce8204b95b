import * as z from "zod/mini";
import type { Schema as Validator } from "@sofala/engine";
import { MIGRATIONS } from "../store/migrations/migrations.ts";
import type { DatabaseSchema } from "../store/schema.ts";

export type TableName = keyof DatabaseSchema;

const text = z.string();
const number = z.int();
const textOrNull = z.nullable(text);
const numberOrNull = z.nullable(number);
const json = text.check(z.refine(isJson, "expected JSON text"));
const jsonOrNull = z.nullable(json);

const pace = z.enum(["live", "correspondence", "untimed"]);

/** The schema of an exported row of each table; a table comes before those that refer to it. */
export const ROW_SCHEMAS: { readonly [Name in TableName]: Validator<DatabaseSchema[Name]> } = {
  people: z.strictObject({
    id: text,
    name: text,
    kind: z.enum(["guest", "account", "deleted"]),
    created_at: number,
    normalized_name: textOrNull,
    name_skeleton: textOrNull,
    email: textOrNull,
    email_confirmed_at: numberOrNull,
    language: textOrNull,
    time_zone: textOrNull,
    role: z.nullable(z.enum(["operator", "program"])),
    muted_until: numberOrNull,
    banned_until: numberOrNull,
    moderation_status: jsonOrNull,
  }),
  tokens: z.strictObject({
    hash: text,
    person: text,
    kind: z.enum(["device", "api"]),
    label: text,
    created_at: number,
    last_used_at: number,
    expires_at: numberOrNull,
  }),
  credentials: z.strictObject({
    id: text,
    person: text,
    kind: z.enum(["password", "passkey", "recovery-code"]),
    secret: text,
    label: text,
    counter: number,
    created_at: number,
    last_used_at: number,
  }),
  one_time_tokens: z.strictObject({
    hash: text,
    kind: text,
    person: textOrNull,
    details: json,
    expires_at: number,
  }),
  login_failures: z.strictObject({ key: text, failures: number, locked_until: number }),
  known_devices: z.strictObject({ hash: text, person: text, last_used_at: number }),
  relationships: z.strictObject({
    person: text,
    other: text,
    kind: z.enum(["friend", "requested", "blocked"]),
    created_at: number,
  }),
  reports: z.strictObject({
    id: text,
    reporter: text,
    reported_person: text,
    table_id: textOrNull,
    message_number: numberOrNull,
    reason: text,
    text: text,
    created_at: number,
    closed_at: numberOrNull,
    closed_by: textOrNull,
    sanction: jsonOrNull,
  }),
  operator_actions: z.strictObject({
    id: text,
    at: number,
    operator: text,
    person: textOrNull,
    table_id: textOrNull,
    action: text,
    details: json,
  }),
  tables: z.strictObject({
    id: text,
    game: text,
    rules_version: number,
    status: z.enum(["open", "running", "over"]),
    visibility: z.enum(["public", "unlisted", "invited"]),
    owner: text,
    invite: text,
    settings: json,
    seed: text,
    salt: text,
    commitment: textOrNull,
    position: jsonOrNull,
    created_at: number,
    started_at: numberOrNull,
    ended_at: numberOrNull,
    updated_at: number,
    public_updated_at: number,
    entry_count: number,
    revision: number,
    clock: jsonOrNull,
    deadline: numberOrNull,
    proposal: jsonOrNull,
    outcome: jsonOrNull,
    rated_at: numberOrNull,
    rematch: textOrNull,
    pace: z.nullable(pace),
    is_quick: numberOrNull,
    turn_state: jsonOrNull,
    notified_revision: number,
  }),
  seats: z.strictObject({
    table_id: text,
    seat: number,
    kind: z.enum(["person", "bot", "open", "reserved"]),
    person: textOrNull,
    name: text,
    level: textOrNull,
  }),
  entries: z.strictObject({
    table_id: text,
    seq: number,
    actor: text,
    entry: json,
    at: number,
    idempotency_key: textOrNull,
  }),
  orders: z.strictObject({ table_id: text, seat: number, content: json }),
  chat: z.strictObject({
    table_id: text,
    number,
    person: text,
    seat: numberOrNull,
    text: textOrNull,
    phrase: textOrNull,
    at: number,
    idempotency_key: textOrNull,
    notified_at: numberOrNull,
  }),
  notes: z.strictObject({ table_id: text, person: text, text: text, updated_at: number }),
  results: z.strictObject({
    table_id: text,
    seat: number,
    game: text,
    pace,
    player: text,
    players: number,
    place: numberOrNull,
    tied_count: number,
    ending: z.enum(["played", "resigned", "left", "time", "aborted"]),
    moves: number,
    timeouts: number,
    facts: json,
    mu: z.nullable(z.number()),
    sigma: z.nullable(z.number()),
    ended_at: number,
  }),
  ratings: z.strictObject({
    player: text,
    game: text,
    pace,
    mu: z.number(),
    sigma: z.number(),
    games: number,
    updated_at: number,
  }),
  channels: z.strictObject({
    id: text,
    person: text,
    kind: z.enum(["push", "mail", "webhook"]),
    address: json,
    label: text,
    preferences: json,
    created_at: number,
    last_sent_at: numberOrNull,
    consecutive_failures: number,
  }),
  absences: z.strictObject({
    id: text,
    person: text,
    kind: z.enum(["weekly", "holiday"]),
    details: json,
  }),
  outbox: z.strictObject({
    id: text,
    channel: text,
    table_id: text,
    deduplication_key: text,
    details: json,
    created_at: number,
    due_at: numberOrNull,
    attempts: number,
    sent_at: numberOrNull,
    message_id: textOrNull,
  }),
  imported_people: z.strictObject({
    person: text,
    import_id: text,
    archive: json,
    imported_at: number,
  }),
  imported_games: z.strictObject({
    person: text,
    import_id: text,
    table_id: text,
    players: json,
    archive: json,
    imported_at: number,
  }),
  server_state: z.strictObject({ name: text, value: text }),
  heartbeats: z.strictObject({ node: text, at: number, version: textOrNull }),
  outages: z.strictObject({ started_at: number, ended_at: number }),
  presence: z.strictObject({ table_id: text, person: text, node: text }),
  leases: z.strictObject({ resource: text, node: text }),
  rate_limits: z.strictObject({ key: text, count: number, expires_at: number }),
  site_samples: z.strictObject({
    period_ms: number,
    started_at: number,
    node: text,
    figures: json,
  }),
};

export const TABLE_NAMES = Object.keys(ROW_SCHEMAS) as readonly TableName[];

/** The primary key of each table; rows are exported in its order. */
export const PRIMARY_KEYS: {
  readonly [Name in TableName]: readonly (keyof DatabaseSchema[Name] & string)[];
} = {
  people: ["id"],
  tokens: ["hash"],
  credentials: ["id"],
  one_time_tokens: ["hash"],
  login_failures: ["key"],
  known_devices: ["hash"],
  relationships: ["person", "other", "kind"],
  reports: ["id"],
  operator_actions: ["id"],
  tables: ["id"],
  seats: ["table_id", "seat"],
  entries: ["table_id", "seq"],
  orders: ["table_id", "seat"],
  chat: ["table_id", "number"],
  notes: ["table_id", "person"],
  results: ["table_id", "seat"],
  ratings: ["player", "game", "pace"],
  channels: ["id"],
  absences: ["id"],
  outbox: ["id"],
  imported_people: ["person", "import_id"],
  imported_games: ["person", "import_id", "table_id"],
  server_state: ["name"],
  heartbeats: ["node"],
  outages: ["started_at"],
  presence: ["table_id", "person", "node"],
  leases: ["resource"],
  rate_limits: ["key"],
  site_samples: ["period_ms", "started_at", "node"],
};

export const EXPORT_FORMAT = "sofala-export/1";
/** The version of the database schema; every export states it. */
export const SCHEMA_VERSION = MIGRATIONS.length;

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
