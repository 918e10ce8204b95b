/** So often it is noted that the process runs, in milliseconds. */
const TICK = 250;
/** A process that ran nothing for so long stood still. Clients look for another node after about as long. */
const STOOD_STILL = 1250;
/** So long after a standstill commands may still come that waited in the meantime. */
const AFTERWARDS = 500;

/**
 * Notices that the process stood still, stopped or blocked. Its clients have gone to other nodes, and commands of theirs that waited
 * here may be outdated: a client that got no answer may have asked for something else since.
 */
export interface Standstill {
  /** Call it when a command arrives, and hand the answer to `isOutdated`. */
  arrival(): number;
  /** Did the process stand still since a command arrived, or just before? */
  isOutdated(arrival: number): boolean;
  stop(): void;
}

/** Where there is one node, nobody could have asked another for something else. */
export const ONE_NODE: Standstill = { arrival: () => 0, isOutdated: () => false, stop() {} };

const OUTDATED = -1;

export class StandstillWatch implements Standstill {
  readonly #elapsed: () => number;
  readonly #timer: NodeJS.Timeout;
  #ticked: number;
  #count = 0;
  #ended = -Infinity;

  constructor(elapsed: () => number = () => performance.now()) {
    this.#elapsed = elapsed;
    this.#ticked = elapsed();
    this.#timer = setInterval(() => this.tick(), TICK);
    this.#timer.unref();
  }

  arrival(): number {
    return this.#isNow ? OUTDATED : this.#count;
  }

  isOutdated(arrival: number): boolean {
    return arrival !== this.#count || this.#isNow;
  }

  /** The process runs. */
  tick(): void {
    if (this.#stood) {
      this.#count++;
      this.#ended = this.#elapsed();
    }
    this.#ticked = this.#elapsed();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Did it stand still until just now? Timers run after what waited in sockets. */
  get #stood(): boolean {
    return this.#elapsed() - this.#ticked > STOOD_STILL;
  }

  get #isNow(): boolean {
    return this.#stood || this.#elapsed() - this.#ended < AFTERWARDS;
  }
}
