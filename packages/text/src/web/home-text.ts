/** The first screen. */
export interface HomeText {
  readonly title: string;
  readonly text: string;
  readonly bots: string;
  /** Whom a press on `bots` brings to the table, with the kinds of bots: `You and 3 bots (Steward)`. */
  readonly company: (bots: number, kinds: readonly string[], hasPerson: boolean) => string;
  readonly change: string;
  readonly friends: string;
  readonly friendsText: string;
  readonly oneTable: string;
  readonly oneTableText: string;
  readonly starting: string;
  /** The game could not be kept, so it cannot be played. */
  readonly cannotStart: string;
  readonly stop: string;
  readonly play: string;
  readonly goOn: string;
  readonly allGames: string;
  readonly learn: string;
  readonly learnText: string;
  readonly rules: string;
  readonly rulesText: string;
  readonly bring: string;
  readonly bringText: string;
}
