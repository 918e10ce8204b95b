import { fail, ok, type JsonObject, type Result, type Seat } from "@sofala/engine";
import { problem, type Problem, type ProblemCode, type Proposal } from "@sofala/protocol";
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
import type { AppliedEntry, LogEntry, Timeline } from "../timeline/timeline.ts";
import type { RestCalendar } from "../clocks/rest.ts";
import type { Change, SeatHolder, StoredEntry, StoredTable, TurnState } from "./stored-table.ts";

/** A table at the moment at which something is asked of it. */
export interface TableContext {
  readonly table: StoredTable;
  readonly timeline: Timeline;
  /** The log as it is kept. */
  readonly storedEntries: readonly StoredEntry[];
  readonly now: number;
  readonly outages: readonly Outage[];
  /** By person: their days off and holidays, where the table allows for any. */
  readonly calendars?: ReadonlyMap<string, RestCalendar>;
}

/** The time of the next entry: times in a log never fall, also where another node's clock is ahead. */
export const nextEntryTime = (kept: readonly StoredEntry[], now: number): number =>
  Math.max(now, kept.at(-1)?.at ?? now);

/** What is to be kept, and the entries that count from then on. */
export interface Decision {
  readonly change: Change;
  readonly applied: readonly AppliedEntry[];
  /** The command was heeded before, and nothing is to be kept: the entry that came of it, where one did. */
  readonly repeatOf?: { readonly seq?: number };
}

/** Who says something, and the key of what is said. */
export interface EntryAuthor {
  readonly actor: string;
  readonly key?: string;
}

/** What all agreed on is done by the host. */
export const HOST: EntryAuthor = { actor: "host" };

/** A bot that owes a decision is asked again if none came after so long, then after twice as long. */
const BOT_RETRY_MS = 15_000;

export const refuse = (
  code: ProblemCode,
  more?: Pick<Problem, "detail" | "refusal">,
): Result<never, Problem> => fail(problem(code, more));

/** A change of the table that says nothing in its log. */
export const updateFields = (
  { now }: TableContext,
  table: Change["table"],
  order?: { readonly seat: Seat; readonly order: JsonObject | undefined },
): Result<Decision, Problem> =>
  ok({ change: { now, entries: [], table, ...(order && { order }) }, applied: [] });

/** What is asked for is so already: whoever sends it once more is answered as before. */
export const alreadyDone = ({ now }: TableContext, seq?: number): Result<Decision, Problem> =>
  ok({
    change: { now, entries: [], table: {} },
    applied: [],
    repeatOf: seq === undefined ? {} : { seq },
  });

/** Entries that follow, and all that comes of them: clocks, and perhaps the end. */
export function appendEntries(
  scene: TableContext,
  author: EntryAuthor,
  applied: readonly AppliedEntry[],
  reason: "resigned" | "time" = "resigned",
): Result<Decision, Problem> {
  const { now } = scene;
  const entries = applied.map(({ entry }, index) => ({
    entry,
    at: now,
    actor: author.actor,
    // The key is that of the first entry; the others came of it.
    ...(author.key === undefined || index > 0 ? {} : { key: author.key }),
  }));
  const table = {
    ...fieldsAfter(scene, author, applied, reason),
    ...proposalAfter(scene.table, applied),
  };
  return ok({ change: { now, entries, table }, applied });
}

/** What of the table changes when a game begins. */
export function startFields(scene: TableContext): Change["table"] {
  const { table, now } = scene;
  const clock = newClock(table.settings.pace, table.seats.length, now);
  return { status: "running", startedAt: now, ...clockFields(scene, clock, HOST, []) };
}

/** What of the table changes when these entries are accepted. */
function fieldsAfter(
  scene: TableContext,
  author: EntryAuthor,
  applied: readonly AppliedEntry[],
  reason: "resigned" | "time",
): Change["table"] {
  const { table, timeline, now, outages } = scene;
  const state = applied.at(-1)?.state ?? timeline.state;
  const words = applied.map(({ entry }) => entry);
  const over = (outcome: StoredTable["outcome"]): Change["table"] => ({
    status: "over",
    endedAt: now,
    outcome,
    clock: undefined,
    deadline: undefined,
    turnState: undefined,
  });
  if (words.some(({ kind }) => kind === "abort")) return over({ reason: "aborted" });
  const gone = resignedAfter(timeline, words);
  const ranking = timeline.game.result(state);
  if (ranking !== undefined) return over(finishedOutcome(ranking, gone));
  const isEnd = reason === "time" && words.some(({ kind }) => kind === "resign");
  if (isEnd || hasTooFewPlayers(table.seats, gone))
    return over(earlyOutcome(reason, table.seats.length, gone));
  const clock = advanceClock(table.clock ?? newClock(table.settings.pace, 0, now), now, outages);
  return clockFields(scene, clock, author, applied);
}

/** Who has resigned once these words are said, the first one first. */
const resignedAfter = (play: Timeline, words: readonly LogEntry[]): readonly Seat[] => [
  ...play.resigned,
  ...words.flatMap((word) => (word.kind === "resign" ? [word.seat] : [])),
];

/** Is nobody left to play for, or against? */
export const hasTooFewPlayers = (seats: readonly SeatHolder[], gone: readonly Seat[]): boolean =>
  seats.length - gone.length < 2 ||
  !seats.some(({ kind }, seat) => kind === "person" && !gone.includes(seat));

/** The clock and the deadline after the last of these entries. */
function clockFields(
  scene: TableContext,
  clock: TableClock,
  author: EntryAuthor,
  applied: readonly AppliedEntry[],
): Pick<Change["table"], "clock" | "deadline" | "turnState"> {
  const { table, timeline, now } = scene;
  const { seats, settings } = table;
  const { game } = timeline;
  const last = applied.at(-1);
  const state = last?.state ?? timeline.state;
  const words = applied.map(({ entry }) => entry);
  const turnState = turnStateAfter(scene, state, words);
  const { toAct } = turnState;
  const mover = words.find(({ kind }) => kind === "move");
  const playedByPeople = toAct.filter((seat) => isPlayedByPerson(seats, timeline, seat, words));
  const after = clockAfterStep(clock, settings.pace, {
    toAct,
    playedByPeople,
    timer: game.timer(state),
    ...(mover?.kind === "move" ? { mover: mover.actor } : {}),
    closesTurn: applied.some(({ reveals }) => reveals),
    moveCount: (last?.activeMoves ?? timeline.moves).length,
    isAgreedUndo: author === HOST && words.some(({ kind }) => kind === "undo"),
  });
  const next = clockWithRest(scene, after, playedByPeople);
  const isBotNext = playedByPeople.length < toAct.length;
  return { clock: next, deadline: nextDeadline(next, isBotNext, now), turnState };
}

/** Whom the game waits for in a state, once these words are said. */
function turnStateAfter(
  { table: { seats }, timeline }: TableContext,
  state: Timeline["state"],
  words: readonly LogEntry[] = [],
): TurnState {
  const { game } = timeline;
  const resigned = resignedAfter(timeline, words);
  const isAway = (seat: Seat) =>
    !isPlayedByPerson(seats, timeline, seat, words) && !resigned.includes(seat);
  const away = seats.flatMap(({ kind }, seat) => (kind === "person" && isAway(seat) ? [seat] : []));
  return { toAct: game.toAct(state), away, resigned, round: game.simulation.round(state) };
}

/** The clock with the rest that these seats have from now on, where the table allows for any. */
function clockWithRest(
  { table: { seats, settings }, calendars }: TableContext,
  clock: TableClock,
  owing: readonly Seat[],
): TableClock {
  if (settings.pace.kind !== "correspondence" || settings.rest === undefined) return clock;
  return grantRest(clock, settings.rest, owing, (seat) => {
    const sitter = seats[seat];
    return sitter?.kind === "person" ? calendars?.get(sitter.person) : undefined;
  });
}

/** When somebody should look after the table at the latest, if nothing has happened for so long. */
function nextDeadline(
  clock: TableClock,
  isBotNext: boolean,
  now: number,
  silence = 0,
): number | undefined {
  const patience = isBotNext ? Math.max(BOT_RETRY_MS, silence) : Infinity;
  const due = Math.min(deadlineOf(clock) ?? Infinity, now + patience);
  return due === Infinity ? undefined : due;
}

/** Nothing is due yet: time that the service was down is given back, rest granted anew, and bots are waited for. */
export function postpone(scene: TableContext, clock: TableClock): Result<Decision, Problem> {
  const { table, timeline, storedEntries, now } = scene;
  const held = timeline.toAct.filter((seat) => isPlayedByPerson(table.seats, timeline, seat));
  const next = clockWithRest(scene, clock, held);
  const isBotNext = held.length < timeline.toAct.length;
  const silence = now - (storedEntries.at(-1)?.at ?? table.startedAt ?? now);
  return updateFields(scene, {
    clock: next,
    deadline: nextDeadline(next, isBotNext, now, silence),
    // Games of before this was kept come by here.
    turnState: turnStateAfter(scene, timeline.state),
  });
}

/** Does a person decide for this seat, once these words are said? */
export function isPlayedByPerson(
  seats: readonly SeatHolder[],
  play: Timeline,
  seat: Seat,
  words: readonly LogEntry[] = [],
): boolean {
  if (seats[seat]?.kind !== "person") return false;
  const said = words.findLast((word) => word.kind === "takeover" && word.seat === seat);
  return said?.kind === "takeover" ? said.by === "person" : !play.isHandedOver(seat);
}

/** A proposal is about the table as it stood: it lapses when play goes on. */
function proposalAfter(
  { proposal }: StoredTable,
  applied: readonly AppliedEntry[],
): { readonly proposal?: Proposal | undefined } {
  const hasPlayed = applied.some(({ entry: { kind } }) => kind !== "takeover");
  return proposal !== undefined && hasPlayed ? { proposal: undefined } : {};
}
