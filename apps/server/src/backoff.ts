/** The first wait; each later one is twice as long, up to the maximum. */
const FIRST_WAIT_MS = 5000;
const MAX_WAIT_MS = 10 * 60_000;

/** Remembers which keys failed, and when each may be tried again. */
export class Backoff {
  readonly #failures = new Map<string, { readonly retryAt: number; readonly nextWaitMs: number }>();

  /** The keys that must not be tried yet. */
  waiting(now: number): ReadonlySet<string> {
    for (const [key, { retryAt }] of this.#failures) {
      // Forget a key that nobody has tried again.
      if (now - retryAt > MAX_WAIT_MS) this.#failures.delete(key);
    }
    const failures = [...this.#failures];
    return new Set(failures.filter(([, { retryAt }]) => retryAt > now).map(([key]) => key));
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }

  failed(key: string, now: number): void {
    const waitMs = this.#failures.get(key)?.nextWaitMs ?? FIRST_WAIT_MS;
    this.#failures.set(key, {
      retryAt: now + waitMs,
      nextWaitMs: Math.min(2 * waitMs, MAX_WAIT_MS),
    });
  }
}
