/** Milliseconds before one attempt after the other, and how long each may take until somebody lets us in. */
const PAUSES = [0, 500, 1000, 2000, 4000, 8000, 15_000];
const PATIENCE = [2000, 4000, 8000, 15_000];
/** The first attempt is made at once, within so many milliseconds: all who were at one server do not come in one instant. */
const AT_ONCE = 300;
/** Milliseconds after which a line has proved itself. */
const PROOF = 5000;

/** How long to wait before a line that broke is opened again, and for how long it is tried: who is slow may be busy. */
export class Pauses {
  private attempts = 0;

  /** Milliseconds that the attempt under way may take: a server that is stopped lets nobody in, and another may. */
  get patience(): number {
    return PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)] ?? 0;
  }

  /** A line has held for so many milliseconds: what was before it does not count, once it has proved itself. */
  hold(milliseconds: number): void {
    if (milliseconds > PROOF) this.attempts = 0;
  }

  /** Milliseconds until the next attempt. */
  next(): number {
    const pause = PAUSES[Math.min(this.attempts++, PAUSES.length - 1)] ?? 0;
    return pause === 0 ? AT_ONCE * Math.random() : pause * (0.5 + Math.random());
  }
}
