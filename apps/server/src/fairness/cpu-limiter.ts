/** What one address may use of the main thread's CPU time, in milliseconds. */
interface Limits {
  /** In a second. */
  readonly perSecond: number;
  /** After a while in which it used nothing; */
  readonly atOnce: number;
  /** and of that, without letting others do something in between. */
  readonly freely: number;
  /** How many requests and commands of one address may wait. */
  readonly waiting: number;
}

export const ADDRESS_SHARE: Limits = { perSecond: 250, atOnce: 250, freely: 25, waiting: 200 };

/** It is looked so often, in milliseconds, whether somebody may go on. */
const LONGEST = 250;

interface Account {
  /** Milliseconds that may be used now; less than 0 where more was used. */
  left: number;
  /** When that was so. */
  at: number;
  readonly waiting: (() => void)[];
}

/** Milliseconds of CPU time that this thread has used: a busy machine is nobody's fault. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Gives each address a share of the main thread: an address that used up its own waits, one request or command after
 * the other, and nobody else does.
 */
export class AddressShare {
  readonly #limits: Limits | undefined;
  readonly #now: () => number;
  readonly #cpu: () => number;
  readonly #accounts = new Map<string, Account>();
  /** Milliseconds that were charged so far, to anybody. */
  #charged = 0;

  /** Without limits, nobody waits. */
  constructor(
    limits: Limits | undefined,
    now: () => number = () => performance.now(),
    cpu: () => number = cpuTime,
  ) {
    this.#limits = limits;
    this.#now = now;
    this.#cpu = cpu;
  }

  /** Would it be an address's turn at once? */
  isFree(address: string): boolean {
    const account = this.#accounts.get(address);
    const limits = this.#limits;
    if (account === undefined || limits === undefined) return true;
    this.#refill(account, limits);
    return account.waiting.length === 0 && account.left > limits.atOnce - limits.freely;
  }

  /** Resolves when it is an address's turn; to false where too much of it waits already. */
  async turn(address: string): Promise<boolean> {
    const account = this.#accounts.get(address);
    const limits = this.#limits;
    if (account === undefined || limits === undefined || this.isFree(address)) return true;
    if (account.waiting.length >= limits.waiting) return false;
    return new Promise((resolve) => {
      account.waiting.push(() => resolve(true));
      if (account.waiting.length === 1) this.#wait(account, limits);
    });
  }

  /** Something took so many milliseconds. */
  charge(address: string, milliseconds: number): void {
    const limits = this.#limits;
    if (limits === undefined) return;
    const known = this.#accounts.get(address);
    const account = known ?? { left: limits.atOnce, at: this.#now(), waiting: [] };
    if (known === undefined) this.#accounts.set(address, account);
    this.#refill(account, limits);
    account.left -= milliseconds;
    this.#charged += milliseconds;
  }

  /**
   * Does something and charges what it took, until the first thing that it waits for; what is charged meanwhile is part
   * of that.
   */
  spend<T>(address: string, act: () => T): T {
    if (this.#limits === undefined) return act();
    const before = this.#cpu();
    const charged = this.#charged;
    try {
      return act();
    } finally {
      const already = this.#charged - charged;
      this.charge(address, Math.max(0, this.#cpu() - before - already));
    }
  }

  /** Forgets addresses that owe nothing. */
  tidy(): void {
    const limits = this.#limits;
    if (limits === undefined) return;
    for (const [address, account] of this.#accounts) {
      this.#refill(account, limits);
      const isFull = account.left >= limits.atOnce && account.waiting.length === 0;
      if (isFull) this.#accounts.delete(address);
    }
  }

  /** Lets the first of those who wait go on when there is time left, then the next. */
  #wait(account: Account, limits: Limits): void {
    const debt = account.left > 0 ? 0 : (1000 * -account.left) / limits.perSecond + 1;
    setTimeout(
      () => {
        this.#refill(account, limits);
        if (account.left > 0) account.waiting.shift()?.();
        if (account.waiting.length > 0) this.#wait(account, limits);
      },
      Math.min(debt, LONGEST),
    ).unref();
  }

  #refill(account: Account, { perSecond, atOnce }: Limits): void {
    const now = this.#now();
    account.left = Math.min(atOnce, account.left + ((now - account.at) / 1000) * perSecond);
    account.at = now;
  }
}
