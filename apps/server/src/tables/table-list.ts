import type { TableSummary, TableSettings } from "@sofala/protocol";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { seatDeadline, deadlineOf, advanceClock, type TableClock } from "../clocks/table-clock.ts";
import {
  hasSeatedFriend,
  isEndHidden,
  excludesPeople,
  hasSeatedPerson,
  tablesMatching,
  type TableFilter,
} from "./table-queries.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { Services } from "./services.ts";
import { seatHolderFromRow, type SeatHolder, type TurnState } from "./stored-table.ts";

/** What a list of tables is to hold, for whom. */
export interface TableListRequest extends TableFilter {
  /** Who asks, where that is known. */
  readonly person?: string | undefined;
  /** Those where they sit, and those that they opened. */
  readonly mine?: boolean;
  /** With a friend of theirs. */
  readonly friends?: boolean;
  /** Where they could sit down. */
  readonly fits?: boolean;
}

/** A part of a list: so many, after those that are known. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

type Rows = ReturnType<typeof tablesMatching>;
type Row = Awaited<ReturnType<Rows["execute"]>>[number];

/**
 * Tables for everybody, those that changed last first; or those of one person: what waits for them
 * first, then by the time that is left, and those that are over last. No log is read.
 */
export async function listTables(
  services: Services,
  listing: TableListRequest,
  { limit, offset }: Page,
): Promise<{ readonly tables: readonly TableSummary[]; readonly more?: number }> {
  const { status, mine = false } = listing;
  const rows = visibleRows(services, listing);
  const isAhead = mine && status !== "over";
  const ahead = isAhead
    ? await rows.where(hasVisibleStatus(services, listing, "under way")).execute()
    : [];
  const told = (await summarizeRows(services, listing, ahead)).toSorted(byUrgency);
  const first = told.slice(offset, offset + limit);
  const isDone = mine && status !== undefined && status !== "over";
  const rest = isDone
    ? []
    : await (mine ? rows.where(hasVisibleStatus(services, listing, "over")) : rows)
        .orderBy(mine ? "changed" : "listed_at", "desc")
        .orderBy("id")
        .offset(Math.max(0, offset - told.length))
        .limit(limit + 1 - first.length)
        .execute();
  const shown = rest.slice(0, limit - first.length);
  const hasMore = told.length > offset + limit || rest.length > shown.length;
  const tables = [...first, ...(await summarizeRows(services, listing, shown))];
  return { tables, ...(hasMore ? { more: offset + limit } : {}) };
}

/** One table as everybody sees it who knows its name, or has the invitation where it takes one. */
export async function findSummary(
  services: Services,
  id: string,
  invite: string | undefined,
): Promise<TableSummary | undefined> {
  const rows = await tablesMatching(services.database.query, {})
    .where("id", "=", id)
    .where((is) => is.or([is("visibility", "<>", "invited"), is("invite", "=", invite ?? "")]))
    .execute();
  return (await summarizeRows(services, {}, rows))[0];
}

/** Does a table stand so, as far as whoever asks may know? */
const hasVisibleStatus =
  ({ database: { kind }, now }: Services, { person }: TableListRequest, wanted: StatusFilter) =>
  (is: ExpressionBuilder<DatabaseSchema, "games">): Expression<SqlBool> => {
    const isSecret = isEndHidden(is, { kind, person, now: now() });
    const status = (name: TableSummary["status"]) => is("games.status", "=", name);
    switch (wanted) {
      case "open":
        return status("open");
      case "running":
        return is.or([status("running"), isSecret]);
      case "over":
        return is.and([status("over"), is.not(isSecret)]);
      case "under way":
        return is.or([is("games.status", "<>", "over"), isSecret]);
    }
  };

type StatusFilter = TableSummary["status"] | "under way";

/** The rows that whoever asks may be shown. */
function visibleRows(services: Services, listing: TableListRequest): Rows {
  const { person, mine = false, friends = false, fits = false, status, ...sought } = listing;
  const { database, blocks } = services;
  const wanted = fits ? "open" : status;
  const all = tablesMatching(database.query, fits ? { free: 1, ...sought } : sought);
  const rows = wanted === undefined ? all : all.where(hasVisibleStatus(services, listing, wanted));
  if (person === undefined) return rows.where("visibility", "=", "public");
  return rows.where((is) =>
    is.and([
      mine
        ? is.or([is("owner", "=", person), hasSeatedPerson(is, [person])])
        : is.and([
            is("visibility", "=", "public"),
            ...excludesPeople(is, blocks.blockedEitherWay(person)),
          ]),
      ...(friends ? [hasSeatedFriend(is, person)] : []),
      ...(fits ? [is.not(hasSeatedPerson(is, [person]))] : []),
    ]),
  );
}

async function summarizeRows(
  services: Services,
  { person }: TableListRequest,
  rows: readonly Row[],
): Promise<readonly TableSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await services.database.query
    .selectFrom("seats")
    .selectAll()
    .where("game", "in", ids)
    .orderBy("seat")
    .execute();
  const at = Map.groupBy(seats, ({ game }) => game);
  return rows.map((row) => {
    const sitters = (at.get(row.id) ?? []).map(seatHolderFromRow);
    return toSummary(services, row, sitters, person);
  });
}

function toSummary(
  { now, heartbeat }: Services,
  row: Row,
  sitters: readonly SeatHolder[],
  person: string | undefined,
): TableSummary {
  const { id, game, visibility, owner, created, changed, ended, entries } = row;
  const { title, pace, delay, quick } = JSON.parse(row.terms) as TableSettings;
  const at = sitters.findIndex((sitter) => sitter.kind === "person" && sitter.person === person);
  const seat = at === -1 ? undefined : at;
  // Who is not at a table learns of its end no sooner than its spectators, and of its turns never.
  const isLate = delay > 0 && seat === undefined;
  const isNews = isLate && (ended ?? 0) + delay * 1000 > now();
  const status = row.status === "over" && isNews ? "running" : row.status;
  const isTold = !isLate && status === "running";
  const waits = isTold && row.waits !== null ? (JSON.parse(row.waits) as TurnState) : undefined;
  const clock = isTold && row.clock !== null ? (JSON.parse(row.clock) as TableClock) : undefined;
  const left =
    clock === undefined ? undefined : timeLeft(advanceClock(clock, now(), heartbeat.outages), seat);
  const { toAct, away = [], resigned = [] } = waits ?? {};
  const isHeld = seat !== undefined && !away.includes(seat) && !resigned.includes(seat);
  return {
    id,
    game,
    status,
    visibility,
    ...(title === undefined ? {} : { title }),
    pace,
    ...(quick === undefined ? {} : { quick }),
    owner,
    seats: sitters.map((sitter, each) => ({
      kind: sitter.kind,
      name: sitter.name,
      ...(sitter.kind === "person" ? { person: sitter.person } : {}),
      ...(sitter.kind === "bot" ? { level: sitter.level } : {}),
      ...(away.includes(each) ? { handedOver: true as const } : {}),
      ...(resigned.includes(each) ? { resigned: true as const } : {}),
    })),
    created,
    changed: isLate ? row.listed_at : changed,
    ...(isLate || status === "open" ? {} : { entries }),
    ...(waits === undefined ? {} : { round: waits.round }),
    ...(toAct === undefined ? {} : { toAct }),
    ...(left === undefined ? {} : { left }),
    ...(seat === undefined && owner !== person
      ? {}
      : {
          you: {
            ...(seat === undefined ? {} : { seat }),
            isOwner: owner === person,
            isYours: isHeld && toAct?.includes(seat) === true,
          },
        }),
  };
}

/** What is left to a seat, or to whoever's time is up first. */
function timeLeft(clock: TableClock, seat: number | undefined): number | undefined {
  const isMine = seat !== undefined && clock.running.includes(seat);
  const due = isMine ? seatDeadline(clock, seat) : deadlineOf(clock);
  return due === undefined ? undefined : due - clock.at;
}

/** My turn first, then who has the least time left, then what changed last. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  const isYours = ({ you }: TableSummary) => you?.isYours === true;
  if (isYours(a) !== isYours(b)) return isYours(a) ? -1 : 1;
  const [mine = Infinity, other = Infinity] = [a.left, b.left];
  return mine === other ? b.changed - a.changed : mine - other;
}
