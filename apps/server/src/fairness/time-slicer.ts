/** Long work in small steps: at every `yield` other tasks may run. */
export type Steps<T> = Generator<void, T>;

/** How long a job may run before the event loop gets its turn. */
const SLICE_MS = 4;

type Charge = (address: string, usedMs: number) => void;

interface SlicedJob {
  /** Runs one slice for an address; true if the job is done or has failed. */
  readonly step: (address: string) => boolean;
}

/**
 * The addresses that wait for one job. Others may be added while it runs: it also runs in their turns, so that none of
 * them waits for the other jobs of another.
 */
export class WaitingAddresses {
  readonly #addresses: Set<string>;
  #onAdded: (address: string) => void = () => {};

  constructor(first: string) {
    this.#addresses = new Set([first]);
  }

  add(address: string): void {
    if (this.#addresses.has(address)) return;
    this.#addresses.add(address);
    this.#onAdded(address);
  }

  /** Calls a function for each address, and for those that are added later. */
  follow(onAddress: (address: string) => void): void {
    for (const address of this.#addresses) onAddress(address);
    this.#onAdded = onAddress;
  }
}

/**
 * Runs long work on the main thread in short slices. Addresses take turns, so that many jobs of one address do not
 * delay those of another.
 */
export class TimeSlicer {
  readonly #clock: () => number;
  readonly #charge: Charge;
  /** Jobs by address; the first address has the next turn. */
  readonly #jobs = new Map<string, SlicedJob[]>();

  /** `charge` is called after every slice with the time that it took. */
  constructor(charge: Charge = () => {}, clock: () => number = () => performance.now()) {
    this.#charge = charge;
    this.#clock = clock;
  }

  /** Runs work for an address, or for several. If nothing waits, the first slice runs synchronously. */
  run<T>(waiting: string | WaitingAddresses, work: Steps<T>): Promise<T> {
    const addresses = typeof waiting === "string" ? new WaitingAddresses(waiting) : waiting;
    return new Promise((resolve, reject) => {
      let isDone = false;
      const step = (address: string): boolean => {
        if (isDone) return true;
        const startedAt = this.#clock();
        const end = startedAt + SLICE_MS;
        try {
          for (let next = work.next(); ; next = work.next()) {
            if (next.done === true) {
              isDone = true;
              resolve(next.value);
              return true;
            }
            if (this.#clock() >= end) return false;
          }
        } catch (error) {
          isDone = true;
          reject(error);
          return true;
        } finally {
          this.#charge(address, this.#clock() - startedAt);
        }
      };
      addresses.follow((address) => {
        if (!isDone) this.#add(address, step);
      });
    });
  }

  #add(address: string, step: SlicedJob["step"]): void {
    const isIdle = this.#jobs.size === 0;
    if (isIdle && step(address)) return;
    const jobs = this.#jobs.get(address);
    if (jobs === undefined) this.#jobs.set(address, [{ step }]);
    else jobs.push({ step });
    if (isIdle) setImmediate(this.#runNext);
  }

  /** Runs one slice for the next address. */
  readonly #runNext = (): void => {
    const [[address, jobs] = ["", []]] = this.#jobs;
    this.#jobs.delete(address);
    if (jobs[0]?.step(address) === true) jobs.shift();
    if (jobs.length > 0) this.#jobs.set(address, jobs);
    if (this.#jobs.size > 0) setImmediate(this.#runNext);
  };
}

/** The same work, but it stops and returns `fallback` as soon as it is no longer wanted. */
export function* cancellable<T>(work: Steps<T>, isWanted: () => boolean, fallback: T): Steps<T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield;
    if (!isWanted()) return fallback;
  }
}

/** Runs all steps synchronously. */
export function runToEnd<T>(work: Steps<T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}
