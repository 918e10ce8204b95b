/** Milliseconds until the first retry of what failed; each later wait is twice as long, up to a limit. */
const RETRY = { first: 5000, longest: 10 * 60_000 };

/** Remembers what failed, and when it may be tried again. */
export class Backoff {
  readonly #failures = new Map<string, { readonly at: number; readonly wait: number }>();

  /** Everything that is not to be tried yet. */
  waiting(now: number): ReadonlySet<string> {
    for (const [key, { at }] of this.#failures) {
      // Nobody tries it any more.
      if (now - at > RETRY.longest) this.#failures.delete(key);
    }
    const failures = [...this.#failures];
    return new Set(failures.filter(([, { at }]) => at > now).map(([key]) => key));
  }

  succeeded(key: string): void {
    this.#failures.delete(key);
  }

  failed(key: string, now: number): void {
    const { wait = RETRY.first } = this.#failures.get(key) ?? {};
    this.#failures.set(key, { at: now + wait, wait: Math.min(2 * wait, RETRY.longest) });
  }
}
