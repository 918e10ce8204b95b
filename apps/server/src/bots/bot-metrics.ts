/** Counters since the server started; they never decrease. */
interface BotTotals {
  /** Requests resolved, by a bot or by a fallback. */
  readonly answered: number;
  /** Requests that ran past their time limit, which terminates the thread. */
  readonly timeouts: number;
  /** Bots and threads that failed, and decisions that the rules refuse. */
  readonly crashes: number;
  /** Requests that did not fit into the queue. */
  readonly overflows: number;
  /** Requests that a thread worked on, and the time it spent on them. */
  readonly runs: number;
  readonly thinkingSeconds: number;
}

/** The numbers behind the `sofala_bot_*` metrics. */
export interface BotMetrics extends BotTotals {
  /** Requests that wait for a thread. */
  readonly queue: number;
  /** Bot players in the threads' memory. */
  readonly players: number;
}

export type BotCounters = { -readonly [name in keyof BotTotals]: BotTotals[name] };

export const newBotCounters = (): BotCounters => ({
  answered: 0,
  timeouts: 0,
  crashes: 0,
  overflows: 0,
  runs: 0,
  thinkingSeconds: 0,
});
