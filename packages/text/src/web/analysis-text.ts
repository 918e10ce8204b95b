/** The analysis board, and the bot's advice on it. */
export interface AnalysisText {
  readonly tab: string;
  /** The introduction of the mode. */
  readonly intro: string;
  readonly ask: (bot: string) => string;
  readonly thinking: (bot: string) => string;
  readonly askEveryStep: string;
  readonly failed: (bot: string) => string;
  readonly gameOver: string;
  readonly chances: {
    readonly title: string;
    /** How the figures were computed. */
    readonly note: (bot: string) => string;
    /** `62 %` */
    readonly percent: (chance: number) => string;
    /** For a seat that nobody stops. */
    readonly rounds: (rounds: number) => string;
  };
  readonly advice: {
    /** `Steward would play for Kilwa` */
    readonly title: (bot: string, name: string) => string;
    /** Of the first, second and third choice: `2: 41 % to win, looked at 30 times` */
    readonly lineSummary: (place: number, chance: number, visits: number) => string;
    readonly play: string;
    /** Where nothing can be played: opens an analysis with the moves made. */
    readonly tryLine: string;
  };
  /** A whole game, decision by decision. */
  readonly review: {
    readonly title: string;
    readonly intro: (bot: string) => string;
    readonly start: string;
    readonly stop: string;
    readonly progress: (count: number, all: number) => string;
    readonly failed: string;
    /** The text alternative of the chart. */
    readonly chartLabel: (decisions: number) => string;
    readonly mistakesTitle: string;
    readonly noMistakes: string;
    /** `Move 41: Kilwa gave away 18 %` */
    readonly mistake: (move: number, name: string, cost: number) => string;
    readonly better: string;
    readonly goToMove: (move: number) => string;
  };
  readonly played: {
    readonly title: (name: string) => string;
    /** It is what the bot would do. */
    readonly sameAsPlayed: string;
    readonly differentLine: string;
  };
}
