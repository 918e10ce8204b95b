import { ok, type Result } from "@sofala/engine";
import type {
  ChatMessage,
  NewReport,
  Problem,
  Report,
  ReportReason,
  Verdict,
} from "@sofala/protocol";
import type { Selectable } from "kysely";
import { newId } from "../tokens.ts";
import { messageOf } from "../tables/chat.ts";
import { no } from "../tables/decision.ts";
import type { Services } from "../tables/services.ts";
import type { Schema } from "../store/schema.ts";
import { noticesFor } from "./moderation-status.ts";
import { HOST } from "./sanctions.ts";

/** How many reports somebody may make in an hour. */
const REPORTS_OF_ONE = 10;
const HOUR = 3_600_000;
/** How many reports are shown at once, and how many messages around one. */
const PAGE = 50;
const AROUND = 5;

type Row = Selectable<Schema["reports"]>;

/** Keeps what somebody reports about somebody else. */
export async function report(
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
  if (known === undefined || about === reporter) return no("person/none");
  if (!(await isThere(services, about, table, message))) return no("report/unknown");
  const { count } = await query
    .selectFrom("reports")
    .select((all) => all.fn.countAll<number>().as("count"))
    .where("reporter", "=", reporter)
    .where("created", ">", now() - HOUR)
    .executeTakeFirstOrThrow();
  if (count >= REPORTS_OF_ONE) return no("report/too-many");
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
async function isThere(
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
      .limit(PAGE)
      .execute(),
    query
      .selectFrom("reports")
      .selectAll()
      .where("closed", "is not", null)
      .orderBy("closed", "desc")
      .limit(PAGE)
      .execute(),
  ]);
  const rows = [...open, ...closed];
  if (rows.length === 0) return [];
  const [others, talk] = await Promise.all([
    reportsAbout(services, rows),
    talkAround(services, rows),
  ]);
  const people = await peopleIn(services, [...rows, ...others]);
  return rows.map((row) => reportOf(services, row, { others, talk, people }));
}

interface Around {
  readonly others: readonly Row[];
  readonly talk: readonly (ChatMessage & { readonly game: string })[];
  readonly people: Awaited<ReturnType<typeof peopleIn>>;
}

function reportOf({ now }: Services, row: Row, { others, talk, people }: Around): Report {
  const { id, created, words, game, message } = row;
  const somebody = (person: string) => ({ id: person, name: people.get(person)?.name ?? person });
  const about = people.get(row.about);
  const isNear = (number: number) => message !== null && Math.abs(number - message) <= AROUND;
  return {
    id,
    created,
    reason: reasonOf(row),
    words,
    reporter: somebody(row.reporter),
    about: somebody(row.about),
    notices: about === undefined ? {} : noticesFor(about, now()),
    ...(game === null ? {} : { table: game }),
    ...(message === null ? {} : { message }),
    talk: talk.flatMap(({ game: at, ...said }) => (at === game && isNear(said.number) ? said : [])),
    earlier: others
      .filter((other) => other.about === row.about && other.id !== id)
      .map((other) => ({
        created: other.created,
        reason: reasonOf(other),
        ...closedPart(other, people),
      })),
    ...closedPart(row, people),
  };
}

function closedPart(
  { closed, closer, verdict }: Row,
  people: Around["people"],
): Pick<Report, "closed"> {
  if (closed === null || closer === null || verdict === null) return {};
  const by = people.get(closer)?.name ?? closer;
  return { closed: { at: closed, by, verdict: JSON.parse(verdict) as Verdict } };
}

const reasonOf = ({ reason }: Row) => reason as ReportReason | "operator";

const reportsAbout = ({ database: { query } }: Services, rows: readonly Row[]) =>
  query
    .selectFrom("reports")
    .selectAll()
    .where("about", "in", [...new Set(rows.map(({ about }) => about))])
    .orderBy("created", "desc")
    .execute();

/** What was said before and after the messages that are reported. */
async function talkAround(
  { database: { query } }: Services,
  rows: readonly Row[],
): Promise<Around["talk"]> {
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
          is.and([is("game", "=", game), is.between("number", message - AROUND, message + AROUND)]),
        ),
      ),
    )
    .orderBy("number")
    .execute();
  return found.map((row) => ({ ...messageOf(row), game: row.game }));
}

async function peopleIn({ database: { query } }: Services, rows: readonly Row[]) {
  const ids = rows.flatMap(({ reporter, about, closer }) => [reporter, about, closer ?? HOST]);
  const people = await query
    .selectFrom("people")
    .select(["id", "name", "muted", "banned", "notice"])
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(people.map((each) => [each.id, each]));
}
