/** What one address may use of the main thread's CPU time, in milliseconds. */
interface CpuLimits {
  /** In a second. */
  readonly msPerSecond: number;
  /** After a while in which it used nothing; */
  readonly burstMs: number;
  /** and of that, without letting others do something in between. */
  readonly unqueuedMs: number;
  /** How many requests and commands of one address may wait. */
  readonly maxQueued: number;
}

export const CPU_LIMITS: CpuLimits = {
  msPerSecond: 250,
  burstMs: 250,
  unqueuedMs: 25,
  maxQueued: 200,
};

/** It is looked so often, in milliseconds, whether somebody may go on. */
const MAX_WAIT_MS = 250;

interface Budget {
  /** Milliseconds that may be used now; less than 0 where more was used. */
  leftMs: number;
  /** When that was so. */
  refilledAt: number;
  readonly queue: (() => void)[];
}

/** Milliseconds of CPU time that this thread has used: a busy machine is nobody's fault. */
function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Gives each address a share of the main thread: an address that used up its own waits, one request or command after
 * the other, and nobody else does.
 */
export class CpuLimiter {
  readonly #limits: CpuLimits | undefined;
  readonly #now: () => number;
  readonly #cpu: () => number;
  readonly #budgets = new Map<string, Budget>();
  /** Milliseconds that were charged so far, to anybody. */
  #chargedMs = 0;

  /** Without limits, nobody waits. */
  constructor(
    limits: CpuLimits | undefined,
    now: () => number = () => performance.now(),
    cpu: () => number = threadCpuMs,
  ) {
    this.#limits = limits;
    this.#now = now;
    this.#cpu = cpu;
  }

  /** Would it be an address's turn at once? */
  canRunNow(address: string): boolean {
    const account = this.#budgets.get(address);
    const limits = this.#limits;
    if (account === undefined || limits === undefined) return true;
    this.#refill(account, limits);
    return account.queue.length === 0 && account.leftMs > limits.burstMs - limits.unqueuedMs;
  }

  /** Resolves when it is an address's turn; to false where too much of it waits already. */
  async waitForTurn(address: string): Promise<boolean> {
    const account = this.#budgets.get(address);
    const limits = this.#limits;
    if (account === undefined || limits === undefined || this.canRunNow(address)) return true;
    if (account.queue.length >= limits.maxQueued) return false;
    return new Promise((resolve) => {
      account.queue.push(() => resolve(true));
      if (account.queue.length === 1) this.#runQueued(account, limits);
    });
  }

  /** Something took so many milliseconds. */
  charge(address: string, milliseconds: number): void {
    const limits = this.#limits;
    if (limits === undefined) return;
    const known = this.#budgets.get(address);
    const account = known ?? { leftMs: limits.burstMs, refilledAt: this.#now(), queue: [] };
    if (known === undefined) this.#budgets.set(address, account);
    this.#refill(account, limits);
    account.leftMs -= milliseconds;
    this.#chargedMs += milliseconds;
  }

  /**
   * Does something and charges what it took, until the first thing that it waits for; what is charged meanwhile is part
   * of that.
   */
  runCharged<T>(address: string, act: () => T): T {
    if (this.#limits === undefined) return act();
    const before = this.#cpu();
    const charged = this.#chargedMs;
    try {
      return act();
    } finally {
      const already = this.#chargedMs - charged;
      this.charge(address, Math.max(0, this.#cpu() - before - already));
    }
  }

  /** Forgets addresses that owe nothing. */
  forgetIdle(): void {
    const limits = this.#limits;
    if (limits === undefined) return;
    for (const [address, account] of this.#budgets) {
      this.#refill(account, limits);
      const isFull = account.leftMs >= limits.burstMs && account.queue.length === 0;
      if (isFull) this.#budgets.delete(address);
    }
  }

  /** Lets the first of those who wait go on when there is time left, then the next. */
  #runQueued(account: Budget, limits: CpuLimits): void {
    const debt = account.leftMs > 0 ? 0 : (1000 * -account.leftMs) / limits.msPerSecond + 1;
    setTimeout(
      () => {
        this.#refill(account, limits);
        if (account.leftMs > 0) account.queue.shift()?.();
        if (account.queue.length > 0) this.#runQueued(account, limits);
      },
      Math.min(debt, MAX_WAIT_MS),
    ).unref();
  }

  #refill(account: Budget, { msPerSecond, burstMs }: CpuLimits): void {
    const now = this.#now();
    account.leftMs = Math.min(
      burstMs,
      account.leftMs + ((now - account.refilledAt) / 1000) * msPerSecond,
    );
    account.refilledAt = now;
  }
}
