/** What the bots of a server did since it started; all of it only ever grows. */
interface BotTotals {
  /** Questions answered, in whatever way. */
  readonly answered: number;
  /** Bots that thought too long: their thread was ended. */
  readonly timeouts: number;
  /** Bots and threads that broke down, and decisions that the rules refuse. */
  readonly crashes: number;
  /** Questions for which there was no room in the queue. */
  readonly overflows: number;
  /** Questions that a thread thought about, and for how long. */
  readonly runs: number;
  readonly thinkingSeconds: number;
}

/** Figures for operators. */
export interface BotMetrics extends BotTotals {
  /** Questions that wait for a thread. */
  readonly queue: number;
  /** Players that threads remember. */
  readonly players: number;
}

/** Counts while it goes on. */
export type BotCounters = { -readonly [figure in keyof BotTotals]: BotTotals[figure] };

export const newBotCounters = (): BotCounters => ({
  answered: 0,
  timeouts: 0,
  crashes: 0,
  overflows: 0,
  runs: 0,
  thinkingSeconds: 0,
});
