/** What the bots of a server did since it started; all of it only ever grows. */
interface Done {
  /** Questions answered, in whatever way. */
  readonly answered: number;
  /** Bots that thought too long: their thread was ended. */
  readonly timeouts: number;
  /** Bots and threads that broke down, and decisions that the rules refuse. */
  readonly crashes: number;
  /** Questions for which there was no room in the queue. */
  readonly overflows: number;
  /** Questions that a thread thought about, and for how long. */
  readonly thoughts: number;
  readonly thinkingSeconds: number;
}

/** Figures for operators. */
export interface BotMetrics extends Done {
  /** Questions that wait for a thread. */
  readonly queue: number;
  /** Players that threads remember. */
  readonly players: number;
}

/** Counts while it goes on. */
export type Tally = { -readonly [figure in keyof Done]: Done[figure] };

export const newTally = (): Tally => ({
  answered: 0,
  timeouts: 0,
  crashes: 0,
  overflows: 0,
  thoughts: 0,
  thinkingSeconds: 0,
});
