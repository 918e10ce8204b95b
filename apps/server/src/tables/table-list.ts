import type { TableSummary, TableSettings } from "@sofala/protocol";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { seatDeadline, deadlineOf, advanceClock, type TableClock } from "../clocks/table-clock.ts";
import {
  hasSeatedFriend,
  isEndHidden,
  isRematchVisible,
  excludesPeople,
  hasSeatedPerson,
  tablesMatching,
  type TableFilter,
} from "./table-queries.ts";
import type { DatabaseSchema } from "../store/schema.ts";
import type { TableStateDeps } from "./table-state.ts";
import type { Database } from "../store/database.ts";
import type { BlockLookup } from "./block-lookup.ts";
import { EXHIBITION_OWNER } from "./create-table.ts";
import { seatHolderFromRow, type SeatHolder, type TurnState } from "./stored-table.ts";

/** Which tables to list, and for whom. */
export interface TableListRequest extends TableFilter {
  /** Who asks; absent if they are not signed in. */
  readonly person?: string | undefined;
  /** Only tables that they own or play at. */
  readonly mine?: boolean;
  /** Only tables where a friend of theirs has a seat. */
  readonly withFriends?: boolean;
  /** Only tables that they can join. */
  readonly canJoin?: boolean;
}

/** A page of a list. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface TableListDeps {
  readonly database: Database;
  readonly blocks: Pick<BlockLookup, "blockedEitherWay">;
  readonly now: () => number;
  /** The times during which the service was down. */
  readonly heartbeat: TableStateDeps["heartbeat"];
  /** Runs something whose CPU time is charged to whoever asks: a person may have many tables. */
  readonly charge?: <T>(run: () => T) => T;
}

type Rows = ReturnType<typeof tablesMatching>;
type Row = Awaited<ReturnType<Rows["execute"]>>[number];

/**
 * Public tables, the last changed first; or those of one person: where it is their turn first, then by the time left,
 * and finished games last. Replays no log.
 */
export async function listTables(
  deps: TableListDeps,
  request: TableListRequest,
  { limit, offset }: Page,
): Promise<{ readonly tables: readonly TableSummary[]; readonly nextOffset?: number }> {
  const { status, mine = false } = request;
  const rows = visibleRows(deps, request);
  const unfinished =
    mine && status !== "over"
      ? await rows.where(hasVisibleStatus(deps, request, "unfinished")).execute()
      : [];
  const urgent = (await summarizeRows(deps, request, unfinished)).toSorted(byUrgency);
  const first = urgent.slice(offset, offset + limit);
  const isUnfinishedOnly = mine && status !== undefined && status !== "over";
  const rest = isUnfinishedOnly
    ? []
    : await (mine ? rows.where(hasVisibleStatus(deps, request, "over")) : rows)
        .orderBy(mine ? "updated_at" : "public_updated_at", "desc")
        .orderBy("id")
        .offset(Math.max(0, offset - urgent.length))
        .limit(limit + 1 - first.length)
        .execute();
  const shown = rest.slice(0, limit - first.length);
  const hasMore = urgent.length > offset + limit || rest.length > shown.length;
  const tables = [...first, ...(await summarizeRows(deps, request, shown))];
  return { tables, ...(hasMore ? { nextOffset: offset + limit } : {}) };
}

/** Tables by their ids, as a visitor sees them. */
export async function summariesOf(
  deps: TableListDeps,
  ids: readonly string[],
): Promise<readonly TableSummary[]> {
  if (ids.length === 0) return [];
  const rows = await tablesMatching(deps.database.query, {}).where("id", "in", ids).execute();
  return summarizeRows(deps, {}, rows);
}

/** One table, as anybody with its id sees it; undefined without the invitation if it is for invited people. */
export async function findSummary(
  deps: TableListDeps,
  id: string,
  invite: string | undefined,
): Promise<TableSummary | undefined> {
  const rows = await tablesMatching(deps.database.query, {})
    .where("id", "=", id)
    .where((is) => is.or([is("visibility", "<>", "invited"), is("invite", "=", invite ?? "")]))
    .execute();
  return (await summarizeRows(deps, {}, rows))[0];
}

/** True if the table has this status, as far as the person who asks may know. */
const hasVisibleStatus =
  (
    { database: { kind }, now }: Pick<TableListDeps, "database" | "now">,
    { person }: TableListRequest,
    wanted: StatusFilter,
  ) =>
  (is: ExpressionBuilder<DatabaseSchema, "tables">): Expression<SqlBool> => {
    const isHidden = isEndHidden(is, { kind, person, now: now() });
    const status = (name: TableSummary["status"]) => is("tables.status", "=", name);
    switch (wanted) {
      case "open":
        return status("open");
      case "running":
        return is.or([status("running"), isHidden]);
      case "over":
        return is.and([status("over"), is.not(isHidden)]);
      case "unfinished":
        return is.or([is("tables.status", "<>", "over"), isHidden]);
    }
  };

type StatusFilter = TableSummary["status"] | "unfinished";

/** The rows that the person who asks may see. */
function visibleRows(deps: TableListDeps, request: TableListRequest): Rows {
  const { person, mine = false, withFriends = false, canJoin = false, status, ...filter } = request;
  const { database, blocks } = deps;
  const wanted = canJoin ? "open" : status;
  const all = tablesMatching(database.query, canJoin ? { minFreeSeats: 1, ...filter } : filter);
  const rows = wanted === undefined ? all : all.where(hasVisibleStatus(deps, request, wanted));
  const listed = (is: ExpressionBuilder<DatabaseSchema, "tables">) =>
    isRematchVisible(is, { kind: database.kind, now: deps.now() });
  const isPublic = (is: ExpressionBuilder<DatabaseSchema, "tables">) =>
    is.and([is("visibility", "=", "public"), is("owner", "<>", EXHIBITION_OWNER)]);
  if (person === undefined) return rows.where(isPublic).where(listed);
  return rows.where((is) =>
    is.and([
      mine
        ? is.or([is("owner", "=", person), hasSeatedPerson(is, [person])])
        : is.and([
            isPublic(is),
            is.or([listed(is), hasSeatedPerson(is, [person])]),
            ...excludesPeople(is, blocks.blockedEitherWay(person)),
          ]),
      ...(withFriends ? [hasSeatedFriend(is, person)] : []),
      ...(canJoin ? [is.not(hasSeatedPerson(is, [person]))] : []),
    ]),
  );
}

async function summarizeRows(
  deps: TableListDeps,
  { person }: TableListRequest,
  rows: readonly Row[],
): Promise<readonly TableSummary[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await deps.database.query
    .selectFrom("seats")
    .selectAll()
    .where("table_id", "in", ids)
    .orderBy("seat")
    .execute();
  const { charge = (run) => run() } = deps;
  return charge(() => {
    const seatsByTable = Map.groupBy(seats, (row) => row.table_id);
    return rows.map((row) => {
      const holders = (seatsByTable.get(row.id) ?? []).map(seatHolderFromRow);
      return toSummary(deps, row, holders, person);
    });
  });
}

function toSummary(
  { now, heartbeat }: Pick<TableListDeps, "now" | "heartbeat">,
  row: Row,
  holders: readonly SeatHolder[],
  person: string | undefined,
): TableSummary {
  const {
    id,
    game,
    visibility,
    owner: ownerId,
    created_at: createdAt,
    updated_at: updatedAt,
    ended_at: endedAt,
    entry_count: entryCount,
  } = row;
  const { title, pace, delay, quick, exhibition } = JSON.parse(row.settings) as TableSettings;
  const at = holders.findIndex((holder) => holder.kind === "person" && holder.person === person);
  const seat = at === -1 ? undefined : at;
  // People without a seat learn of the end no sooner than spectators, and never whose turn it is.
  const isDelayed = delay > 0 && seat === undefined;
  const hidesEnd = isDelayed && (endedAt ?? 0) + delay * 1000 > now();
  const status = row.status === "over" && hidesEnd ? "running" : row.status;
  const showsTurns = !isDelayed && status === "running";
  const turnState =
    showsTurns && row.turn_state !== null ? (JSON.parse(row.turn_state) as TurnState) : undefined;
  const clock =
    showsTurns && row.clock !== null ? (JSON.parse(row.clock) as TableClock) : undefined;
  const remaining =
    clock === undefined ? undefined : timeLeft(advanceClock(clock, now(), heartbeat.outages), seat);
  const { toAct, away = [], resigned = [] } = turnState ?? {};
  const isPlaying = seat !== undefined && !away.includes(seat) && !resigned.includes(seat);
  return {
    id,
    game,
    status,
    visibility,
    ...(title === undefined ? {} : { title }),
    pace,
    ...(quick === undefined ? {} : { quick }),
    ...(exhibition === undefined ? {} : { exhibition }),
    ownerId,
    seats: holders.map((holder, each) => ({
      kind: holder.kind,
      name: holder.name,
      ...(holder.kind === "person" ? { personId: holder.person } : {}),
      ...(holder.kind === "bot" ? { level: holder.level } : {}),
      ...(away.includes(each) ? { isHandedOver: true as const } : {}),
      ...(resigned.includes(each) ? { hasResigned: true as const } : {}),
    })),
    createdAt,
    updatedAt: isDelayed ? row.public_updated_at : updatedAt,
    ...(isDelayed || status === "open" ? {} : { entryCount }),
    ...(turnState === undefined ? {} : { round: turnState.round }),
    ...(toAct === undefined ? {} : { toAct }),
    ...(remaining === undefined ? {} : { timeLeft: remaining }),
    ...(seat === undefined && ownerId !== person
      ? {}
      : {
          you: {
            ...(seat === undefined ? {} : { seat }),
            isOwner: ownerId === person,
            isYourTurn: isPlaying && toAct?.includes(seat) === true,
          },
        }),
  };
}

/** The time left to this seat if its clock runs, or else until the first deadline. */
function timeLeft(clock: TableClock, seat: number | undefined): number | undefined {
  const isMine = seat !== undefined && clock.running.includes(seat);
  const due = isMine ? seatDeadline(clock, seat) : deadlineOf(clock);
  return due === undefined ? undefined : due - clock.at;
}

/** Sorts by turn (yours first), then by time left, then by last change. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  const isYours = ({ you }: TableSummary) => you?.isYourTurn === true;
  if (isYours(a) !== isYours(b)) return isYours(a) ? -1 : 1;
  const [timeLeftA = Infinity, timeLeftB = Infinity] = [a.timeLeft, b.timeLeft];
  return timeLeftA === timeLeftB ? b.updatedAt - a.updatedAt : timeLeftA - timeLeftB;
}
