import {
  ok,
  type JsonObject,
  type Result,
  type Seat,
  type AppliedEntry,
  type Entry,
  type Timeline,
} from "@sofala/engine";
import type { Problem, Proposal } from "@sofala/protocol";
import {
  clockAfterStep,
  deadlineOf,
  newClock,
  grantRest,
  advanceClock,
  type TableClock,
  type Outage,
} from "../clocks/table-clock.ts";
import { earlyOutcome, finishedOutcome } from "./outcome.ts";
import type { RestCalendar } from "../clocks/rest.ts";
import {
  isExhibition,
  type Change,
  type SeatHolder,
  type StoredEntry,
  type StoredTable,
  type TurnState,
} from "./stored-table.ts";

/** The input of a decision: the table at one moment. */
export interface TableContext {
  readonly table: StoredTable;
  readonly timeline: Timeline;
  /** The log with times and authors. */
  readonly storedEntries: readonly StoredEntry[];
  readonly now: number;
  readonly outages: readonly Outage[];
  /** Days off and holidays by person, if the table allows any. */
  readonly calendars?: ReadonlyMap<string, RestCalendar>;
}

/** The time of the next entry: times in a log never decrease, even if the clock of another node is ahead. */
export const nextEntryTime = (entries: readonly StoredEntry[], now: number): number =>
  Math.max(now, entries.at(-1)?.at ?? now);

/** What a command changes, and the effects of its entries. */
export interface Decision {
  readonly change: Change;
  readonly applied: readonly AppliedEntry[];
  /** Set if the command was already done: nothing is stored; repeat the first answer, with its entry if it made one. */
  readonly repeatOf?: { readonly seq?: number };
}

/** Who makes an entry, and the idempotency key of the command. */
export interface EntryAuthor {
  readonly actor: string;
  readonly key?: string;
}

/** The author of entries that all players agreed on; logs say "host". */
export const ALL_PLAYERS: EntryAuthor = { actor: "host" };

/** A bot that has to act is asked again after this time, then after twice the time, and so on. */
const BOT_RETRY_MS = 15_000;

/** Changes fields of the table without an entry in its log. */
export const updateFields = (
  { now }: TableContext,
  table: Change["table"],
  order?: { readonly seat: Seat; readonly order: JsonObject | undefined },
): Result<Decision, Problem> =>
  ok({ change: { now, entries: [], table, ...(order && { order }) }, applied: [] });

/** Already done: repeat the first answer. */
export const alreadyDone = ({ now }: TableContext, seq?: number): Result<Decision, Problem> =>
  ok({
    change: { now, entries: [], table: {} },
    applied: [],
    repeatOf: seq === undefined ? {} : { seq },
  });

/** Appends entries and updates what depends on them: clocks, the proposal, and the status if the game ends. */
export function appendEntries(
  context: TableContext,
  author: EntryAuthor,
  applied: readonly AppliedEntry[],
  reason: "resigned" | "time" = "resigned",
): Result<Decision, Problem> {
  const { now } = context;
  const entries = applied.map(({ entry }, index) => ({
    entry,
    at: now,
    actor: author.actor,
    // Only the first entry of a command has its key.
    ...(author.key === undefined || index > 0 ? {} : { key: author.key }),
  }));
  const table = {
    ...fieldsAfter(context, author, applied, reason),
    ...proposalAfter(context.table, applied),
  };
  return ok({ change: { now, entries, table }, applied });
}

/** The fields that change when a game starts. */
export function startFields(context: TableContext): Change["table"] {
  const { table, now } = context;
  const clock = newClock(table.settings.pace, table.seats.length, now);
  return { status: "running", startedAt: now, ...clockFields(context, clock, ALL_PLAYERS, []) };
}

/** The fields that change with these entries. */
function fieldsAfter(
  context: TableContext,
  author: EntryAuthor,
  applied: readonly AppliedEntry[],
  reason: "resigned" | "time",
): Change["table"] {
  const { table, timeline, now, outages } = context;
  const state = applied.at(-1)?.state ?? timeline.state;
  const newEntries = applied.map(({ entry }) => entry);
  const over = (outcome: StoredTable["outcome"]): Change["table"] => ({
    status: "over",
    endedAt: now,
    outcome,
    clock: undefined,
    deadline: undefined,
    turnState: undefined,
  });
  if (newEntries.some(({ kind }) => kind === "abort")) return over({ reason: "aborted" });
  const resigned = resignedAfter(timeline, newEntries);
  const ranking = timeline.game.result(state);
  if (ranking !== undefined) return over(finishedOutcome(ranking, resigned));
  const isEnd = reason === "time" && newEntries.some(({ kind }) => kind === "resign");
  if (isEnd || (!isExhibition(table) && hasTooFewPlayers(table.seats, resigned)))
    return over(earlyOutcome(reason, table.seats.length, resigned));
  const clock = advanceClock(table.clock ?? newClock(table.settings.pace, 0, now), now, outages);
  return clockFields(context, clock, author, applied);
}

/** The seats that have resigned after these entries, in order. */
const resignedAfter = (timeline: Timeline, newEntries: readonly Entry[]): readonly Seat[] => [
  ...timeline.resigned,
  ...newEntries.flatMap((entry) => (entry.kind === "resign" ? [entry.seat] : [])),
];

/** True if fewer than two seats are still in the game, or only bots. */
export const hasTooFewPlayers = (
  seats: readonly SeatHolder[],
  resigned: readonly Seat[],
): boolean =>
  seats.length - resigned.length < 2 ||
  !seats.some(({ kind }, seat) => kind === "person" && !resigned.includes(seat));

/** The clock, the deadline and who has to act after these entries. */
function clockFields(
  context: TableContext,
  clock: TableClock,
  author: EntryAuthor,
  applied: readonly AppliedEntry[],
): Pick<Change["table"], "clock" | "deadline" | "turnState"> {
  const { table, timeline, now } = context;
  const { seats, settings } = table;
  const { game } = timeline;
  const last = applied.at(-1);
  const state = last?.state ?? timeline.state;
  const newEntries = applied.map(({ entry }) => entry);
  const turnState = turnStateAfter(context, state, newEntries);
  const { toAct } = turnState;
  const firstMove = newEntries.find(({ kind }) => kind === "move");
  const playedByPeople = toAct.filter((seat) =>
    isPlayedByPerson(seats, timeline, seat, newEntries),
  );
  const after = clockAfterStep(clock, settings.pace, {
    toAct,
    playedByPeople,
    timer: game.timer(state),
    ...(firstMove?.kind === "move" ? { mover: firstMove.actor } : {}),
    closesTurn: applied.some(({ reveals }) => reveals),
    moveCount: last?.activeCount ?? timeline.activeMoves.length,
    isAgreedUndo: author === ALL_PLAYERS && newEntries.some(({ kind }) => kind === "undo"),
  });
  const next = clockWithRest(context, after, playedByPeople);
  // An exhibition game waits until somebody watches.
  const isBotNext = !isExhibition(table) && playedByPeople.length < toAct.length;
  return { clock: next, deadline: nextDeadline(next, isBotNext, now), turnState };
}

/** Who has to act in a state, after these entries. */
function turnStateAfter(
  { table: { seats }, timeline }: TableContext,
  state: Timeline["state"],
  newEntries: readonly Entry[] = [],
): TurnState {
  const { game } = timeline;
  const resigned = resignedAfter(timeline, newEntries);
  const isAway = (seat: Seat) =>
    !isPlayedByPerson(seats, timeline, seat, newEntries) && !resigned.includes(seat);
  const away = seats.flatMap(({ kind }, seat) => (kind === "person" && isAway(seat) ? [seat] : []));
  return { toAct: game.toAct(state), away, resigned, round: game.round(state) };
}

/** The clock with the days off and holidays of these seats, if the table allows any. */
function clockWithRest(
  { table: { seats, settings }, calendars }: TableContext,
  clock: TableClock,
  toAct: readonly Seat[],
): TableClock {
  if (settings.pace.kind !== "correspondence" || settings.rest === undefined) return clock;
  return grantRest(clock, settings.rest, toAct, (seat) => {
    const holder = seats[seat];
    return holder?.kind === "person" ? calendars?.get(holder.person) : undefined;
  });
}

/** When the scheduler has to run the table next. `idleMs`: how long nothing has happened. */
function nextDeadline(
  clock: TableClock,
  isBotNext: boolean,
  now: number,
  idleMs = 0,
): number | undefined {
  const botRetry = isBotNext ? Math.max(BOT_RETRY_MS, idleMs) : Infinity;
  const due = Math.min(deadlineOf(clock) ?? Infinity, now + botRetry);
  return due === Infinity ? undefined : due;
}

/** Nothing is due yet: stores the clock as of now, applies absences again, and sets the next deadline. */
export function postpone(context: TableContext, clock: TableClock): Result<Decision, Problem> {
  const { table, timeline, storedEntries, now } = context;
  const playedByPeople = timeline.toAct.filter((seat) =>
    isPlayedByPerson(table.seats, timeline, seat),
  );
  const next = clockWithRest(context, clock, playedByPeople);
  const isBotNext = playedByPeople.length < timeline.toAct.length;
  const idleMs = now - (storedEntries.at(-1)?.at ?? table.startedAt ?? now);
  return updateFields(context, {
    clock: next,
    deadline: nextDeadline(next, isBotNext, now, idleMs),
    // Tables stored before this column existed get it here.
    turnState: turnStateAfter(context, timeline.state),
  });
}

/** True if a person decides for this seat after these entries. */
export function isPlayedByPerson(
  seats: readonly SeatHolder[],
  timeline: Timeline,
  seat: Seat,
  newEntries: readonly Entry[] = [],
): boolean {
  if (seats[seat]?.kind !== "person") return false;
  const takeover = newEntries.findLast((entry) => entry.kind === "takeover" && entry.seat === seat);
  return takeover?.kind === "takeover" ? takeover.by === "person" : !timeline.isHandedOver(seat);
}

/** Removes the proposal when the game goes on. */
function proposalAfter(
  { proposal }: StoredTable,
  applied: readonly AppliedEntry[],
): { readonly proposal?: Proposal | undefined } {
  const hasPlayed = applied.some(({ entry: { kind } }) => kind !== "takeover");
  return proposal !== undefined && hasPlayed ? { proposal: undefined } : {};
}
