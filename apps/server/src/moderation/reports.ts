import { ok, type Result } from "@sofala/engine";
import type {
  ChatMessage,
  NewReport,
  Problem,
  Report,
  ReportReason,
  Sanction,
} from "@sofala/protocol";
import type { Selectable } from "kysely";
import { newId } from "../tokens.ts";
import { messageFromRow } from "../tables/chat.ts";
import { refuse } from "../tables/decision.ts";
import type { Services } from "../tables/services.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import { moderationStatusOf } from "./moderation-status.ts";
import { HOST_OPERATOR } from "./sanctions.ts";

/** How many reports somebody may make in an hour. */
const MAX_REPORTS_PER_HOUR = 10;
const HOUR_MS = 3_600_000;
/** How many reports are shown at once, and how many messages around one. */
const PAGE_SIZE = 50;
const CONTEXT_MESSAGES = 5;

type ReportRow = Selectable<DatabaseSchema["reports"]>;

/** Keeps what somebody reports about somebody else. */
export async function createReport(
  services: Services,
  reporter: string,
  { about, table, message, reason, words }: NewReport,
): Promise<Result<undefined, Problem>> {
  const { database, now } = services;
  const { query } = database;
  const known = await query
    .selectFrom("people")
    .select("kind")
    .where("id", "=", about)
    .executeTakeFirst();
  if (known === undefined || about === reporter) return refuse("person/none");
  if (!(await hasReportedContent(services, about, table, message))) return refuse("report/unknown");
  const { count } = await query
    .selectFrom("reports")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("reporter", "=", reporter)
    .where("created", ">", now() - HOUR_MS)
    .executeTakeFirstOrThrow();
  if (count >= MAX_REPORTS_PER_HOUR) return refuse("report/too-many");
  const row = {
    id: newId(),
    reporter,
    about,
    game: table ?? null,
    message: message ?? null,
    reason,
    words,
    created: now(),
    closed: null,
    closer: null,
    verdict: null,
  };
  await query.insertInto("reports").values(row).execute();
  return ok(undefined);
}

/** Is there such a table, and did the person say such a thing there? */
async function hasReportedContent(
  { database: { query } }: Services,
  about: string,
  table: string | undefined,
  message: number | undefined,
): Promise<boolean> {
  if (table === undefined) return message === undefined;
  const rows =
    message === undefined
      ? query.selectFrom("games").select("id").where("id", "=", table)
      : query
          .selectFrom("chat")
          .select("game as id")
          .where("game", "=", table)
          .where("number", "=", message)
          .where("person", "=", about);
  return (await rows.executeTakeFirst()) !== undefined;
}

/** What waits for an operator, the oldest first; then what operators did, the last first. */
export async function listReports(services: Services): Promise<readonly Report[]> {
  const { query } = services.database;
  const [open, closed] = await Promise.all([
    query
      .selectFrom("reports")
      .selectAll()
      .where("closed", "is", null)
      .orderBy("created")
      .limit(PAGE_SIZE)
      .execute(),
    query
      .selectFrom("reports")
      .selectAll()
      .where("closed", "is not", null)
      .orderBy("closed", "desc")
      .limit(PAGE_SIZE)
      .execute(),
  ]);
  const rows = [...open, ...closed];
  if (rows.length === 0) return [];
  const [relatedReports, messages] = await Promise.all([
    reportsOnSamePeople(services, rows),
    messagesAround(services, rows),
  ]);
  const people = await peopleInReports(services, [...rows, ...relatedReports]);
  return rows.map((row) => toReport(services, row, { relatedReports, messages, people }));
}

interface ReportContext {
  readonly relatedReports: readonly ReportRow[];
  readonly messages: readonly (ChatMessage & { readonly tableId: string })[];
  readonly people: Awaited<ReturnType<typeof peopleInReports>>;
}

function toReport(
  { now }: Services,
  row: ReportRow,
  { relatedReports, messages, people }: ReportContext,
): Report {
  const { id, created, words, game, message } = row;
  const somebody = (person: string) => ({ id: person, name: people.get(person)?.name ?? person });
  const about = people.get(row.about);
  const isNear = (number: number) =>
    message !== null && Math.abs(number - message) <= CONTEXT_MESSAGES;
  return {
    id,
    created,
    reason: reasonOf(row),
    words,
    reporter: somebody(row.reporter),
    about: somebody(row.about),
    notices: about === undefined ? {} : moderationStatusOf(about, now()),
    ...(game === null ? {} : { table: game }),
    ...(message === null ? {} : { message }),
    talk: messages.flatMap(({ tableId: at, ...said }) =>
      at === game && isNear(said.number) ? said : [],
    ),
    earlier: relatedReports
      .filter((other) => other.about === row.about && other.id !== id)
      .map((other) => ({
        created: other.created,
        reason: reasonOf(other),
        ...closedField(other, people),
      })),
    ...closedField(row, people),
  };
}

function closedField(
  { closed, closer, verdict }: ReportRow,
  people: ReportContext["people"],
): Pick<Report, "closed"> {
  if (closed === null || closer === null || verdict === null) return {};
  const by = people.get(closer)?.name ?? closer;
  return { closed: { at: closed, by, verdict: JSON.parse(verdict) as Sanction } };
}

const reasonOf = ({ reason }: ReportRow) => reason as ReportReason | "operator";

const reportsOnSamePeople = ({ database: { query } }: Services, rows: readonly ReportRow[]) =>
  query
    .selectFrom("reports")
    .selectAll()
    .where("about", "in", [...new Set(rows.map(({ about }) => about))])
    .orderBy("created", "desc")
    .execute();

/** What was said before and after the messages that are reported. */
async function messagesAround(
  { database: { query } }: Services,
  rows: readonly ReportRow[],
): Promise<ReportContext["messages"]> {
  const said = rows.flatMap(({ game, message }) =>
    game === null || message === null ? [] : [{ game, message }],
  );
  if (said.length === 0) return [];
  const found = await query
    .selectFrom("chat")
    .innerJoin("people", "people.id", "chat.person")
    .selectAll("chat")
    .select("people.name")
    .where((is) =>
      is.or(
        said.map(({ game, message }) =>
          is.and([
            is("game", "=", game),
            is.between("number", message - CONTEXT_MESSAGES, message + CONTEXT_MESSAGES),
          ]),
        ),
      ),
    )
    .orderBy("number")
    .execute();
  return found.map((row) => ({ ...messageFromRow(row), tableId: row.game }));
}

async function peopleInReports({ database: { query } }: Services, rows: readonly ReportRow[]) {
  const ids = rows.flatMap(({ reporter, about, closer }) => [
    reporter,
    about,
    closer ?? HOST_OPERATOR,
  ]);
  const people = await query
    .selectFrom("people")
    .select(["id", "name", "muted as mutedUntil", "banned as bannedUntil"])
    .select("notice as moderationDetails")
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(people.map((each) => [each.id, each]));
}
