/** A board to try moves on, and what a bot thinks of it. */
export interface AnalysisText {
  readonly tab: string;
  /** What the mode is, for who sits down at it. */
  readonly mode: string;
  readonly ask: (bot: string) => string;
  readonly asking: (bot: string) => string;
  readonly always: string;
  readonly failed: (bot: string) => string;
  readonly over: string;
  readonly chances: {
    readonly title: string;
    /** How the figures came about. */
    readonly note: (bot: string) => string;
    /** `62 %` */
    readonly percent: (chance: number) => string;
    /** Of a seat that nobody stops. */
    readonly rounds: (rounds: number) => string;
  };
  readonly advice: {
    /** `Steward would play for Kilwa` */
    readonly title: (bot: string, name: string) => string;
    readonly play: string;
    /** Where nothing can be played: opens an analysis with the moves made. */
    readonly tryIt: string;
  };
  readonly played: {
    readonly title: (name: string) => string;
    /** It is what the bot would do. */
    readonly same: string;
    readonly otherLine: string;
  };
}
