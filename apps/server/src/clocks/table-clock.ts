import type { Actor, Seat, Timer } from "@sofala/engine";
import type { Pace, RestAllowance } from "@sofala/protocol";
import {
  addUncoveredTime,
  coveredTime,
  restsBetween,
  type RestCalendar,
  type RestPeriod,
  type TimeSpan,
} from "./rest.ts";

/** The time that each seat has left, as of `at`. All durations are in milliseconds. It is stored as JSON. */
export interface TableClock {
  /** The time at which the values hold. */
  readonly at: number;
  /** By seat: what is left for the move or turn, and in the bank that is used after it. */
  readonly allotted: readonly number[];
  readonly bank: readonly number[];
  /** Seats whose clock runs. */
  readonly running: readonly Seat[];
  /** The highest number of active moves in this turn: repeating a move after an undo adds no time. */
  readonly reached: number;
  /** The timed part of the game; it runs for all seats together. */
  readonly part?: { readonly run: string; readonly name: string; readonly left: number };
  /** If the table allows rest: what was granted to the seats to act when the clock was last set. */
  readonly rests?: readonly RestPeriod[];
  /** By seat: the holiday that is left. */
  readonly leave?: readonly number[];
}

/** A time when the whole service was down; no clock runs during it. */
export type Outage = TimeSpan;

/** What the clock needs to know about the table after a step. */
export interface ClockStep {
  /** Seats that must decide, and those of them that a person plays. */
  readonly toAct: readonly Seat[];
  readonly playedByPeople: readonly Seat[];
  readonly timer: Timer | undefined;
  /** Who moved, if the step was a move. */
  readonly mover?: Actor;
  /** True if the step ended a turn or revealed something: no seat alone can undo it. */
  readonly closesTurn: boolean;
  /** The number of active moves. */
  readonly moveCount: number;
  /** True for an undo that all agreed to; it resets everybody's time. */
  readonly isAgreedUndo: boolean;
}

/** The seat or the timed part whose time is up. */
export type Expired =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "part"; readonly name: string };

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;
/** Days off extend a timed part by at most this much, because together they may cover the whole week. */
const MAX_REST_EXTENSION_MS = 28 * DAY_MS;

/** The clock of a game that starts. */
export function newClock(pace: Pace, players: number, now: number): TableClock {
  const each = (left: number): number[] => Array.from({ length: players }, () => left);
  const bank = pace.kind === "live" ? pace.bank * SECOND_MS : 0;
  return { at: now, allotted: each(turnTime(pace)), bank: each(bank), running: [], reached: 0 };
}

/** The same clock as of `now`; outages and rest are not charged. */
export function advanceClock(
  clock: TableClock,
  now: number,
  outages: readonly Outage[] = [],
): TableClock {
  const { at, allotted, bank, running, part, rests = [], leave } = clock;
  const passed = Math.max(0, now - at);
  /** The time that passed outside outages and these rests. */
  const spent = (own: readonly RestPeriod[]) => passed - coveredTime(at, now, [...outages, ...own]);
  const spentBySeat = allotted.map((_, seat) =>
    running.includes(seat) ? spent(rests.filter((rest) => rest.seat === seat)) : 0,
  );
  return {
    ...clock,
    at: Math.max(now, at),
    allotted: allotted.map((left, seat) => Math.max(0, left - (spentBySeat[seat] ?? 0))),
    bank: bank.map((left, seat) =>
      Math.max(0, left - Math.max(0, (spentBySeat[seat] ?? 0) - (allotted[seat] ?? 0))),
    ),
    // A timed part is paused while anybody rests.
    ...(part === undefined
      ? {}
      : { part: { ...part, left: Math.max(0, part.left - spent(rests)) } }),
    ...(leave === undefined ? {} : { leave: leave.map((left, seat) => left - holidayTaken(seat)) }),
  };

  function holidayTaken(seat: Seat): number {
    const own = rests.filter((rest) => rest.seat === seat && rest.kind === "holiday");
    return coveredTime(at, now, own);
  }
}

/**
 * The clock after a step. A seat gets its full time back when it does not have to act, when it ends a turn, or, at a
 * pace per move, when it makes a new move. Banks are never refilled.
 */
export function clockAfterStep(clock: TableClock, pace: Pace, step: ClockStep): TableClock {
  const { toAct, playedByPeople, timer, mover, closesTurn, moveCount, isAgreedUndo } = step;
  const { at, bank, allotted, part: lastPart } = clock;
  const unchanged = { at, bank, ...(clock.leave === undefined ? {} : { leave: clock.leave }) };
  const reached = closesTurn || isAgreedUndo ? moveCount : Math.max(clock.reached, moveCount);
  if (pace.kind === "untimed") return { ...unchanged, allotted, running: [], reached };
  if (timer !== undefined) {
    const run = timer.run ?? timer.part;
    const continues = lastPart?.run === run && mover !== "clock" && !isAgreedUndo;
    const part = continues ? lastPart : { run, name: timer.part, left: partTime(pace, timer) };
    return { ...unchanged, allotted, running: [], reached, part };
  }
  const isPerMove = pace.kind === "live" && pace.per === "move";
  const completesDecision = closesTurn || (isPerMove && moveCount > clock.reached);
  const getsFullTime = (seat: Seat) =>
    !toAct.includes(seat) || isAgreedUndo || (seat === mover && completesDecision);
  return {
    ...unchanged,
    allotted: allotted.map((left, seat) => (getsFullTime(seat) ? turnTime(pace) : left)),
    running: playedByPeople,
    reached,
  };
}

/** When the first clock runs out, if nothing happens until then. */
export function deadlineOf(clock: TableClock): number | undefined {
  const ends = expiryTimes(clock);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** When each running clock runs out. */
function expiryTimes(clock: TableClock): readonly number[] {
  const { at, running, part, rests = [] } = clock;
  const ends = running.map((seat) => seatDeadline(clock, seat));
  return part === undefined ? ends : [...ends, addUncoveredTime(at, part.left, rests)];
}

/** When a seat, or the timed part, will have only `remainingMs` left, if its clock runs until then. */
export function seatDeadline(clock: TableClock, seat: Seat, remainingMs = 0): number {
  const { at, allotted, bank, part, rests = [] } = clock;
  const own = part === undefined ? rests.filter((rest) => rest.seat === seat) : rests;
  const leftMs = (part?.left ?? (allotted[seat] ?? 0) + (bank[seat] ?? 0)) - remainingMs;
  return leftMs <= 0 ? at : addUncoveredTime(at, leftMs, own);
}

/**
 * The clock with the rest that the seats to act get from now on, up to their deadlines. It is stored with the clock, so
 * that a later change of somebody's calendar changes nothing in the past.
 */
export function grantRest(
  clock: TableClock,
  allowed: RestAllowance,
  seats: readonly Seat[],
  calendarOf: (seat: Seat) => RestCalendar | undefined,
): TableClock {
  const { at: began, allotted, part } = clock;
  const latestEnd = part === undefined ? Infinity : began + part.left + MAX_REST_EXTENSION_MS;
  const leave = clock.leave ?? allotted.map(() => allowed.days * DAY_MS);
  const restsUntil = (ended: number): readonly RestPeriod[] =>
    seats.flatMap((seat) => {
      const calendar = calendarOf(seat);
      if (calendar === undefined) return [];
      return restsBetween(calendar, allowed, leave[seat] ?? 0, { began, ended }).map((rest) => ({
        ...rest,
        seat,
      }));
    });
  // Rest moves the deadlines, and there may be more rest before the new deadlines.
  let granted: TableClock = { ...clock, leave, rests: [] };
  const lastEnd = () => Math.max(began, ...expiryTimes(granted));
  for (let until = began; lastEnd() > until;) {
    until = lastEnd();
    // Only weekly days off can go on for ever; holidays are limited.
    if (until > latestEnd && allowed.weekly) {
      return grantRest(clock, { ...allowed, weekly: false }, seats, calendarOf);
    }
    granted = { ...granted, rests: restsUntil(until) };
  }
  return granted;
}

/** The first seat or part that has no time left, on a clock that was advanced to now. */
export function findExpired(clock: TableClock): Expired | undefined {
  const { running, part } = clock;
  if (part?.left === 0) return { kind: "part", name: part.name };
  const seat = running.find((each) => hasNoTimeLeft(clock, each));
  return seat === undefined ? undefined : { kind: "seat", seat };
}

/** True if both the seat's time and its bank are used up. */
export const hasNoTimeLeft = ({ allotted, bank }: TableClock, seat: Seat): boolean =>
  allotted[seat] === 0 && bank[seat] === 0;

/** The time for one move or turn, in milliseconds. */
function turnTime(pace: Pace): number {
  switch (pace.kind) {
    case "untimed":
      return 0;
    case "live":
      return pace.seconds * SECOND_MS;
    case "correspondence":
      return pace.days * DAY_MS;
  }
}

/** The time for a timed part: at a live table the game's own, otherwise as for a turn. */
const partTime = (pace: Pace, { seconds }: Timer): number =>
  pace.kind === "live" && seconds > 0 ? seconds * SECOND_MS : turnTime(pace);
