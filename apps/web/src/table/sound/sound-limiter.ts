/** The same sound is not played again sooner than this. */
const MIN_GAP_MS = 120;

/** Keeps many sounds at once from becoming noise: decides when one is played, if at all. Times are in milliseconds. */
export class SoundLimiter<Name> {
  private readonly lastTimes = new Map<Name, number>();

  isAllowed(name: Name, now: number): boolean {
    const last = this.lastTimes.get(name);
    if (last !== undefined && now - last < MIN_GAP_MS) return false;
    this.lastTimes.set(name, now);
    return true;
  }
}
