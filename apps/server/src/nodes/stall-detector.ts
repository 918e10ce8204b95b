const TICK_MS = 250;
/** A process that ran no timer for so long has stalled. Clients try another node after about the same time. */
const STALL_THRESHOLD_MS = 1250;
/** How long after a stall commands may still arrive that waited in the meantime. */
const AFTER_STALL_MS = 500;

/**
 * Detects that the process was suspended or blocked. Its clients have gone to other nodes meanwhile, so a command that
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

  /** True during the first turn after a stall: sockets are read before the timer runs. */
  get #isStalled(): boolean {
    return this.#elapsed() - this.#lastTick > STALL_THRESHOLD_MS;
  }

  get #isStalledOrJustWas(): boolean {
    return this.#isStalled || this.#elapsed() - this.#lastStallEnd < AFTER_STALL_MS;
  }
}
