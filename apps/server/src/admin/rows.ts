import * as z from "zod/mini";
import type { Schema as Validator } from "@sofala/engine";
import { MIGRATIONS } from "../store/migrations/migrations.ts";
import type { Schema } from "../store/schema.ts";

export type TableName = keyof Schema;

const text = z.string();
const number = z.int();
const textOrNull = z.nullable(text);
const numberOrNull = z.nullable(number);
const json = text.check(z.refine(isJson, "expected the text of JSON"));
const jsonOrNull = z.nullable(json);

/** What a row of each table looks like in an export; tables come before those that refer to them. */
export const ROWS: { readonly [Name in TableName]: Validator<Schema[Name]> } = {
  people: z.strictObject({
    id: text,
    name: text,
    kind: z.enum(["guest", "account", "gone"]),
    created: number,
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
    entries: number,
    revision: number,
    clock: jsonOrNull,
    deadline: numberOrNull,
    proposal: jsonOrNull,
    outcome: jsonOrNull,
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
  }),
  notes: z.strictObject({ game: text, person: text, words: text, changed: number }),
  heartbeats: z.strictObject({ node: text, at: number }),
  pauses: z.strictObject({ began: number, ended: number }),
};

export const TABLE_NAMES = Object.keys(ROWS) as readonly TableName[];

/** By what the rows of a table are told apart, and in which order they are exported. */
export const KEYS: { readonly [Name in TableName]: readonly (keyof Schema[Name] & string)[] } = {
  people: ["id"],
  tokens: ["hash"],
  games: ["id"],
  seats: ["game", "seat"],
  entries: ["game", "seq"],
  orders: ["game", "seat"],
  chat: ["game", "number"],
  notes: ["game", "person"],
  heartbeats: ["node"],
  pauses: ["began"],
};

export const FORMAT = "sofala-export/1";
/** The version of the database that an export is of. */
export const VERSION = MIGRATIONS.length;

function isJson(written: string): boolean {
  try {
    JSON.parse(written);
    return true;
  } catch {
    return false;
  }
}
