import { ok, type Result } from "@sofala/engine";
import {
  refuse,
  type ChatMessage,
  type NewReport,
  type Problem,
  type Report,
  type ReportReason,
  type Sanction,
} from "@sofala/protocol";
import type { Selectable } from "kysely";
import { COMMAND_LINE_OPERATOR } from "../people/operator-actions.ts";
import { newId } from "../tokens.ts";
import { messageFromRow } from "../tables/chat.ts";
import type { Database } from "../store/database.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { moderationStatusOf } from "./moderation-status.ts";

/** Per reporter. */
const MAX_REPORTS_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
/** Closed reports, and what operators did, are kept for two years (docs/privacy.md). */
const CLOSED_REPORT_MS = 730 * 24 * HOUR_MS;
/** The maximum number of open reports, and of closed ones, in a list. */
const PAGE_SIZE = 50;
/** Chat messages shown before and after a reported one. */
const CONTEXT_MESSAGES = 5;

type ReportRow = Selectable<DatabaseSchema["reports"]>;

interface ReportDeps {
  readonly database: Database;
  readonly now: () => number;
}

/** Stores a report about a person for the operators. */
export async function createReport(
  { database, now }: ReportDeps,
  reporter: string,
  { reportedPersonId, tableId, messageNumber, reason, text }: NewReport,
): Promise<Result<undefined, Problem>> {
  const { query } = database;
  const reportedPerson = await query
    .selectFrom("people")
    .select("kind")
    .where("id", "=", reportedPersonId)
    .executeTakeFirst();
  if (reportedPerson === undefined || reportedPersonId === reporter)
    return refuse("person/not-found");
  if (!(await hasReportedContent(database, reportedPersonId, tableId, messageNumber)))
    return refuse("report/unknown");
  const { count } = await query
    .selectFrom("reports")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("reporter", "=", reporter)
    .where("created_at", ">", now() - HOUR_MS)
    .executeTakeFirstOrThrow();
  if (count >= MAX_REPORTS_PER_HOUR) return refuse("report/too-many");
  const row = {
    id: newId(),
    reporter,
    reported_person: reportedPersonId,
    table_id: tableId ?? null,
    message_number: messageNumber ?? null,
    reason,
    text,
    created_at: now(),
    closed_at: null,
    closed_by: null,
    sanction: null,
  };
  await query.insertInto("reports").values(row).execute();
  return ok(undefined);
}

/** Deletes the reports that were closed too long ago, and other actions of operators from then. */
export async function deleteOldReports({ database, now }: ReportDeps): Promise<void> {
  const oldest = now() - CLOSED_REPORT_MS;
  await database.query.deleteFrom("reports").where("closed_at", "<", oldest).execute();
  await database.query.deleteFrom("operator_actions").where("at", "<", oldest).execute();
}

/** True if the reported table exists, and the reported message there was sent by this person. */
async function hasReportedContent(
  { query }: Database,
  person: string,
  tableId: string | undefined,
  messageNumber: number | undefined,
): Promise<boolean> {
  if (tableId === undefined) return messageNumber === undefined;
  const rows =
    messageNumber === undefined
      ? query.selectFrom("tables").select("id").where("id", "=", tableId)
      : query
          .selectFrom("chat")
          .select("table_id as id")
          .where("table_id", "=", tableId)
          .where("number", "=", messageNumber)
          .where("person", "=", person);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** Open reports, oldest first; then closed ones, last closed first. */
export async function listReports({ database, now }: ReportDeps): Promise<readonly Report[]> {
  const { query } = database;
  const [open, closed] = await Promise.all([
    query
      .selectFrom("reports")
      .selectAll()
      .where("closed_at", "is", null)
      .orderBy("created_at")
      .limit(PAGE_SIZE)
      .execute(),
    query
      .selectFrom("reports")
      .selectAll()
      .where("closed_at", "is not", null)
      .orderBy("closed_at", "desc")
      .limit(PAGE_SIZE)
      .execute(),
  ]);
  const rows = [...open, ...closed];
  if (rows.length === 0) return [];
  const [relatedReports, messages] = await Promise.all([
    reportsOnSamePeople(database, rows),
    messagesAround(database, rows),
  ]);
  const people = await peopleInReports(database, [...rows, ...relatedReports]);
  return rows.map((row) => toReport(row, now(), { relatedReports, messages, people }));
}

interface ReportContext {
  readonly relatedReports: readonly ReportRow[];
  readonly messages: readonly (ChatMessage & { readonly tableId: string })[];
  readonly people: Awaited<ReturnType<typeof peopleInReports>>;
}

function toReport(
  row: ReportRow,
  now: number,
  { relatedReports, messages, people }: ReportContext,
): Report {
  const { id, created_at: createdAt, text, table_id: tableId, message_number: messageNumber } = row;
  const toReference = (person: string) => ({
    id: person,
    name: people.get(person)?.name ?? person,
  });
  const reported = people.get(row.reported_person);
  const isNear = (number: number) =>
    messageNumber !== null && Math.abs(number - messageNumber) <= CONTEXT_MESSAGES;
  return {
    id,
    createdAt,
    reason: reasonOf(row),
    text,
    reporter: toReference(row.reporter),
    reportedPerson: toReference(row.reported_person),
    moderation: reported === undefined ? {} : moderationStatusOf(reported, now),
    ...(tableId === null ? {} : { tableId }),
    ...(messageNumber === null ? {} : { messageNumber }),
    messages: messages.flatMap(({ tableId: messageTableId, ...message }) =>
      messageTableId === tableId && isNear(message.number) ? message : [],
    ),
    otherReports: relatedReports
      .filter((other) => other.reported_person === row.reported_person && other.id !== id)
      .map((other) => ({
        createdAt: other.created_at,
        reason: reasonOf(other),
        ...closedField(other, people),
      })),
    ...closedField(row, people),
  };
}

function closedField(
  { closed_at: at, closed_by: operator, sanction }: ReportRow,
  people: ReportContext["people"],
): Pick<Report, "closed"> {
  if (at === null || operator === null || sanction === null) return {};
  const by = people.get(operator)?.name ?? operator;
  return { closed: { at, by, sanction: JSON.parse(sanction) as Sanction } };
}

const reasonOf = ({ reason }: ReportRow) => reason as ReportReason | "operator";

const reportsOnSamePeople = ({ query }: Database, rows: readonly ReportRow[]) =>
  query
    .selectFrom("reports")
    .selectAll()
    .where("reported_person", "in", [...new Set(rows.map((row) => row.reported_person))])
    .orderBy("created_at", "desc")
    .execute();

/** The reported messages, and those before and after each. */
async function messagesAround(
  { query }: Database,
  rows: readonly ReportRow[],
): Promise<ReportContext["messages"]> {
  const reported = rows.flatMap(({ table_id: tableId, message_number: number }) =>
    tableId === null || number === null ? [] : [{ tableId, number }],
  );
  if (reported.length === 0) return [];
  const found = await query
    .selectFrom("chat")
    .innerJoin("people", "people.id", "chat.person")
    .selectAll("chat")
    .select("people.name")
    .where((is) =>
      is.or(
        reported.map(({ tableId, number }) =>
          is.and([
            is("table_id", "=", tableId),
            is.between("number", number - CONTEXT_MESSAGES, number + CONTEXT_MESSAGES),
          ]),
        ),
      ),
    )
    .orderBy("number")
    .execute();
  return found.map((row) => ({ ...messageFromRow(row), tableId: row.table_id }));
}

async function peopleInReports({ query }: Database, rows: readonly ReportRow[]) {
  const ids = rows.flatMap((row) => [
    row.reporter,
    row.reported_person,
    row.closed_by ?? COMMAND_LINE_OPERATOR,
  ]);
  const people = await query
    .selectFrom("people")
    .select(["id", "name", "muted_until as mutedUntil", "banned_until as bannedUntil"])
    .select("moderation_status as moderationDetails")
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(people.map((person) => [person.id, person]));
}
