/** The delay before each attempt, and how long each may take. */
const DELAYS_MS = [0, 500, 1000, 2000, 4000, 8000, 15_000];
const TIMEOUTS_MS = [2000, 4000, 8000, 15_000];
/** The first retry comes after a random part of this, so that the clients of a lost server do not come all at once. */
const FIRST_DELAY_MAX_MS = 300;
/** A connection that lasted this long resets the delays. */
const STABLE_AFTER_MS = 5000;

/** Delays and timeouts of reconnecting, which grow with every attempt: a slow server may be busy. */
export class Backoff {
  private attempts = 0;

  /** How long the present attempt may take: another server may answer where a stopped one does not. */
  get timeoutMs(): number {
    return TIMEOUTS_MS[Math.min(this.attempts, TIMEOUTS_MS.length - 1)] ?? 0;
  }

  markConnectedFor(durationMs: number): void {
    if (durationMs > STABLE_AFTER_MS) this.attempts = 0;
  }

  nextDelayMs(): number {
    const delayMs = DELAYS_MS[Math.min(this.attempts++, DELAYS_MS.length - 1)] ?? 0;
    return delayMs === 0 ? FIRST_DELAY_MAX_MS * Math.random() : delayMs * (0.5 + Math.random());
  }
}
