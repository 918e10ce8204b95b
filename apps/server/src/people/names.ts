import { problem, type Problem } from "@sofala/protocol";
import type { Call } from "../http/route.ts";
import type { Database } from "../store/database.ts";
import type { Schema } from "../store/schema.ts";
import type { Person } from "./people.ts";
import { isMixed, isReserved, skeletonOf, skeletonsOf, UNSEEN } from "../lookalikes.ts";

/** A name as names are compared: case, width, spaces and what cannot be seen make no difference. */
export const foldName = (name: string): string =>
  name.normalize("NFKC").replaceAll(UNSEEN, "").toLowerCase().trim().replaceAll(/\s+/gu, " ");

/** The columns of a person that follow from the name; only accounts are found by theirs. */
export const nameColumns = (
  name: string,
  kind: Schema["people"]["kind"],
): Pick<Schema["people"], "name" | "handle" | "skeleton"> => ({
  name,
  handle: kind === "account" ? foldName(name) : null,
  skeleton: skeletonOf(name),
});

/** Accounts other than this person's that have the name, or one that looks like it. */
export const accountsNamed = ({ query }: Pick<Database, "query">, name: string, person = "") =>
  query
    .selectFrom("people as others")
    .select("others.id")
    .where("others.kind", "=", "account")
    .where("others.id", "<>", person)
    .where((is) =>
      is.or([
        is("others.handle", "=", foldName(name)),
        is("others.skeleton", "in", skeletonsOf(name)),
      ]),
    );

/** Is this the name of an account, other than this person's own, or does it look like one? */
export const isNameTaken = async (
  database: Pick<Database, "query">,
  name: string,
  person?: string,
): Promise<boolean> =>
  (await accountsNamed(database, name, person).executeTakeFirst()) !== undefined;

/** Why somebody cannot take a name, if they cannot; `as` is what they are afterwards. */
export async function refuseName(
  { rooms, connections }: Pick<Call, "rooms" | "connections">,
  person: Person | undefined,
  name: string,
  as: "guest" | "account",
): Promise<Problem | undefined> {
  const isSame = person?.kind === as && foldName(person.name) === foldName(name);
  if (isSame) return undefined;
  if (person?.role !== "operator" && isReserved(name)) return problem("person/name-reserved");
  if (isMixed(name)) return problem("person/name-mixed");
  const { database, visits } = rooms.services;
  if (await isNameTaken(database, name, person?.id)) return problem("person/name-taken");
  if (as === "guest") return undefined;
  const guests = await guestsNamed(database, name, person?.id);
  const isHere =
    guests.some((id) => connections.has(id)) || (await visits.whoIsElsewhere(guests)).size > 0;
  return isHere ? problem("person/name-taken") : undefined;
}

/** So many guests of one name are looked for. */
const MOST_GUESTS = 100;

/** Guests other than this person who have the name, or one that looks like it. */
async function guestsNamed(
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
    .limit(MOST_GUESTS)
    .execute();
  return rows.map(({ id }) => id);
}
