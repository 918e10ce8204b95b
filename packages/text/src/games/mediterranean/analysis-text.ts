/** What a bot thinks of a game of the Mediterranean that is over. */
export interface MarketAnalysisText {
  /** What the review does and knows. */
  readonly about: (bot: string) => string;
  readonly judging: (bot: string) => string;
  readonly failed: string;
  /** How the figures came about. */
  readonly note: string;
  /** What the chart shows, for who does not see it. */
  readonly picture: string;
  readonly mistakes: string;
  /** `Played: …`, or that nothing was. */
  readonly played: (moves: string) => string;
  readonly nothingPlayed: string;
  readonly better: (moves: string) => string;
  readonly store: (goods: string) => string;
  readonly storeNothing: string;
  readonly luck: {
    readonly title: string;
    readonly note: string;
    /** `Move 41: the cards of turn 3` */
    readonly cards: (move: number, turn: number) => string;
    /** Events as sentences. */
    readonly befell: (move: number, events: string) => string;
    /** `Ann from 40 % to 31 %` */
    readonly change: (name: string, before: number, after: number) => string;
  };
  readonly advice: {
    /** Whom it is for. */
    readonly whose: string;
    /** What the bot goes by. */
    readonly note: (bot: string, name: string) => string;
    readonly nothing: (name: string) => string;
    readonly wait: string;
    /** Points that something gains, and how likely the other side agrees. */
    readonly gain: (points: number) => string;
    readonly yes: (chance: number) => string;
    /** Of something that was played on in sampled games. */
    readonly rehearsed: (chance: number, times: number) => string;
    readonly own: (bot: string) => string;
  };
}
