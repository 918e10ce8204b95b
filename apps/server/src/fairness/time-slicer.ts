/** Long work that stops now and then: at every `yield` something else may be done first. */
export type Work<T> = Generator<void, T>;

/** Milliseconds of such work, after which everything else that waits is done first. */
const SLICE = 4;

type Charge = (address: string, milliseconds: number) => void;

interface Job {
  /** Works for a while; true once the job is done or has failed. */
  readonly step: () => boolean;
}

/**
 * Does long work on the main thread in slices, so that nobody waits long for it. Each address has its turn: many jobs
 * of one do not hold up those of another.
 */
export class Slices {
  readonly #clock: () => number;
  readonly #charge: Charge;
  /** By address, in the order of their turns. */
  readonly #waiting = new Map<string, Job[]>();

  /** What it takes is charged to the address. */
  constructor(charge: Charge = () => {}, clock: () => number = () => performance.now()) {
    this.#charge = charge;
    this.#clock = clock;
  }

  /** Does some work for an address. Work that needs no more than a slice is done at once if nothing waits. */
  run<T>(address: string, work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const step = (): boolean => {
        const began = this.#clock();
        const end = began + SLICE;
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
      const isIdle = this.#waiting.size === 0;
      if (isIdle && step()) return;
      const jobs = this.#waiting.get(address);
      if (jobs === undefined) this.#waiting.set(address, [{ step }]);
      else jobs.push({ step });
      if (isIdle) setImmediate(this.#next);
    });
  }

  /** Works for whoever is next. */
  readonly #next = (): void => {
    const [[address, jobs] = ["", []]] = this.#waiting;
    this.#waiting.delete(address);
    if (jobs[0]?.step() === true) jobs.shift();
    if (jobs.length > 0) this.#waiting.set(address, jobs);
    if (this.#waiting.size > 0) setImmediate(this.#next);
  };
}

/** The same work, until nobody wants it any more: then it comes to this. */
export function* whileWanted<T>(work: Work<T>, isWanted: () => boolean, otherwise: T): Work<T> {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
    yield;
    if (!isWanted()) return otherwise;
  }
}

/** Does all of it at once. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const next = work.next();
    if (next.done === true) return next.value;
  }
}
