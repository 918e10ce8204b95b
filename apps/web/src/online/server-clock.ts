import type { ClockInfo } from "@sofala/protocol";

/** Between which bounds the lead of this device's clock over the server's lies, as a message showed. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** So many exchanges are remembered: clocks of two machines drift apart. */
const REMEMBERED = 8;

/** Keeps the server's time, by a clock of this device that never goes back. */
export class Ticking {
  private readonly now: () => number;
  private exchanges: readonly Bounds[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  /**
   * A message said what time it was when it was written: after it was asked for at `since`, where it
   * was, and before it came.
   */
  note(said: number, since = -Infinity): void {
    const bounds = { least: since - said, most: this.now() - said };
    // Where they contradict each other, one of the clocks was set: what was known is no longer so.
    const known = this.exchanges.every((each) => meets(bounds, each)) ? this.exchanges : [];
    const isAnswer = since !== -Infinity || known.length === 0;
    this.exchanges = isAnswer
      ? [...known, bounds].slice(-REMEMBERED)
      : known.map(({ least, most }) => ({ least, most: Math.min(most, bounds.most) }));
  }

  /** Another line: what the last one showed does not count any more. */
  forget(): void {
    this.exchanges = [];
  }

  /** What is left at this instant of what was left at a time of the server's, and who rests now. */
  left(clock: ClockInfo, at: number): ClockInfo {
    const now = Math.max(at, this.now() - this.ahead());
    const { timeLeft, bankLeft, running, part, absences = [] } = clock;
    const spent = timeLeft.map((_, seat) =>
      running.includes(seat)
        ? uncovered(
            at,
            now,
            absences.filter((rest) => rest.seat === seat),
          )
        : 0,
    );
    const inForce = absences.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
    return {
      ...clock,
      timeLeft: timeLeft.map((each, seat) => Math.max(0, each - (spent[seat] ?? 0))),
      bankLeft: bankLeft.map((each, seat) => {
        const drawn = Math.max(0, (spent[seat] ?? 0) - (timeLeft[seat] ?? 0));
        return Math.max(0, each - drawn);
      }),
      ...(part === undefined
        ? {}
        : {
            part: { ...part, timeLeft: Math.max(0, part.timeLeft - uncovered(at, now, absences)) },
          }),
      ...(absences.length === 0 ? {} : { absences: inForce }),
    };
  }

  /** How far this device's clock is ahead: half way between the closest bounds. */
  private ahead(): number {
    if (this.exchanges.length === 0) return 0;
    const least = Math.max(...this.exchanges.map((each) => each.least));
    const most = Math.min(...this.exchanges.map((each) => each.most));
    return least === -Infinity ? most : (least + most) / 2;
  }
}

/** How much of a time lies outside of all these. */
function uncovered(
  from: number,
  to: number,
  spans: readonly { readonly startsAt: number; readonly endsAt: number }[],
): number {
  let free = to - from;
  let reached = from;
  for (const { startsAt, endsAt } of spans.toSorted(
    (one, other) => one.startsAt - other.startsAt,
  )) {
    free -= Math.max(0, Math.min(to, endsAt) - Math.max(reached, startsAt));
    reached = Math.max(reached, Math.min(to, endsAt));
  }
  return free;
}

const meets = (one: Bounds, other: Bounds): boolean =>
  one.least <= other.most && other.least <= one.most;
