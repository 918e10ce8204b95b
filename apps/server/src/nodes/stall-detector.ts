const TICK_MS = 250;
/** A process that ran no timer for this long has stalled. Clients try another node after about the same time. */
const STALL_THRESHOLD_MS = 1250;
/** For this long after a stall, commands that waited during it may still arrive. */
const AFTER_STALL_MS = 500;

/**
 * Detects that the process was suspended or blocked. Its clients may have switched to other nodes, so a command that
 * waited here may be outdated: its client may have sent a different one to another node.
 */
export interface StallDetector {
  /** Call it when a command arrives, and pass the result to `isOutdated`. */
  arrivalStamp(): number;
  /** True if the process has stalled since a command arrived, or just before. */
  isOutdated(arrival: number): boolean;
  stop(): void;
}

/** For a single node: clients have no other node to go to. */
export const SINGLE_NODE_STALL_DETECTOR: StallDetector = {
  arrivalStamp: () => 0,
  isOutdated: () => false,
  stop() {},
};

const OUTDATED = -1;

export class EventLoopStallDetector implements StallDetector {
  readonly #elapsed: () => number;
  readonly #timer: NodeJS.Timeout;
  #lastTick: number;
  #stallCount = 0;
  #lastStallEnd = -Infinity;

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#lastTick = elapsed();
    this.#timer = setInterval(() => this.tick(), TICK_MS);
    this.#timer.unref();
  }

  arrivalStamp(): number {
    return this.#isStalledOrJustWas ? OUTDATED : this.#stallCount;
  }

  isOutdated(arrival: number): boolean {
    return arrival !== this.#stallCount || this.#isStalledOrJustWas;
  }

  /** Called regularly while the process runs. */
  tick(): void {
    if (this.#isStalled) {
      this.#stallCount++;
      this.#lastStallEnd = this.#elapsed();
    }
    this.#lastTick = this.#elapsed();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Also true after a stall until the timer runs, because sockets may be read before. */
  get #isStalled(): boolean {
    return this.#elapsed() - this.#lastTick > STALL_THRESHOLD_MS;
  }

  get #isStalledOrJustWas(): boolean {
    return this.#isStalled || this.#elapsed() - this.#lastStallEnd < AFTER_STALL_MS;
  }
}
