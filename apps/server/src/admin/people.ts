import { fail, jsonPath, ok, parseWith, type Result } from "@sofala/engine";
import { sanction as sanctionSchema, type Sanction } from "@sofala/protocol";
import { recordSanction } from "../moderation/sanctions.ts";
import { normalizeName } from "../people/names.ts";
import { COMMAND_LINE_OPERATOR, recordActionQuery } from "../people/operator-actions.ts";
import type { Database } from "../store/database.ts";

export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "deleted";
}

/** Finds a person by id, by an account's name, or by a guest's name if only one guest has it. */
export async function findPerson(
  { query }: Database,
  idOrName: string,
): Promise<Result<FoundPerson, string>> {
  const people = await query
    .selectFrom("people")
    .select(["id", "name", "kind", "normalized_name"])
    .where("kind", "<>", "deleted")
    .where((is) =>
      is.or([
        is("id", "=", idOrName),
        is("normalized_name", "=", normalizeName(idOrName)),
        is("name", "=", idOrName),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(20)
    .execute();
  const exact = people.find(
    ({ id, normalized_name: normalizedName }) =>
      id === idOrName || normalizedName === normalizeName(idOrName),
  );
  const [match, second] = exact === undefined ? people : [exact];
  if (match === undefined) return fail("nobody has this name");
  if (second !== undefined) {
    const ids = people.map(({ id }) => id).join(", ");
    return fail(`several guests have this name; choose one by its id: ${ids}`);
  }
  const { id, name, kind } = match;
  return ok({ id, name, kind });
}

/** Makes a person an operator, or takes the role away. */
export async function setOperator(
  database: Database,
  { id }: Pick<FoundPerson, "id">,
  isOperator: boolean,
  now: number,
): Promise<void> {
  const role = isOperator ? "operator" : null;
  const action = isOperator ? "appoint" : "dismiss-operator";
  await database.commit({
    mustChange: [
      database.query.updateTable("people").set({ role }).where("id", "=", id).compile(),
      recordActionQuery(database, { at: now, person: id, action }),
    ],
  });
}

/** Sanctions a person from the command line; it is recorded like the sanctions of operators. */
export async function sanctionPerson(
  database: Database,
  { id: person }: FoundPerson,
  input: Sanction,
  now: number,
): Promise<Result<undefined, string>> {
  const sanction = parseWith(sanctionSchema, input);
  if (!sanction.ok) return fail(`${jsonPath(sanction.error.path)}: ${sanction.error.reason}`);
  const recorded = await recordSanction(
    database,
    { operator: COMMAND_LINE_OPERATOR, person, now },
    { sanction: sanction.value },
  );
  return recorded.ok ? recorded : fail(recorded.error.title);
}
