/** Long work that stops now and then: at every `yield` something else may be done first. */
export type Steps<T> = Generator<void, T>;

/** Milliseconds of such work, after which everything else that waits is done first. */
const SLICE_MS = 4;

type Charge = (address: string, milliseconds: number) => void;

interface SlicedJob {
  /** Works for a while; true once the job is done or has failed. */
  readonly step: () => boolean;
}

/**
 * Does long work on the main thread in slices, so that nobody waits long for it. Each address has its turn: many jobs
 * of one do not hold up those of another.
 */
export class TimeSlicer {
  readonly #clock: () => number;
  readonly #charge: Charge;
  /** By address, in the order of their turns. */
  readonly #jobs = new Map<string, SlicedJob[]>();

  /** What it takes is charged to the address. */
  constructor(charge: Charge = () => {}, clock: () => number = () => performance.now()) {
    this.#charge = charge;
    this.#clock = clock;
  }

  /** Does some work for an address. Work that needs no more than a slice is done at once if nothing waits. */
  run<T>(address: string, work: Steps<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const step = (): boolean => {
        const began = this.#clock();
        const end = began + SLICE_MS;
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
          this.#charge(address, this.#clock() - began);
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

  /** Works for whoever is next. */
  readonly #runNext = (): void => {
    const [[address, jobs] = ["", []]] = this.#jobs;
    this.#jobs.delete(address);
    if (jobs[0]?.step() === true) jobs.shift();
    if (jobs.length > 0) this.#jobs.set(address, jobs);
    if (this.#jobs.size > 0) setImmediate(this.#runNext);
  };
}

/** The same work, until nobody wants it any more: then it comes to this. */
export function* cancellable<T>(work: Steps<T>, isWanted: () => boolean, otherwise: T): Steps<T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield;
    if (!isWanted()) return otherwise;
  }
}

/** Does all of it at once. */
export function runToEnd<T>(work: Steps<T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}
