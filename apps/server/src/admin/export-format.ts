import * as z from "zod/mini";
import type { Schema as Validator } from "@sofala/engine";
import { MIGRATIONS } from "../store/migrations/migrations.ts";
import type { DatabaseSchema } from "../store/schema.ts";

export type TableName = keyof DatabaseSchema;

const text = z.string();
const number = z.int();
const textOrNull = z.nullable(text);
const numberOrNull = z.nullable(number);
const json = text.check(z.refine(isJson, "expected the text of JSON"));
const jsonOrNull = z.nullable(json);

const pace = z.enum(["live", "correspondence", "untimed"]);

/** What a row of each table looks like in an export; tables come before those that refer to them. */
export const ROW_SCHEMAS: { readonly [Name in TableName]: Validator<DatabaseSchema[Name]> } = {
  people: z.strictObject({
    id: text,
    name: text,
    kind: z.enum(["guest", "account", "gone"]),
    created: number,
    handle: textOrNull,
    skeleton: textOrNull,
    email: textOrNull,
    confirmed: numberOrNull,
    language: textOrNull,
    zone: textOrNull,
    role: z.nullable(z.enum(["operator", "program"])),
    muted: numberOrNull,
    banned: numberOrNull,
    notice: jsonOrNull,
  }),
  tokens: z.strictObject({
    hash: text,
    person: text,
    kind: z.enum(["device", "api"]),
    label: text,
    created: number,
    used: number,
    expires: numberOrNull,
  }),
  credentials: z.strictObject({
    id: text,
    person: text,
    kind: z.enum(["password", "passkey"]),
    secret: text,
    label: text,
    counter: number,
    created: number,
    used: number,
  }),
  slips: z.strictObject({
    hash: text,
    kind: text,
    person: textOrNull,
    about: json,
    expires: number,
  }),
  attempts: z.strictObject({ key: text, failures: number, until: number }),
  known_devices: z.strictObject({ hash: text, person: text, used: number }),
  ties: z.strictObject({
    person: text,
    other: text,
    kind: z.enum(["friend", "asked", "blocked"]),
    since: number,
  }),
  reports: z.strictObject({
    id: text,
    reporter: text,
    about: text,
    game: textOrNull,
    message: numberOrNull,
    reason: text,
    words: text,
    created: number,
    closed: numberOrNull,
    closer: textOrNull,
    verdict: textOrNull,
  }),
  games: z.strictObject({
    id: text,
    game: text,
    rules: number,
    status: z.enum(["open", "running", "over"]),
    visibility: z.enum(["public", "unlisted", "invited"]),
    owner: text,
    invite: text,
    terms: json,
    seed: text,
    salt: text,
    commitment: textOrNull,
    position: jsonOrNull,
    created: number,
    started: numberOrNull,
    ended: numberOrNull,
    changed: number,
    listed_at: number,
    entries: number,
    revision: number,
    clock: jsonOrNull,
    deadline: numberOrNull,
    proposal: jsonOrNull,
    outcome: jsonOrNull,
    rated: numberOrNull,
    rematch: textOrNull,
    pace: z.nullable(pace),
    quick: numberOrNull,
    waits: jsonOrNull,
    notified: number,
  }),
  seats: z.strictObject({
    game: text,
    seat: number,
    kind: z.enum(["person", "bot", "open", "reserved"]),
    person: textOrNull,
    name: text,
    level: textOrNull,
  }),
  entries: z.strictObject({
    game: text,
    seq: number,
    actor: text,
    entry: json,
    at: number,
    key: textOrNull,
  }),
  orders: z.strictObject({ game: text, seat: number, standing: json }),
  chat: z.strictObject({
    game: text,
    number,
    person: text,
    seat: numberOrNull,
    words: textOrNull,
    phrase: textOrNull,
    at: number,
    key: textOrNull,
    notified: numberOrNull,
  }),
  notes: z.strictObject({ game: text, person: text, words: text, changed: number }),
  results: z.strictObject({
    table_id: text,
    seat: number,
    game: text,
    pace,
    holder: text,
    players: number,
    place: numberOrNull,
    tied: number,
    ending: z.enum(["played", "resigned", "left", "time", "aborted"]),
    moves: number,
    late: number,
    facts: json,
    mu: z.nullable(z.number()),
    sigma: z.nullable(z.number()),
    ended: number,
  }),
  ratings: z.strictObject({
    holder: text,
    game: text,
    pace,
    mu: z.number(),
    sigma: z.number(),
    games: number,
    changed: number,
  }),
  channels: z.strictObject({
    id: text,
    person: text,
    kind: z.enum(["push", "mail", "webhook"]),
    address: json,
    label: text,
    wishes: json,
    created: number,
    told: numberOrNull,
    failures: number,
  }),
  absences: z.strictObject({
    id: text,
    person: text,
    kind: z.enum(["weekly", "holiday"]),
    about: json,
  }),
  outbox: z.strictObject({
    id: text,
    channel: text,
    game: text,
    occasion: text,
    about: json,
    created: number,
    due: numberOrNull,
    tries: number,
    sent: numberOrNull,
    letter: textOrNull,
  }),
  settings: z.strictObject({ name: text, value: text }),
  heartbeats: z.strictObject({ node: text, at: number }),
  pauses: z.strictObject({ began: number, ended: number }),
  visits: z.strictObject({ place: text, person: text, node: text }),
  claims: z.strictObject({ what: text, node: text }),
  limits: z.strictObject({ key: text, count: number, ends: number }),
};

export const TABLE_NAMES = Object.keys(ROW_SCHEMAS) as readonly TableName[];

/** By what the rows of a table are told apart, and in which order they are exported. */
export const PRIMARY_KEYS: {
  readonly [Name in TableName]: readonly (keyof DatabaseSchema[Name] & string)[];
} = {
  people: ["id"],
  tokens: ["hash"],
  credentials: ["id"],
  slips: ["hash"],
  attempts: ["key"],
  known_devices: ["hash"],
  ties: ["person", "other", "kind"],
  reports: ["id"],
  games: ["id"],
  seats: ["game", "seat"],
  entries: ["game", "seq"],
  orders: ["game", "seat"],
  chat: ["game", "number"],
  notes: ["game", "person"],
  results: ["table_id", "seat"],
  ratings: ["holder", "game", "pace"],
  channels: ["id"],
  absences: ["id"],
  outbox: ["id"],
  settings: ["name"],
  heartbeats: ["node"],
  pauses: ["began"],
  visits: ["place", "person", "node"],
  claims: ["what"],
  limits: ["key"],
};

export const EXPORT_FORMAT = "sofala-export/1";
/** The version of the database that an export is of. */
export const SCHEMA_VERSION = MIGRATIONS.length;

function isJson(written: string): boolean {
  try {
    JSON.parse(written);
    return true;
  } catch {
    return false;
  }
}
