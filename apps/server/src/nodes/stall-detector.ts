/** So often it is noted that the process runs, in milliseconds. */
const TICK_MS = 250;
/** A process that ran nothing for so long stood still. Clients look for another node after about as long. */
const STALL_THRESHOLD_MS = 1250;
/** So long after a standstill commands may still come that waited in the meantime. */
const AFTER_STALL_MS = 500;

/**
 * Notices that the process stood still, stopped or blocked. Its clients have gone to other nodes, and commands of theirs that waited
 * here may be outdated: a client that got no answer may have asked for something else since.
 */
export interface StallDetector {
  /** Call it when a command arrives, and hand the answer to `isOutdated`. */
  arrivalStamp(): number;
  /** Did the process stand still since a command arrived, or just before? */
  isOutdated(arrival: number): boolean;
  stop(): void;
}

/** Where there is one node, nobody could have asked another for something else. */
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

  /** The process runs. */
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

  /** Did it stand still until just now? Timers run after what waited in sockets. */
  get #isStalled(): boolean {
    return this.#elapsed() - this.#lastTick > STALL_THRESHOLD_MS;
  }

  get #isStalledOrJustWas(): boolean {
    return this.#isStalled || this.#elapsed() - this.#lastStallEnd < AFTER_STALL_MS;
  }
}
