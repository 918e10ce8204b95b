import type { ClockInfo } from "@sofala/protocol";

/** Keeps the server's time, by a clock of this device that never goes back. */
export class Ticking {
  private readonly now: () => number;
  /** How far this device's clock is ahead of the server's. */
  private ahead: number | undefined;

  constructor(now: () => number) {
    this.now = now;
  }

  /**
   * A message said what time it was. One that was asked for at `since` was written in between, half
   * way as far as anybody knows; any other not after it came. The soonest of them all is the truest.
   */
  note(said: number, since?: number): void {
    const came = this.now();
    if (since !== undefined) this.ahead = (since + came) / 2 - said;
    else this.ahead = Math.min(this.ahead ?? Infinity, came - said);
  }

  /** What is left at this instant of what was left at a time of the server's. */
  left(clock: ClockInfo, at: number): ClockInfo {
    const passed = Math.max(0, this.now() - (this.ahead ?? 0) - at);
    const { allotted, bank, running, part } = clock;
    return {
      running,
      allotted: allotted.map((each, seat) =>
        running.includes(seat) ? Math.max(0, each - passed) : each,
      ),
      bank: bank.map((each, seat) => {
        const drawn = running.includes(seat) ? Math.max(0, passed - (allotted[seat] ?? 0)) : 0;
        return Math.max(0, each - drawn);
      }),
      ...(part === undefined ? {} : { part: { ...part, left: Math.max(0, part.left - passed) } }),
    };
  }
}
