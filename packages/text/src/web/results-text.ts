/** The texts about results: profiles, ratings, and people's own bots. */
export interface ResultsText {
  /** The names of games and paces, by their codes. */
  readonly gameName: (id: string) => string;
  readonly pace: {
    readonly live: string;
    readonly correspondence: string;
    readonly untimed: string;
  };
  /** `1562, give or take 210` */
  readonly ratingRange: (rating: number, uncertainty: number) => string;
  readonly gameCount: (number: number) => string;
  readonly profile: ProfileText;
  readonly leaderboards: LeaderboardsText;
  readonly botPage: BotPageText;
}

interface ProfileText {
  readonly kind: {
    readonly guest: string;
    readonly account: string;
    readonly program: string;
  };
  /** `Here since March 2026` */
  readonly memberSince: (date: string) => string;
  readonly notFound: { readonly title: string; readonly text: string; readonly back: string };
  readonly noRatedGames: string;
  readonly noRatedGamesOfMine: string;
  readonly play: string;
  readonly ratings: string;
  readonly ratingsText: string;
  /** The text alternative of a curve: `From 1500 to 1562 in 12 games.` */
  readonly ratingCurveLabel: (from: number, to: number, games: number) => string;
  readonly reliability: string;
  readonly finished: string;
  readonly inTime: string;
  readonly ratio: (number: number, all: number) => string;
  readonly noMoves: string;
  readonly statistics: string;
  /** `9 first places in 24 games, 1.9th on average` */
  readonly summary: (wins: number, games: number, meanPlace: string) => string;
  readonly bySeat: string;
  readonly seat: (seat: number) => string;
  /** The name of a statistics topic, and of a fact in it, by their codes. */
  readonly topic: (topic: string) => string;
  readonly fact: (topic: string, value: string) => string;
  readonly frequentOpponents: string;
  readonly column: {
    readonly games: string;
    readonly wins: string;
    readonly share: string;
    readonly ahead: string;
  };
  readonly recentGames: string;
  readonly noRecentGames: string;
  readonly place: (place: number, players: number, tied: number) => string;
  readonly aborted: string;
  readonly ending: { readonly resigned: string; readonly left: string; readonly time: string };
  readonly unrated: string;
  readonly against: (names: readonly string[]) => string;
  readonly deletedPerson: string;
}

interface LeaderboardsText {
  readonly title: string;
  readonly intro: string;
  readonly people: string;
  readonly programs: string;
  readonly game: string;
  readonly pace: string;
  readonly column: {
    readonly rank: string;
    readonly name: string;
    readonly rating: string;
    readonly games: string;
    readonly wins: string;
  };
  readonly noPlayers: string;
  readonly provisional: string;
  readonly provisionalText: string;
  readonly serverBot: string;
  readonly userBot: string;
  readonly howRatingsWork: string;
  readonly howRatingsWorkText: readonly string[];
  readonly writeBot: string;
}

interface BotPageText {
  readonly title: string;
  readonly intro: string;
  readonly steps: readonly BotStep[];
  readonly example: string;
  readonly exampleText: string;
  readonly copy: string;
  readonly copied: string;
  readonly cannotCopy: string;
  readonly save: string;
  readonly reference: string;
  readonly tokens: {
    readonly title: string;
    readonly text: string;
    readonly noTokens: string;
    readonly label: string;
    readonly placeholder: string;
    readonly create: string;
    readonly newToken: string;
    readonly newTokenText: string;
    readonly token: string;
    readonly done: string;
    readonly created: (date: string) => string;
    readonly lastUsed: (ago: string) => string;
    readonly revoke: string;
    readonly revokeNamed: (label: string) => string;
    readonly revokeTitle: (label: string) => string;
    readonly revokeText: string;
    readonly cancel: string;
  };
  readonly program: {
    readonly title: string;
    readonly name: string;
    readonly hint: string;
    readonly guest: string;
    readonly makeAccount: string;
  };
  readonly ladder: string;
  readonly ladderText: string;
  readonly allRatings: string;
  readonly nicknameNeeded: string;
}

interface BotStep {
  readonly title: string;
  readonly text: string;
}
