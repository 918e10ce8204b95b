import { problem, type Problem } from "@sofala/protocol";
import type { RequestContext } from "../http/route.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Person } from "./people.ts";
import {
  hasMixedAlphabets,
  isReservedName,
  skeletonOf,
  skeletonsOf,
  INVISIBLE_CHARACTERS,
} from "../lookalikes.ts";

/** A name as names are compared: case, width, spaces and what cannot be seen make no difference. */
export const normalizeName = (name: string): string =>
  name
    .normalize("NFKC")
    .replaceAll(INVISIBLE_CHARACTERS, "")
    .toLowerCase()
    .trim()
    .replaceAll(/\s+/gu, " ");

/** The columns of a person that follow from the name; only accounts are found by theirs. */
export const nameColumns = (
  name: string,
  kind: DatabaseSchema["people"]["kind"],
): Pick<DatabaseSchema["people"], "name" | "handle" | "skeleton"> => ({
  name,
  handle: kind === "account" ? normalizeName(name) : null,
  skeleton: skeletonOf(name),
});

/** Accounts other than this person's that have the name, or one that looks like it. */
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
        is("others.handle", "=", normalizeName(name)),
        is("others.skeleton", "in", skeletonsOf(name)),
      ]),
    );

/** Is this the name of an account, other than this person's own, or does it look like one? */
export const isNameTaken = async (
  database: Pick<Database, "query">,
  name: string,
  person?: string,
): Promise<boolean> =>
  (await accountsWithSimilarName(database, name, person).executeTakeFirst()) !== undefined;

/** Why somebody cannot take a name, if they cannot; `as` is what they are afterwards. */
export async function checkName(
  { liveTables, connections }: Pick<RequestContext, "liveTables" | "connections">,
  person: Person | undefined,
  name: string,
  as: "guest" | "account",
): Promise<Problem | undefined> {
  const isSame = person?.kind === as && normalizeName(person.name) === normalizeName(name);
  if (isSame) return undefined;
  if (person?.role !== "operator" && isReservedName(name)) return problem("person/name-reserved");
  if (hasMixedAlphabets(name)) return problem("person/name-mixed");
  const { database, presence } = liveTables.services;
  if (await isNameTaken(database, name, person?.id)) return problem("person/name-taken");
  if (as === "guest") return undefined;
  const guests = await guestsWithSimilarName(database, name, person?.id);
  const isHere =
    guests.some((id) => connections.isConnected(id)) ||
    (await presence.remotePeople(guests)).size > 0;
  return isHere ? problem("person/name-taken") : undefined;
}

/** So many guests of one name are looked for. */
const MAX_GUESTS = 100;

/** Guests other than this person who have the name, or one that looks like it. */
async function guestsWithSimilarName(
  { query }: Database,
  name: string,
  person = "",
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom("people")
    .select("id")
    // What is stored is how a guest wrote the name: it may be in capitals.
    .where("skeleton", "in", [...skeletonsOf(name), skeletonOf(name.toUpperCase())])
    .where("kind", "=", "guest")
    .where("id", "<>", person)
    .orderBy("created", "desc")
    .limit(MAX_GUESTS)
    .execute();
  return rows.map(({ id }) => id);
}
