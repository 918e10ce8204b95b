/** The review of a finished Mediterranean game. */
export interface MediterraneanAnalysisText {
  /** How the review works. */
  readonly intro: (bot: string) => string;
  readonly reviewing: (bot: string) => string;
  readonly failed: string;
  /** How the figures were computed. */
  readonly note: string;
  /** The text alternative of the chart. */
  readonly chartLabel: string;
  readonly mistakesTitle: string;
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
    readonly newCards: (move: number, turn: number) => string;
    /** Events as sentences. */
    readonly events: (move: number, events: string) => string;
    /** `Ann from 40 % to 31 %` */
    readonly chanceChange: (name: string, before: number, after: number) => string;
  };
  readonly advice: {
    /** The seat that the advice is for. */
    readonly seatChoice: string;
    /** What the advice is based on. */
    readonly note: (bot: string, name: string) => string;
    readonly noDecision: (name: string) => string;
    readonly waitForOthers: string;
    /** The gain in points, and the chance that the other side accepts. */
    readonly gain: (points: number) => string;
    readonly acceptChance: (chance: number) => string;
    /** For moves that were simulated in sampled games. */
    readonly simulated: (chance: number, times: number) => string;
    readonly botMove: (bot: string) => string;
  };
}
