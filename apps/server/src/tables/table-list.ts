import type { TableSummary, Terms } from "@sofala/protocol";
import type { Expression, ExpressionBuilder, SqlBool } from "kysely";
import { deadlineFor, deadlineOf, readAt, type Clock } from "../clocks/table-clock.ts";
import {
  hasFriend,
  isSecretlyOver,
  isWithout,
  sits,
  soughtTables,
  type Sought,
} from "./table-queries.ts";
import type { Schema } from "../store/schema.ts";
import type { Services } from "./services.ts";
import { sitterOf, type Sitter, type Waits } from "./stored-table.ts";

/** What a list of tables is to hold, for whom. */
export interface Listing extends Sought {
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
export interface Part {
  readonly limit: number;
  readonly after: number;
}

type Rows = ReturnType<typeof soughtTables>;
type Row = Awaited<ReturnType<Rows["execute"]>>[number];

/**
 * Tables for everybody, those that changed last first; or those of one person: what waits for them
 * first, then by the time that is left, and those that are over last. No log is read.
 */
export async function summaries(
  services: Services,
  listing: Listing,
  { limit, after }: Part,
): Promise<{ readonly tables: readonly TableSummary[]; readonly more?: number }> {
  const { status, mine = false } = listing;
  const rows = rowsFor(services, listing);
  const isAhead = mine && status !== "over";
  const ahead = isAhead ? await rows.where(standing(services, listing, "under way")).execute() : [];
  const told = (await summarise(services, listing, ahead)).toSorted(byUrgency);
  const first = told.slice(after, after + limit);
  const isDone = mine && status !== undefined && status !== "over";
  const rest = isDone
    ? []
    : await (mine ? rows.where(standing(services, listing, "over")) : rows)
        .orderBy(mine ? "changed" : "listed_at", "desc")
        .orderBy("id")
        .offset(Math.max(0, after - told.length))
        .limit(limit + 1 - first.length)
        .execute();
  const shown = rest.slice(0, limit - first.length);
  const hasMore = told.length > after + limit || rest.length > shown.length;
  const tables = [...first, ...(await summarise(services, listing, shown))];
  return { tables, ...(hasMore ? { more: after + limit } : {}) };
}

/** One table as everybody sees it who knows its name, or has the invitation where it takes one. */
export async function summaryOf(
  services: Services,
  id: string,
  invite: string | undefined,
): Promise<TableSummary | undefined> {
  const rows = await soughtTables(services.database.query, {})
    .where("id", "=", id)
    .where((is) => is.or([is("visibility", "<>", "invited"), is("invite", "=", invite ?? "")]))
    .execute();
  return (await summarise(services, {}, rows))[0];
}

/** Does a table stand so, as far as whoever asks may know? */
const standing =
  ({ database: { kind }, now }: Services, { person }: Listing, wanted: Standing) =>
  (is: ExpressionBuilder<Schema, "games">): Expression<SqlBool> => {
    const isSecret = isSecretlyOver(is, { kind, person, now: now() });
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

type Standing = TableSummary["status"] | "under way";

/** The rows that whoever asks may be shown. */
function rowsFor(services: Services, listing: Listing): Rows {
  const { person, mine = false, friends = false, fits = false, status, ...sought } = listing;
  const { database, apart } = services;
  const wanted = fits ? "open" : status;
  const all = soughtTables(database.query, fits ? { free: 1, ...sought } : sought);
  const rows = wanted === undefined ? all : all.where(standing(services, listing, wanted));
  if (person === undefined) return rows.where("visibility", "=", "public");
  return rows.where((is) =>
    is.and([
      mine
        ? is.or([is("owner", "=", person), sits(is, [person])])
        : is.and([is("visibility", "=", "public"), ...isWithout(is, apart.from(person))]),
      ...(friends ? [hasFriend(is, person)] : []),
      ...(fits ? [is.not(sits(is, [person]))] : []),
    ]),
  );
}

async function summarise(
  services: Services,
  { person }: Listing,
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
    const sitters = (at.get(row.id) ?? []).map(sitterOf);
    return summaryFrom(services, row, sitters, person);
  });
}

function summaryFrom(
  { now, vigil }: Services,
  row: Row,
  sitters: readonly Sitter[],
  person: string | undefined,
): TableSummary {
  const { id, game, visibility, owner, created, changed, ended, entries } = row;
  const { title, pace, delay, quick } = JSON.parse(row.terms) as Terms;
  const at = sitters.findIndex((sitter) => sitter.kind === "person" && sitter.person === person);
  const seat = at === -1 ? undefined : at;
  // Who is not at a table learns of its end no sooner than its spectators, and of its turns never.
  const isLate = delay > 0 && seat === undefined;
  const isNews = isLate && (ended ?? 0) + delay * 1000 > now();
  const status = row.status === "over" && isNews ? "running" : row.status;
  const isTold = !isLate && status === "running";
  const waits = isTold && row.waits !== null ? (JSON.parse(row.waits) as Waits) : undefined;
  const clock = isTold && row.clock !== null ? (JSON.parse(row.clock) as Clock) : undefined;
  const left = clock === undefined ? undefined : leftOn(readAt(clock, now(), vigil.pauses), seat);
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
function leftOn(clock: Clock, seat: number | undefined): number | undefined {
  const isMine = seat !== undefined && clock.running.includes(seat);
  const due = isMine ? deadlineFor(clock, seat) : deadlineOf(clock);
  return due === undefined ? undefined : due - clock.at;
}

/** My turn first, then who has the least time left, then what changed last. */
function byUrgency(a: TableSummary, b: TableSummary): number {
  const isYours = ({ you }: TableSummary) => you?.isYours === true;
  if (isYours(a) !== isYours(b)) return isYours(a) ? -1 : 1;
  const [mine = Infinity, other = Infinity] = [a.left, b.left];
  return mine === other ? b.changed - a.changed : mine - other;
}
