import { fail, ok, type JsonObject, type Result, type Seat } from "@sofala/engine";
import { problem, type Problem, type ProblemCode, type Proposal } from "@sofala/protocol";
import {
  afterStep,
  deadlineOf,
  firstClock,
  granting,
  readAt,
  type Clock,
  type Pause,
} from "../clocks/table-clock.ts";
import { cutShort, playedOut } from "./outcome.ts";
import type { Judged, LogEntry, Play } from "../timeline/timeline.ts";
import type { Calendar } from "../clocks/rest.ts";
import type { Change, Sitter, StoredEntry, StoredTable, Waits } from "./stored-table.ts";

/** A table at the moment at which something is asked of it. */
export interface Scene {
  readonly table: StoredTable;
  readonly play: Play;
  /** The log as it is kept. */
  readonly kept: readonly StoredEntry[];
  readonly now: number;
  readonly pauses: readonly Pause[];
  /** By person: their days off and holidays, where the table allows for any. */
  readonly calendars?: ReadonlyMap<string, Calendar>;
}

/** The time of the next entry: times in a log never fall, also where another node's clock is ahead. */
export const timeAfter = (kept: readonly StoredEntry[], now: number): number =>
  Math.max(now, kept.at(-1)?.at ?? now);

/** What is to be kept, and the entries that count from then on. */
export interface Decision {
  readonly change: Change;
  readonly judged: readonly Judged[];
  /** The command was heeded before, and nothing is to be kept: the entry that came of it, where one did. */
  readonly repeats?: { readonly seq?: number };
}

/** Who says something, and the key of what is said. */
export interface Author {
  readonly actor: string;
  readonly key?: string;
}

/** What all agreed on is done by the host. */
export const HOST: Author = { actor: "host" };

/** A bot that owes a decision is asked again if none came after so long, then after twice as long. */
const BOT_PATIENCE = 15_000;

export const no = (
  code: ProblemCode,
  more?: Pick<Problem, "detail" | "refusal">,
): Result<never, Problem> => fail(problem(code, more));

/** A change of the table that says nothing in its log. */
export const quietly = (
  { now }: Scene,
  table: Change["table"],
  order?: { readonly seat: Seat; readonly order: JsonObject | undefined },
): Result<Decision, Problem> =>
  ok({ change: { now, entries: [], table, ...(order && { order }) }, judged: [] });

/** What is asked for is so already: whoever sends it once more is answered as before. */
export const already = ({ now }: Scene, seq?: number): Result<Decision, Problem> =>
  ok({
    change: { now, entries: [], table: {} },
    judged: [],
    repeats: seq === undefined ? {} : { seq },
  });

/** Entries that follow, and all that comes of them: clocks, and perhaps the end. */
export function appending(
  scene: Scene,
  author: Author,
  judged: readonly Judged[],
  reason: "resigned" | "time" = "resigned",
): Result<Decision, Problem> {
  const { now } = scene;
  const entries = judged.map(({ entry }, index) => ({
    entry,
    at: now,
    actor: author.actor,
    // The key is that of the first entry; the others came of it.
    ...(author.key === undefined || index > 0 ? {} : { key: author.key }),
  }));
  const table = {
    ...afterwards(scene, author, judged, reason),
    ...proposalAfter(scene.table, judged),
  };
  return ok({ change: { now, entries, table }, judged });
}

/** What of the table changes when a game begins. */
export function beginning(scene: Scene): Change["table"] {
  const { table, now } = scene;
  const clock = firstClock(table.terms.pace, table.seats.length, now);
  return { status: "running", started: now, ...standingClock(scene, clock, HOST, []) };
}

/** What of the table changes when these entries are accepted. */
function afterwards(
  scene: Scene,
  author: Author,
  judged: readonly Judged[],
  reason: "resigned" | "time",
): Change["table"] {
  const { table, play, now, pauses } = scene;
  const state = judged.at(-1)?.state ?? play.state;
  const words = judged.map(({ entry }) => entry);
  const over = (outcome: StoredTable["outcome"]): Change["table"] => ({
    status: "over",
    ended: now,
    outcome,
    clock: undefined,
    deadline: undefined,
    waits: undefined,
  });
  if (words.some(({ kind }) => kind === "abort")) return over({ reason: "aborted" });
  const gone = goneAfter(play, words);
  const ranking = play.game.result(state);
  if (ranking !== undefined) return over(playedOut(ranking, gone));
  const isEnd = reason === "time" && words.some(({ kind }) => kind === "resign");
  if (isEnd || areTooFew(table.seats, gone))
    return over(cutShort(reason, table.seats.length, gone));
  const clock = readAt(table.clock ?? firstClock(table.terms.pace, 0, now), now, pauses);
  return standingClock(scene, clock, author, judged);
}

/** Who has resigned once these words are said, the first one first. */
const goneAfter = (play: Play, words: readonly LogEntry[]): readonly Seat[] => [
  ...play.resigned,
  ...words.flatMap((word) => (word.kind === "resign" ? [word.seat] : [])),
];

/** Is nobody left to play for, or against? */
export const areTooFew = (seats: readonly Sitter[], gone: readonly Seat[]): boolean =>
  seats.length - gone.length < 2 ||
  !seats.some(({ kind }, seat) => kind === "person" && !gone.includes(seat));

/** The clock and the deadline after the last of these entries. */
function standingClock(
  scene: Scene,
  clock: Clock,
  author: Author,
  judged: readonly Judged[],
): Pick<Change["table"], "clock" | "deadline" | "waits"> {
  const { table, play, now } = scene;
  const { seats, terms } = table;
  const { game } = play;
  const last = judged.at(-1);
  const state = last?.state ?? play.state;
  const words = judged.map(({ entry }) => entry);
  const waits = waitsAfter(scene, state, words);
  const { toAct } = waits;
  const mover = words.find(({ kind }) => kind === "move");
  const held = toAct.filter((seat) => isHeldByPerson(seats, play, seat, words));
  const after = afterStep(clock, terms.pace, {
    owing: toAct,
    held,
    timer: game.timer(state),
    ...(mover?.kind === "move" ? { mover: mover.actor } : {}),
    closes: judged.some(({ reveals }) => reveals),
    moves: (last?.standing ?? play.moves).length,
    isAgreed: author === HOST && words.some(({ kind }) => kind === "undo"),
  });
  const next = withRest(scene, after, held);
  const isBotNext = held.length < toAct.length;
  return { clock: next, deadline: nextDeadline(next, isBotNext, now), waits };
}

/** Whom the game waits for in a state, once these words are said. */
function waitsAfter(
  { table: { seats }, play }: Scene,
  state: Play["state"],
  words: readonly LogEntry[] = [],
): Waits {
  const { game } = play;
  const resigned = goneAfter(play, words);
  const isAway = (seat: Seat) =>
    !isHeldByPerson(seats, play, seat, words) && !resigned.includes(seat);
  const away = seats.flatMap(({ kind }, seat) => (kind === "person" && isAway(seat) ? [seat] : []));
  return { toAct: game.toAct(state), away, resigned, round: game.simulation.round(state) };
}

/** The clock with the rest that these seats have from now on, where the table allows for any. */
function withRest(
  { table: { seats, terms }, calendars }: Scene,
  clock: Clock,
  owing: readonly Seat[],
): Clock {
  if (terms.pace.kind !== "correspondence" || terms.rest === undefined) return clock;
  return granting(clock, terms.rest, owing, (seat) => {
    const sitter = seats[seat];
    return sitter?.kind === "person" ? calendars?.get(sitter.person) : undefined;
  });
}

/** When somebody should look after the table at the latest, if nothing has happened for so long. */
function nextDeadline(
  clock: Clock,
  isBotNext: boolean,
  now: number,
  silence = 0,
): number | undefined {
  const patience = isBotNext ? Math.max(BOT_PATIENCE, silence) : Infinity;
  const due = Math.min(deadlineOf(clock) ?? Infinity, now + patience);
  return due === Infinity ? undefined : due;
}

/** Nothing is due yet: time that the service was down is given back, rest granted anew, and bots are waited for. */
export function postponing(scene: Scene, clock: Clock): Result<Decision, Problem> {
  const { table, play, kept, now } = scene;
  const held = play.toAct.filter((seat) => isHeldByPerson(table.seats, play, seat));
  const next = withRest(scene, clock, held);
  const isBotNext = held.length < play.toAct.length;
  const silence = now - (kept.at(-1)?.at ?? table.started ?? now);
  return quietly(scene, {
    clock: next,
    deadline: nextDeadline(next, isBotNext, now, silence),
    // Games of before this was kept come by here.
    waits: waitsAfter(scene, play.state),
  });
}

/** Does a person decide for this seat, once these words are said? */
export function isHeldByPerson(
  seats: readonly Sitter[],
  play: Play,
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
  judged: readonly Judged[],
): { readonly proposal?: Proposal | undefined } {
  const hasPlayed = judged.some(({ entry: { kind } }) => kind !== "takeover");
  return proposal !== undefined && hasPlayed ? { proposal: undefined } : {};
}
