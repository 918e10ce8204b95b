import { problem, type Problem } from "@sofala/protocol";
import { loadGameTexts } from "@sofala/text";
import { LANGUAGE_TAGS } from "@sofala/text/languages";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Person } from "./people.ts";
import { hasMixedAlphabets, INVISIBLE_CHARACTERS, skeletonOf, skeletonsOf } from "../lookalikes.ts";

/** A name for comparison: ignores case, width, extra spaces and invisible characters. */
export const normalizeName = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, " ");

/** The columns of a person that depend on the name. Only accounts have a normalized name: it is unique. */
export const nameColumns = (
  name: string,
  kind: DatabaseSchema["people"]["kind"],
): Pick<DatabaseSchema["people"], "name" | "normalized_name" | "name_skeleton"> => ({
  name,
  normalized_name: kind === "account" ? normalizeName(name) : null,
  name_skeleton: skeletonOf(name),
});

/** Accounts, except this person, with the same or a confusable name. */
export const accountsWithSimilarName = (
  { query }: Pick<Database, "query">,
  name: string,
  person = "",
) =>
  query
    .selectFrom("people as others")
    .select("others.id")
    .where("others.kind", "=", "account")
    .where("others.id", "<>", person)
    .where((is) =>
      is.or([
        is("others.normalized_name", "=", normalizeName(name)),
        is("others.name_skeleton", "in", skeletonsOf(name)),
      ]),
    );

/** True if an account, except this person, has the same or a confusable name. */
export const isNameTaken = async (
  database: Pick<Database, "query">,
  name: string,
  person?: string,
): Promise<boolean> =>
  (await accountsWithSimilarName(database, name, person).executeTakeFirst()) !== undefined;

interface NameCheckDeps {
  readonly database: Database;
  readonly connections: {
    /** Those of these people who are connected to any node. */
    onlineAmong(people: readonly string[]): Promise<ReadonlySet<string>>;
  };
}

/** Why a person cannot take a name as a guest or an account; undefined if they can. */
export async function checkName(
  { database, connections }: NameCheckDeps,
  person: Person | undefined,
  name: string,
  kind: "guest" | "account",
): Promise<Problem | undefined> {
  const isSame = person?.kind === kind && normalizeName(person.name) === normalizeName(name);
  if (isSame) return undefined;
  if (person?.role !== "operator" && isReservedName(name)) return problem("person/name-reserved");
  if (hasMixedAlphabets(name)) return problem("person/name-mixed");
  if (await isNameTaken(database, name, person?.id)) return problem("person/name-taken");
  if (kind === "guest") return undefined;
  const guests = await guestsWithSimilarName(database, name, person?.id);
  const online = await connections.onlineAmong(guests);
  return online.size > 0 ? problem("person/name-taken") : undefined;
}

/** How many guests with the same name are checked for being online. */
const MAX_GUESTS = 100;

/** Guests, except this person, with the same or a confusable name. */
async function guestsWithSimilarName(
  { query }: Database,
  name: string,
  person = "",
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom("people")
    .select("id")
    // A guest may have written the name in capitals, which have other skeletons.
    .where("name_skeleton", "in", [...skeletonsOf(name), skeletonOf(name.toUpperCase())])
    .where("kind", "=", "guest")
    .where("id", "<>", person)
    .orderBy("created_at", "desc")
    .limit(MAX_GUESTS)
    .execute();
  return rows.map(({ id }) => id);
}

/** Skeletons of these names in lower and upper case. */
const skeletonsInBothCases = (names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => [skeletonOf(name), skeletonOf(name.toUpperCase())]));

/** Only operators may have one of these words in their name. */
const RESERVED_WORDS = skeletonsInBothCases([
  "operator",
  "operators",
  "admin",
  "admins",
  "administrator",
  "moderator",
  "moderators",
  "sofala",
  "operatore",
  "amministratore",
  "moderatore",
]);

/** The names of the bots of all games in all languages. */
const BOT_NAMES = (await Promise.all(LANGUAGE_TAGS.map(loadGameTexts))).flatMap((games) =>
  Object.values(games).flatMap(({ bot }) => Object.values(bot).map(({ name }) => name)),
);

/** Only operators may have exactly one of these names. */
const RESERVED_NAMES = skeletonsInBothCases([
  "server",
  "system",
  "sistema",
  "root",
  "support",
  "staff",
  "bot",
  "clock",
  "host",
  ...BOT_NAMES,
]);

/** True for names that look like the server, an operator or a bot. */
export const isReservedName = (name: string): boolean =>
  skeletonsOf(name).some((skeleton) => {
    const words = skeleton.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
    return (
      RESERVED_NAMES.has(words.join(" ")) ||
      RESERVED_WORDS.has(words.join("")) ||
      words.some((word) => RESERVED_WORDS.has(word))
    );
  });
