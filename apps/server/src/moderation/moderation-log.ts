import type { ModerationLog, ModerationLogEntry, ReportReason, Sanction } from "@sofala/protocol";
import type { Selectable } from "kysely";
import type { OperatorAction, OperatorActionDetails } from "../people/operator-actions.ts";
import { normalizeName } from "../people/names.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";

const PAGE_SIZE = 50;
const DAY_MS = 86_400_000;

interface LogQuery {
  /** Only what this person did, or what was done to them: an id, or a name that several may have. */
  readonly person?: string | undefined;
  /** Only what is older than the last entry of the page before. */
  readonly before?: string | undefined;
}

/** What operators did, newest first: sanctions, dismissed reports, and what was done by `sofala admin`. */
export async function loadModerationLog(
  { query }: Pick<Database, "query">,
  { person, before }: LogQuery,
): Promise<ModerationLog> {
  const people = person === undefined ? undefined : await peopleNamed({ query }, person);
  const cursor = before === undefined ? undefined : parseCursor(before);
  const [closed, actions] = await Promise.all([
    query
      .selectFrom("reports")
      .selectAll()
      .where("closed_at", "is not", null)
      .$if(people !== undefined, (all) =>
        all.where((is) =>
          is.or([is("reported_person", "in", people ?? []), is("closed_by", "in", people ?? [])]),
        ),
      )
      .$if(cursor !== undefined, (all) =>
        all.where((is) =>
          is.or([
            is("closed_at", "<", cursor?.at ?? 0),
            is.and([is("closed_at", "=", cursor?.at ?? 0), is("id", "<", cursor?.id ?? "")]),
          ]),
        ),
      )
      .orderBy("closed_at", "desc")
      .orderBy("id", "desc")
      .limit(PAGE_SIZE + 1)
      .execute(),
    query
      .selectFrom("operator_actions")
      .selectAll()
      .$if(people !== undefined, (all) =>
        all.where((is) =>
          is.or([is("person", "in", people ?? []), is("operator", "in", people ?? [])]),
        ),
      )
      .$if(cursor !== undefined, (all) =>
        all.where((is) =>
          is.or([
            is("at", "<", cursor?.at ?? 0),
            is.and([is("at", "=", cursor?.at ?? 0), is("id", "<", cursor?.id ?? "")]),
          ]),
        ),
      )
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .limit(PAGE_SIZE + 1)
      .execute(),
  ]);
  const ids = [
    ...closed.flatMap((row) => [row.reporter, row.reported_person, row.closed_by ?? ""]),
    ...actions.flatMap(({ person: about, operator }) => [about ?? "", operator]),
  ];
  const names = await namesOf({ query }, ids);
  const entries = [
    ...closed.map((row) => entryOfReport(row, names)),
    ...actions.map((row) => entryOfAction(row, names)),
  ].toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1));
  const page = entries.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    entries: page,
    ...(entries.length > PAGE_SIZE && last !== undefined ? { next: `${last.at}-${last.id}` } : {}),
  };
}

/** Deleted people have no name. */
type Names = ReadonlyMap<string, string>;

const referenceTo = (id: string, names: Names) => ({ id, name: names.get(id) ?? id });

function entryOfReport(
  row: Selectable<DatabaseSchema["reports"]>,
  names: Names,
): ModerationLogEntry {
  const at = row.closed_at ?? row.created_at;
  const sanction = JSON.parse(row.sanction ?? '{"kind":"dismiss"}') as Sanction;
  const days = "days" in sanction ? sanction.days : undefined;
  const explanation = "explanation" in sanction ? sanction.explanation : "";
  return {
    id: row.id,
    at,
    operator: referenceTo(row.closed_by ?? "", names),
    person: referenceTo(row.reported_person, names),
    ...(row.table_id === null ? {} : { tableId: row.table_id }),
    action: sanction.kind,
    ...(days === undefined ? {} : { until: at + days * DAY_MS }),
    ...(sanction.kind === "rename" ? { name: sanction.name } : {}),
    ...(explanation === "" ? {} : { explanation }),
    ...(row.reason === "operator"
      ? {}
      : {
          report: {
            reason: row.reason as ReportReason,
            text: row.text,
            reporter: referenceTo(row.reporter, names),
          },
        }),
  };
}

function entryOfAction(
  row: Selectable<DatabaseSchema["operator_actions"]>,
  names: Names,
): ModerationLogEntry {
  const { id, at, operator, person, table_id: tableId, action } = row;
  const details = JSON.parse(row.details) as OperatorActionDetails;
  return {
    id,
    at,
    operator: referenceTo(operator, names),
    ...(person === null ? {} : { person: referenceTo(person, names) }),
    ...(tableId === null ? {} : { tableId }),
    action: action as OperatorAction["action"],
    ...details,
  };
}

/** The ids of the people with this id or name; the id itself if there are none. */
async function peopleNamed(
  { query }: Pick<Database, "query">,
  idOrName: string,
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom("people")
    .select("id")
    .where((is) =>
      is.or([is("normalized_name", "=", normalizeName(idOrName)), is("name", "=", idOrName)]),
    )
    .limit(PAGE_SIZE)
    .execute();
  return [idOrName, ...rows.map(({ id }) => id)];
}

async function namesOf({ query }: Pick<Database, "query">, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await query
    .selectFrom("people")
    .select(["id", "name"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** `1700000000000-r1`: the time and the id of the last entry of a page. */
function parseCursor(text: string): { readonly at: number; readonly id: string } {
  const [, at = "", id = ""] = /^(\d{1,15})-(.*)$/su.exec(text) ?? [];
  return { at: Number(at), id };
}
