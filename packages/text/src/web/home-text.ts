/** The first screen. */
export interface HomeText {
  /** Chooses between the games. */
  readonly choose: string;
  readonly world: { readonly [game in "zimbabwe" | "mediterranean"]: WorldText };
  readonly bots: string;
  /** Whom a press on `bots` brings to the table, with the kinds of bots: `You and 3 bots (Steward)`. */
  readonly company: (bots: number, kinds: readonly string[], hasPerson: boolean) => string;
  readonly friends: string;
  readonly friendsText: string;
  readonly oneTable: string;
  readonly starting: string;
  /** The game could not be kept, so it cannot be played. */
  readonly cannotStart: string;
  readonly stop: string;
  readonly play: string;
  readonly goOn: string;
  readonly allGames: string;
  readonly learn: string;
  readonly rules: string;
  readonly bring: string;
  readonly bringText: string;
}

/** What is said of one of the games. */
interface WorldText {
  /** What the game is called. */
  readonly title: string;
  /** The same where there is little room. */
  readonly short: string;
  readonly text: string;
  /** The way to another company or other options. */
  readonly change: string;
  readonly oneTableText: string;
  /** What its tutorial is like. */
  readonly learnText: string;
  readonly rulesText: string;
}
