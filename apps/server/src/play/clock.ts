import type { Actor, Seat, Timer } from "@sofala/engine";
import type { Pace } from "@sofala/protocol";

/** What is left to everybody, as it stood at one time; milliseconds throughout. */
export interface Clock {
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
}

/** Time during which nobody's clock ran: the service was down. */
export interface Pause {
  readonly began: number;
  readonly ended: number;
}

/** What a clock must know of the table after a step. */
export interface Occasion {
  /** Seats that owe a decision, and those of them that people decide for. */
  readonly owing: readonly Seat[];
  readonly held: readonly Seat[];
  readonly timer: Timer | undefined;
  /** Who made the step, if it was a move. */
  readonly mover?: Actor;
  /** Was a turn closed, or something brought to light? */
  readonly closes: boolean;
  /** How many moves stand. */
  readonly moves: number;
  /** Did all agree to go back? Then everybody's time begins anew. */
  readonly isAgreed: boolean;
}

/** Whose time is up. */
export type Expired =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "part"; readonly name: string };

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** The clock of a game that begins. */
export function firstClock(pace: Pace, players: number, now: number): Clock {
  const each = (left: number): number[] => Array.from({ length: players }, () => left);
  const bank = pace.kind === "live" ? pace.bank * SECOND : 0;
  return { at: now, allotted: each(allotment(pace)), bank: each(bank), running: [], reached: 0 };
}

/** The same clock, read later. */
export function readAt(clock: Clock, now: number, pauses: readonly Pause[] = []): Clock {
  const spent = Math.max(0, now - clock.at - pausedBetween(clock.at, now, pauses));
  const { allotted, bank, running, part } = clock;
  const runs = (seat: Seat) => running.includes(seat);
  return {
    ...clock,
    at: Math.max(now, clock.at),
    allotted: allotted.map((left, seat) => (runs(seat) ? Math.max(0, left - spent) : left)),
    bank: bank.map((left, seat) =>
      runs(seat) ? Math.max(0, left - Math.max(0, spent - (allotted[seat] ?? 0))) : left,
    ),
    ...(part === undefined ? {} : { part: { ...part, left: Math.max(0, part.left - spent) } }),
  };
}

/**
 * The clock after a step: whoever owes nothing has all their time again, and so has who closed a
 * turn, or made a move further than before where each move has its time. A bank is never filled.
 */
export function afterStep(clock: Clock, pace: Pace, occasion: Occasion): Clock {
  const { owing, held, timer, mover, closes, moves, isAgreed } = occasion;
  const { at, bank, allotted, part: last } = clock;
  const reached = closes || isAgreed ? moves : Math.max(clock.reached, moves);
  if (pace.kind === "untimed") return { at, bank, allotted, running: [], reached };
  if (timer !== undefined) {
    const run = timer.run ?? timer.part;
    const goesOn = last?.run === run && mover !== "clock" && !isAgreed;
    const part = goesOn ? last : { run, name: timer.part, left: partTime(pace, timer) };
    return { at, bank, allotted, running: [], reached, part };
  }
  const isPerMove = pace.kind === "live" && pace.per === "move";
  const isDecided = closes || (isPerMove && moves > clock.reached);
  const isAnew = (seat: Seat) => !owing.includes(seat) || isAgreed || (seat === mover && isDecided);
  return {
    at,
    bank,
    allotted: allotted.map((left, seat) => (isAnew(seat) ? allotment(pace) : left)),
    running: held,
    reached,
  };
}

/** When somebody's time will be up, if nothing happens until then. */
export function deadlineOf({ at, allotted, bank, running, part }: Clock): number | undefined {
  const left = running.map((seat) => (allotted[seat] ?? 0) + (bank[seat] ?? 0));
  if (part !== undefined) left.push(part.left);
  return left.length === 0 ? undefined : at + Math.min(...left);
}

/** Whose time is up on a clock that was read just now. */
export function expiredOn(clock: Clock): Expired | undefined {
  const { running, part } = clock;
  if (part?.left === 0) return { kind: "part", name: part.name };
  const seat = running.find((each) => isSpent(clock, each));
  return seat === undefined ? undefined : { kind: "seat", seat };
}

/** Has a seat no time left at all? */
export const isSpent = ({ allotted, bank }: Clock, seat: Seat): boolean =>
  allotted[seat] === 0 && bank[seat] === 0;

/** What one decision or turn is given. */
function allotment(pace: Pace): number {
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
  pace.kind === "live" && seconds > 0 ? seconds * SECOND : allotment(pace);

function pausedBetween(from: number, to: number, pauses: readonly Pause[]): number {
  let paused = 0;
  for (const { began, ended } of pauses) {
    paused += Math.max(0, Math.min(to, ended) - Math.max(from, began));
  }
  return paused;
}
