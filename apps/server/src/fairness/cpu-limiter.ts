/** How much of the main thread's CPU time one address may use: a token bucket. */
interface CpuLimits {
  /** How fast the budget refills. */
  readonly msPerSecond: number;
  /** The budget of an address that has been idle. */
  readonly burstMs: number;
  /** How much of the burst may be used without queueing. */
  readonly unqueuedMs: number;
  /** What a reserved turn counts as, until its work begins. */
  readonly reservedMs: number;
  /** How many requests and commands of one address may wait. */
  readonly maxQueued: number;
}

export const CPU_LIMITS: CpuLimits = {
  msPerSecond: 250,
  burstMs: 250,
  unqueuedMs: 25,
  reservedMs: 20,
  maxQueued: 200,
};

/** A queue is checked at least this often. */
const MAX_WAIT_MS = 250;

interface Budget {
  /** Negative after an overdraft. */
  leftMs: number;
  refilledAt: number;
  readonly queue: (() => void)[];
}

/** The CPU time of this thread. Unlike elapsed time, it does not grow because the machine is busy. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Limits the main thread's CPU time per address. The requests and commands of an address that has used up its budget
 * wait in a queue; those of other addresses do not.
 */
export class CpuLimiter {
  readonly #limits: CpuLimits | undefined;
  readonly #now: () => number;
  readonly #cpuMs: () => number;
  readonly #budgets = new Map<string, Budget>();
  /** Charged so far, to all addresses. */
  #chargedMs = 0;

  /** Without limits, nothing waits. */
  constructor(
    limits: CpuLimits | undefined,
    now: () => number = () => performance.now(),
    cpuMs: () => number = threadCpuMs,
  ) {
    this.#limits = limits;
    this.#now = now;
    this.#cpuMs = cpuMs;
  }

  /** True if the address would not have to wait. */
  canRunNow(address: string): boolean {
    const budget = this.#budgets.get(address);
    const limits = this.#limits;
    if (budget === undefined || limits === undefined) return true;
    this.#refill(budget, limits);
    return budget.queue.length === 0 && budget.leftMs > limits.burstMs - limits.unqueuedMs;
  }

  /** Resolves to true when it is the address's turn, or to false at once if its queue is full. */
  waitForTurn(address: string): Promise<boolean> {
    return this.#waitAndTake(address, 0);
  }

  /**
   * The same for a request whose work begins later, when its access has been checked: call the returned function then.
   * Until then the turn counts as CPU time; otherwise all requests that arrive together would get a turn before any of
   * them is charged. Undefined if the queue is full.
   */
  async reserveTurn(address: string): Promise<(() => void) | undefined> {
    const reservedMs = this.#limits?.reservedMs ?? 0;
    if (!(await this.#waitAndTake(address, reservedMs))) return undefined;
    return () => this.#take(address, -reservedMs);
  }

  /** Takes CPU time from the address's budget. */
  charge(address: string, usedMs: number): void {
    if (this.#limits === undefined) return;
    this.#take(address, usedMs);
    this.#chargedMs += usedMs;
  }

  /**
   * Runs a function and charges the CPU time of its synchronous part. What was charged separately in the meantime is
   * not charged twice.
   */
  runCharged<T>(address: string, run: () => T): T {
    if (this.#limits === undefined) return run();
    const cpuBeforeMs = this.#cpuMs();
    const chargedBeforeMs = this.#chargedMs;
    try {
      return run();
    } finally {
      const alreadyChargedMs = this.#chargedMs - chargedBeforeMs;
      this.charge(address, Math.max(0, this.#cpuMs() - cpuBeforeMs - alreadyChargedMs));
    }
  }

  /** Drops the budgets that are full again. */
  forgetIdle(): void {
    const limits = this.#limits;
    if (limits === undefined) return;
    for (const [address, budget] of this.#budgets) {
      this.#refill(budget, limits);
      const isFull = budget.leftMs >= limits.burstMs && budget.queue.length === 0;
      if (isFull) this.#budgets.delete(address);
    }
  }

  /** Waits for a turn, and takes time from the budget before anybody else gets one. */
  async #waitAndTake(address: string, usedMs: number): Promise<boolean> {
    const limits = this.#limits;
    const budget = this.#budgets.get(address);
    if (limits === undefined) return true;
    const take = () => {
      if (usedMs > 0) this.#take(address, usedMs);
    };
    if (budget === undefined || this.canRunNow(address)) {
      take();
      return true;
    }
    if (budget.queue.length >= limits.maxQueued) return false;
    return new Promise((resolve) => {
      budget.queue.push(() => {
        take();
        resolve(true);
      });
      if (budget.queue.length === 1) this.#runQueued(budget, limits);
    });
  }

  #take(address: string, usedMs: number): void {
    const limits = this.#limits;
    if (limits === undefined) return;
    const known = this.#budgets.get(address);
    const budget = known ?? { leftMs: limits.burstMs, refilledAt: this.#now(), queue: [] };
    if (known === undefined) this.#budgets.set(address, budget);
    this.#refill(budget, limits);
    budget.leftMs = Math.min(limits.burstMs, budget.leftMs - usedMs);
  }

  /** Runs the queue one by one, each as soon as the budget is positive. */
  #runQueued(budget: Budget, limits: CpuLimits): void {
    const refillMs = budget.leftMs > 0 ? 0 : (1000 * -budget.leftMs) / limits.msPerSecond + 1;
    setTimeout(
      () => {
        this.#refill(budget, limits);
        if (budget.leftMs > 0) budget.queue.shift()?.();
        if (budget.queue.length > 0) this.#runQueued(budget, limits);
      },
      Math.min(refillMs, MAX_WAIT_MS),
    ).unref();
  }

  #refill(budget: Budget, { msPerSecond, burstMs }: CpuLimits): void {
    const now = this.#now();
    budget.leftMs = Math.min(
      burstMs,
      budget.leftMs + ((now - budget.refilledAt) / 1000) * msPerSecond,
    );
    budget.refilledAt = now;
  }
}
