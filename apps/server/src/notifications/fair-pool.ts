/** Something to do for a person at a host. */
export interface Job {
  /** No two jobs with the same key run at the same time. */
  readonly key: string;
  readonly person: string;
  readonly host: string;
  /** Did it fail the last time? */
  readonly hasFailed: boolean;
  /** Never rejects. */
  readonly run: () => Promise<void>;
}

/** What a job counts towards, and how many jobs may do so at the same time. */
type Limit = readonly [name: string, most: number];

/** Jobs that may run at the same time: in all, for one person, at one host. Jobs that are likely to be slow get half of it. */
export const MAX_RUNNING = { total: 256, perPerson: 2, perHost: 32 };
/** A person with a job that took longer than this counts as slow, for so long; in milliseconds. */
export const SLOW_JOB_MS = 2000;
export const SLOW_PERIOD_MS = 3_600_000;
/** Slow people that are remembered. */
const MAX_SLOW_PEOPLE = 10_000;

/** Runs jobs at the same time, within limits, so that slow ones do not keep others waiting. */
export class FairPool {
  readonly #now: () => number;
  #waiting: readonly Job[] = [];
  readonly #running = new Map<string, Promise<void>>();
  /** How many jobs that run count towards a limit, by its name. */
  readonly #runningCounts = new Map<string, number>();
  /** Until when the jobs of a person are likely to be slow. */
  readonly #slowUntil = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Starts these as soon as the limits allow; those that waited before are dropped. Slow ones come last, and otherwise
   * everybody has one before anybody has two.
   */
  replaceWaiting(jobs: readonly Job[]): void {
    const shares = new Map<string, number>();
    const ranked = jobs.map((job) => {
      const share = shares.get(job.person) ?? this.#runningCount(`person ${job.person}`);
      shares.set(job.person, share + 1);
      return { job, share, slow: this.#isSlow(job) ? 1 : 0 };
    });
    this.#waiting = ranked
      .toSorted((one, other) => one.slow - other.slow || one.share - other.share)
      .map(({ job }) => job);
    this.#startWaiting();
  }

  /** Resolves when no job runs or waits. */
  async whenIdle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  #runningCount(name: string): number {
    return this.#runningCounts.get(name) ?? 0;
  }

  #isSlow({ person, hasFailed }: Job): boolean {
    return hasFailed || (this.#slowUntil.get(person) ?? -Infinity) > this.#now();
  }

  #startWaiting(): void {
    this.#waiting = this.#waiting.filter((job) => {
      if (this.#running.has(job.key)) return false;
      const limits = this.#limitsOf(job);
      const hasRoom = limits.every(([name, most]) => this.#runningCount(name) < most);
      if (hasRoom) this.#start(job, limits);
      return !hasRoom;
    });
  }

  #limitsOf(job: Job): readonly Limit[] {
    const host = `host ${job.host}`;
    const limits: readonly Limit[] = [
      ["all", MAX_RUNNING.total],
      [host, MAX_RUNNING.perHost],
      [`person ${job.person}`, MAX_RUNNING.perPerson],
    ];
    if (!this.#isSlow(job)) return limits;
    return [...limits, ["slow", MAX_RUNNING.total / 2], [`slow ${host}`, MAX_RUNNING.perHost / 2]];
  }

  #start(job: Job, limits: readonly Limit[]): void {
    const began = this.#now();
    for (const [name] of limits) this.#runningCounts.set(name, this.#runningCount(name) + 1);
    const end = () => {
      for (const [name] of limits) {
        const count = this.#runningCount(name) - 1;
        if (count > 0) this.#runningCounts.set(name, count);
        else this.#runningCounts.delete(name);
      }
      this.#running.delete(job.key);
      if (this.#now() - began > SLOW_JOB_MS) this.#rememberSlow(job.person);
      this.#startWaiting();
    };
    this.#running.set(job.key, job.run().then(end));
  }

  #rememberSlow(person: string): void {
    if (this.#slowUntil.size >= MAX_SLOW_PEOPLE) this.#slowUntil.clear();
    this.#slowUntil.set(person, this.#now() + SLOW_PERIOD_MS);
  }
}
