import type { Locale } from "@sofala/protocol";
import { languageTagOf } from "@sofala/text/languages";
import { CommitConflict, type Database } from "../store/database.ts";
import { hashOf, newId } from "../tokens.ts";
import { DEFAULT_TIME_ZONE } from "./absences.ts";
import { accountsWithSimilarName, nameColumns, normalizeName } from "./names.ts";
import { prepareSession } from "./sessions.ts";

/** A guest, an account, or what remains of a deleted one. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "deleted";
  readonly role: "operator" | "program" | null;
  readonly mutedUntil: number | null;
  readonly bannedUntil: number | null;
  /** `ModerationDetails` as JSON. */
  readonly moderationDetails: string | null;
}

/** The last use of a token is stored at most this often. */
const LAST_USED_PRECISION_MS = 60_000;
/** So much later, when the request that used it has long been answered. */
const NOTE_USE_AFTER_MS = 1000;

const GUEST_DEFAULTS = {
  kind: "guest",
  role: null,
  mutedUntil: null,
  bannedUntil: null,
  moderationDetails: null,
} as const;

/** Creates a guest and a session token for their device. */
export async function createGuest(
  database: Database,
  name: string,
  now: number,
  deviceLabel = "",
): Promise<{ readonly person: Person; readonly token: string }> {
  const person = { ...GUEST_DEFAULTS, id: newId(), name };
  const { token, insertQuery } = prepareSession(database, person.id, deviceLabel, now);
  await database.commit({
    mustChange: [
      database.query
        .insertInto("people")
        .values({ id: person.id, kind: "guest", ...nameColumns(name, "guest"), created_at: now })
        .compile(),
      insertQuery,
    ],
  });
  return { person, token };
}

/** The owner of a session or API token; undefined if the token is unknown or expired. */
export async function findPersonByToken(
  { query }: Database,
  token: string,
  now: number,
): Promise<(Person & { readonly tokenKind: "device" | "api" }) | undefined> {
  const hash = hashOf(token);
  const found = await query
    .selectFrom("tokens")
    .innerJoin("people", "people.id", "tokens.person")
    .select(["people.id", "people.name", "people.kind", "tokens.kind as tokenKind"])
    .select([
      "people.role",
      "people.muted_until as mutedUntil",
      "people.banned_until as bannedUntil",
    ])
    .select("people.moderation_status as moderationDetails")
    .select(["tokens.last_used_at as lastUsedAt", "tokens.expires_at as expiresAt"])
    .where("tokens.hash", "=", hash)
    .executeTakeFirst();
  if (found === undefined || found.kind === "deleted") return undefined;
  const { lastUsedAt, expiresAt, ...person } = found;
  if (expiresAt !== null && expiresAt <= now) return undefined;
  if (now - lastUsedAt > LAST_USED_PRECISION_MS) noteUseLater(query, hash, now);
  return person;
}

/** The tokens whose use is about to be stored. */
const noted = new Set<string>();

/** Stores when a token was used. Not at once: the request that used it would wait for the disk. */
function noteUseLater(query: Database["query"], hash: string, now: number): void {
  if (noted.has(hash)) return;
  noted.add(hash);
  const timer = setTimeout(() => {
    noted.delete(hash);
    query
      .updateTable("tokens")
      .set({ last_used_at: now })
      .where("hash", "=", hash)
      // Another node may have stored it already.
      .where("last_used_at", "<", now - LAST_USED_PRECISION_MS)
      .execute()
      // A later request notes it.
      .catch(() => {});
  }, NOTE_USE_AFTER_MS);
  timer.unref();
}

/** Renames a person; false if an account has taken the name in the meantime. */
export async function renamePerson(
  database: Database,
  { id, kind }: Pick<Person, "id" | "kind">,
  name: string,
): Promise<boolean> {
  const update = database.query
    .updateTable("people")
    .set(nameColumns(name, kind))
    .where("id", "=", id)
    .where((is) =>
      is.or([
        // Their own name in another case is always allowed, even if it looks like somebody else's.
        is("normalized_name", "=", normalizeName(name)),
        is.not(is.exists(accountsWithSimilarName(database, name, id))),
      ]),
    );
  try {
    await database.commit({ mustChange: [update.compile()] });
    return true;
  } catch (error) {
    if (error instanceof CommitConflict) return false;
    throw error;
  }
}

/** Marks an account as played by a program, or not; false for guests and operators. */
export async function setPlayedByProgram(
  { query }: Database,
  person: string,
  isProgram: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable("people")
    .set({ role: isProgram ? "program" : null })
    .where("id", "=", person)
    .where("kind", "=", "account")
    .where((is) => is.or([is("role", "is", null), is("role", "=", "program")]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The language and time zone of a person. */
export async function loadLocale({ query }: Database, person: string): Promise<Locale> {
  const row = await query
    .selectFrom("people")
    .select(["language", "time_zone as timeZone"])
    .where("id", "=", person)
    .executeTakeFirst();
  return {
    language: languageTagOf(row?.language ?? ""),
    timeZone: row?.timeZone ?? DEFAULT_TIME_ZONE,
  };
}

export async function updateLocale(
  { query }: Database,
  person: string,
  { language, timeZone }: Locale,
): Promise<void> {
  await query
    .updateTable("people")
    .set({ language, time_zone: timeZone })
    .where("id", "=", person)
    .execute();
}
