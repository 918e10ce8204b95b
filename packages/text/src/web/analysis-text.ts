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
    /** Of the first, second and third choice: `2: 41 % to win, looked at 30 times` */
    readonly worth: (place: number, chance: number, visits: number) => string;
    readonly play: string;
    /** Where nothing can be played: opens an analysis with the moves made. */
    readonly tryIt: string;
  };
  /** A whole game, decision by decision. */
  readonly review: {
    readonly title: string;
    readonly about: (bot: string) => string;
    readonly start: string;
    readonly stop: string;
    readonly judged: (count: number, all: number) => string;
    readonly failed: string;
    /** What the chart shows, for who does not see it. */
    readonly picture: (decisions: number) => string;
    readonly decided: string;
    readonly nothing: string;
    /** `Move 41: Kilwa gave away 18 %` */
    readonly gave: (move: number, name: string, cost: number) => string;
    readonly better: string;
    readonly show: (move: number) => string;
  };
  readonly played: {
    readonly title: (name: string) => string;
    /** It is what the bot would do. */
    readonly same: string;
    readonly otherLine: string;
  };
}
