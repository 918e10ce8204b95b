/** A task for a person that contacts a host. */
export interface Job {
  /** No two jobs with the same key run at the same time. */
  readonly key: string;
  readonly person: string;
  readonly host: string;
  /** True if it failed last time. */
  readonly hasFailed: boolean;
  /** Never rejects. */
  readonly run: () => Promise<void>;
}

/** The name of a group of jobs, and how many of them may run at the same time. */
type Limit = readonly [name: string, max: number];

/** Jobs that may run at the same time. Jobs that are likely to be slow may use half of the total and of each host. */
export const MAX_RUNNING = { total: 256, perPerson: 2, perHost: 32 };
/** A person whose job took longer than `SLOW_JOB_MS` counts as slow for `SLOW_PERIOD_MS`. */
export const SLOW_JOB_MS = 2000;
export const SLOW_PERIOD_MS = 3_600_000;

const MAX_SLOW_PEOPLE = 10_000;

/** Runs jobs in parallel within limits, so that slow jobs do not delay the others. */
export class FairPool {
  readonly #now: () => number;
  #waiting: readonly Job[] = [];
  readonly #running = new Map<string, Promise<void>>();
  /** The number of running jobs, by the name of the limit. */
  readonly #runningCounts = new Map<string, number>();
  /** Until when a person counts as slow. */
  readonly #slowUntil = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Replaces the waiting jobs and starts them as the limits allow. Slow jobs come last; apart from that, everybody's
   * first job starts before anybody's second.
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
      const canStart = limits.every(([name, max]) => this.#runningCount(name) < max);
      if (canStart) this.#start(job, limits);
      return !canStart;
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
    const startedAt = this.#now();
    for (const [name] of limits) this.#runningCounts.set(name, this.#runningCount(name) + 1);
    const end = () => {
      for (const [name] of limits) {
        const count = this.#runningCount(name) - 1;
        if (count > 0) this.#runningCounts.set(name, count);
        else this.#runningCounts.delete(name);
      }
      this.#running.delete(job.key);
      if (this.#now() - startedAt > SLOW_JOB_MS) this.#rememberSlow(job.person);
      this.#startWaiting();
    };
    this.#running.set(job.key, job.run().then(end));
  }

  #rememberSlow(person: string): void {
    if (this.#slowUntil.size >= MAX_SLOW_PEOPLE) this.#slowUntil.clear();
    this.#slowUntil.set(person, this.#now() + SLOW_PERIOD_MS);
  }
}
