/** Long work in small steps: at every `yield` other tasks may run. */
export type Steps<T> = Generator<void, T>;

/** How long a job may run before the event loop gets its turn. */
const SLICE_MS = 4;

type Charge = (address: string, usedMs: number) => void;

interface SlicedJob {
  /** Runs one slice; true if the job is done or has failed. */
  readonly step: () => boolean;
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

  /** Runs work for an address. If nothing waits, the first slice runs synchronously. */
  run<T>(address: string, work: Steps<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const step = (): boolean => {
        const startedAt = this.#clock();
        const end = startedAt + SLICE_MS;
        try {
          for (let next = work.next(); ; next = work.next()) {
            if (next.done === true) {
              resolve(next.value);
              return true;
            }
            if (this.#clock() >= end) return false;
          }
        } catch (error) {
          reject(error);
          return true;
        } finally {
          this.#charge(address, this.#clock() - startedAt);
        }
      };
      const isIdle = this.#jobs.size === 0;
      if (isIdle && step()) return;
      const jobs = this.#jobs.get(address);
      if (jobs === undefined) this.#jobs.set(address, [{ step }]);
      else jobs.push({ step });
      if (isIdle) setImmediate(this.#runNext);
    });
  }

  /** Runs one slice for the next address. */
  readonly #runNext = (): void => {
    const [[address, jobs] = ["", []]] = this.#jobs;
    this.#jobs.delete(address);
    if (jobs[0]?.step() === true) jobs.shift();
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
