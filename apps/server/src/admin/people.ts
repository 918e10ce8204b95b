import { fail, jsonPath, ok, parseWith, type Result } from "@sofala/engine";
import { sanction as sanctionSchema, type Sanction } from "@sofala/protocol";
import { HOST_OPERATOR, recordSanction } from "../moderation/sanctions.ts";
import { normalizeName } from "../people/names.ts";
import type { Database } from "../store/database.ts";

/** Somebody as an operator names them. */
export interface FoundPerson {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "gone";
}

/** Who is meant: by id, by an account's name, or by a guest's where only one has it. */
export async function findPerson(
  { query }: Database,
  named: string,
): Promise<Result<FoundPerson, string>> {
  const people = await query
    .selectFrom("people")
    .select(["id", "name", "kind", "handle"])
    .where("kind", "<>", "gone")
    .where((is) =>
      is.or([
        is("id", "=", named),
        is("handle", "=", normalizeName(named)),
        is("name", "=", named),
      ]),
    )
    .orderBy("created", "desc")
    .limit(20)
    .execute();
  const sure = people.find(({ id, handle }) => id === named || handle === normalizeName(named));
  const [only, second] = sure === undefined ? people : [sure];
  if (only === undefined) return fail("there is nobody by this name");
  if (second !== undefined) {
    const ids = people.map(({ id }) => id).join(", ");
    return fail(`several guests have this name; say which by id: ${ids}`);
  }
  const { id, name, kind } = only;
  return ok({ id, name, kind });
}

/** Makes somebody an operator, or one no more. */
export async function setOperator(
  { query }: Database,
  { id }: FoundPerson,
  isOperator: boolean,
): Promise<void> {
  const role = isOperator ? "operator" : null;
  await query.updateTable("people").set({ role }).where("id", "=", id).execute();
}

/** Does what whoever runs the server decided about somebody; it is written down as an operator's acts are. */
export async function sanctionPerson(
  database: Database,
  { id: about }: FoundPerson,
  wish: Sanction,
  now: number,
): Promise<Result<undefined, string>> {
  const verdict = parseWith(sanctionSchema, wish);
  if (!verdict.ok) return fail(`${jsonPath(verdict.error.path)}: ${verdict.error.reason}`);
  const done = await recordSanction(
    database,
    { closer: HOST_OPERATOR, about, now },
    { verdict: verdict.value },
  );
  return done.ok ? done : fail(done.error.title);
}
