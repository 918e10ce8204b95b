import type { Actor, Seat, Timer } from "@sofala/engine";
import type { Pace, RestAllowance } from "@sofala/protocol";
import {
  addUncoveredTime,
  coveredTime,
  restsBetween,
  type RestCalendar,
  type RestPeriod,
} from "./rest.ts";

/** What is left to everybody, as it stood at one time; milliseconds throughout. */
export interface TableClock {
  /** When it was last read. */
  readonly at: number;
  /** By seat: for the move or turn, and in the bank that is drawn on after it. */
  readonly allotted: readonly number[];
  readonly bank: readonly number[];
  /** Seats whose time runs. */
  readonly running: readonly Seat[];
  /** So many moves stood at most since the turn began: one that is made again brings no new time. */
  readonly reached: number;
  /** The timed part of the game, for all at once. */
  readonly part?: { readonly run: string; readonly name: string; readonly left: number };
  /** Where rest is allowed: what was granted when the clock was last set, to those who owed a decision. */
  readonly rests?: readonly RestPeriod[];
  /** By seat: how much holiday is left. */
  readonly leave?: readonly number[];
}

/** Time during which nobody's clock ran: the service was down. */
export interface Outage {
  readonly began: number;
  readonly ended: number;
}

/** What a clock must know of the table after a step. */
export interface ClockStep {
  /** Seats that owe a decision, and those of them that people decide for. */
  readonly toAct: readonly Seat[];
  readonly playedByPeople: readonly Seat[];
  readonly timer: Timer | undefined;
  /** Who made the step, if it was a move. */
  readonly mover?: Actor;
  /** Was a turn closed, or something brought to light? */
  readonly closesTurn: boolean;
  /** How many moves stand. */
  readonly moveCount: number;
  /** Did all agree to go back? Then everybody's time begins anew. */
  readonly isAgreedUndo: boolean;
}

/** Whose time is up. */
export type Expired =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "part"; readonly name: string };

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** Days off stretch what all decide together by so much at most: those of all may leave no day of the week. */
const MAX_REST_EXTENSION_MS = 28 * DAY;

/** The clock of a game that begins. */
export function newClock(pace: Pace, players: number, now: number): TableClock {
  const each = (left: number): number[] => Array.from({ length: players }, () => left);
  const bank = pace.kind === "live" ? pace.bank * SECOND : 0;
  return { at: now, allotted: each(turnTime(pace)), bank: each(bank), running: [], reached: 0 };
}

/** The same clock, read later. */
export function advanceClock(
  clock: TableClock,
  now: number,
  pauses: readonly Outage[] = [],
): TableClock {
  const { at, allotted, bank, running, part, rests = [], leave } = clock;
  const passed = Math.max(0, now - at);
  /** What passed outside of pauses and these rests. */
  const spent = (own: readonly RestPeriod[]) => passed - coveredTime(at, now, [...pauses, ...own]);
  const by = allotted.map((_, seat) =>
    running.includes(seat) ? spent(rests.filter((rest) => rest.seat === seat)) : 0,
  );
  return {
    ...clock,
    at: Math.max(now, at),
    allotted: allotted.map((left, seat) => Math.max(0, left - (by[seat] ?? 0))),
    bank: bank.map((left, seat) =>
      Math.max(0, left - Math.max(0, (by[seat] ?? 0) - (allotted[seat] ?? 0))),
    ),
    // What all decide together waits for everybody who rests.
    ...(part === undefined
      ? {}
      : { part: { ...part, left: Math.max(0, part.left - spent(rests)) } }),
    ...(leave === undefined ? {} : { leave: leave.map((left, seat) => left - taken(seat)) }),
  };

  function taken(seat: Seat): number {
    const own = rests.filter((rest) => rest.seat === seat && rest.kind === "holiday");
    return coveredTime(at, now, own);
  }
}

/**
 * The clock after a step: whoever owes nothing has all their time again, and so has who closed a
 * turn, or made a move further than before where each move has its time. A bank is never filled.
 */
export function clockAfterStep(clock: TableClock, pace: Pace, occasion: ClockStep): TableClock {
  const { toAct, playedByPeople, timer, mover, closesTurn, moveCount, isAgreedUndo } = occasion;
  const { at, bank, allotted, part: last } = clock;
  const kept = { at, bank, ...(clock.leave === undefined ? {} : { leave: clock.leave }) };
  const reached = closesTurn || isAgreedUndo ? moveCount : Math.max(clock.reached, moveCount);
  if (pace.kind === "untimed") return { ...kept, allotted, running: [], reached };
  if (timer !== undefined) {
    const run = timer.run ?? timer.part;
    const goesOn = last?.run === run && mover !== "clock" && !isAgreedUndo;
    const part = goesOn ? last : { run, name: timer.part, left: partTime(pace, timer) };
    return { ...kept, allotted, running: [], reached, part };
  }
  const isPerMove = pace.kind === "live" && pace.per === "move";
  const isDecided = closesTurn || (isPerMove && moveCount > clock.reached);
  const isAnew = (seat: Seat) =>
    !toAct.includes(seat) || isAgreedUndo || (seat === mover && isDecided);
  return {
    ...kept,
    allotted: allotted.map((left, seat) => (isAnew(seat) ? turnTime(pace) : left)),
    running: playedByPeople,
    reached,
  };
}

/** When somebody's time will be up, if nothing happens until then. */
export function deadlineOf(clock: TableClock): number | undefined {
  const ends = expiryTimes(clock);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** When each of those whose time runs will have none left. */
function expiryTimes(clock: TableClock): readonly number[] {
  const { at, running, part, rests = [] } = clock;
  const ends = running.map((seat) => seatDeadline(clock, seat));
  return part === undefined ? ends : [...ends, addUncoveredTime(at, part.left, rests)];
}

/** When a seat, or all together, will have no more than so much time left, if it runs until then. */
export function seatDeadline(clock: TableClock, seat: Seat, left = 0): number {
  const { at, allotted, bank, part, rests = [] } = clock;
  const own = part === undefined ? rests.filter((rest) => rest.seat === seat) : rests;
  const free = (part?.left ?? (allotted[seat] ?? 0) + (bank[seat] ?? 0)) - left;
  return free <= 0 ? at : addUncoveredTime(at, free, own);
}

/**
 * The clock with the rest that is granted from now on to seats that owe a decision, for as long as it
 * could matter. It is kept with the clock: whoever changes their days later changes nothing before.
 */
export function grantRest(
  clock: TableClock,
  allowed: RestAllowance,
  seats: readonly Seat[],
  calendarOf: (seat: Seat) => RestCalendar | undefined,
): TableClock {
  const { at: began, allotted, part } = clock;
  const longest = part === undefined ? Infinity : began + part.left + MAX_REST_EXTENSION_MS;
  const leave = clock.leave ?? allotted.map(() => allowed.days * DAY);
  const restsUntil = (ended: number): readonly RestPeriod[] =>
    seats.flatMap((seat) => {
      const calendar = calendarOf(seat);
      if (calendar === undefined) return [];
      return restsBetween(calendar, allowed, leave[seat] ?? 0, { began, ended }).map((rest) => ({
        ...rest,
        seat,
      }));
    });
  // Rest moves the end further away, and there may be more rest until then.
  let granted: TableClock = { ...clock, leave, rests: [] };
  const lastEnd = () => Math.max(began, ...expiryTimes(granted));
  for (let until = began; lastEnd() > until;) {
    until = lastEnd();
    // Holidays come to an end by themselves.
    if (until > longest && allowed.weekly) {
      return grantRest(clock, { ...allowed, weekly: false }, seats, calendarOf);
    }
    granted = { ...granted, rests: restsUntil(until) };
  }
  return granted;
}

/** Whose time is up on a clock that was read just now. */
export function findExpired(clock: TableClock): Expired | undefined {
  const { running, part } = clock;
  if (part?.left === 0) return { kind: "part", name: part.name };
  const seat = running.find((each) => hasNoTimeLeft(clock, each));
  return seat === undefined ? undefined : { kind: "seat", seat };
}

/** Has a seat no time left at all? */
export const hasNoTimeLeft = ({ allotted, bank }: TableClock, seat: Seat): boolean =>
  allotted[seat] === 0 && bank[seat] === 0;

/** What one decision or turn is given. */
function turnTime(pace: Pace): number {
  switch (pace.kind) {
    case "untimed":
      return 0;
    case "live":
      return pace.seconds * SECOND;
    case "correspondence":
      return pace.days * DAY;
  }
}

/** At a live table the game's own seconds count; over days the table's. */
const partTime = (pace: Pace, { seconds }: Timer): number =>
  pace.kind === "live" && seconds > 0 ? seconds * SECOND : turnTime(pace);
