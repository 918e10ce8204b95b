/** The first screen. */
export interface HomeText {
  /** Chooses between the games. */
  readonly chooseGame: string;
  readonly games: { readonly [game in "zimbabwe" | "mediterranean"]: GameCardText };
  readonly playBots: string;
  /** The players of a game that the button `bots` starts: `You and 3 bots (Steward)`. */
  readonly lineup: (bots: number, kinds: readonly string[], hasPerson: boolean) => string;
  readonly playFriends: string;
  readonly playFriendsText: string;
  readonly playLocally: string;
  readonly starting: string;
  /** The game could not be saved, so it cannot be played. */
  readonly cannotStart: string;
  readonly stopAnimation: string;
  readonly playAnimation: string;
  readonly continueGame: string;
  readonly allGames: string;
  readonly learn: string;
  readonly rules: string;
  readonly importGame: string;
  readonly importGameText: string;
}

/** The texts about one of the games. */
interface GameCardText {
  /** The name of the game. */
  readonly title: string;
  /** The same for a small screen. */
  readonly shortTitle: string;
  readonly description: string;
  /** The link to other players or options. */
  readonly changeSetup: string;
  readonly playLocallyText: string;
  /** A description of its tutorial. */
  readonly learnText: string;
  readonly rulesText: string;
}
