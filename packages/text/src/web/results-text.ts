/** What is said about results: people's pages, lists by strength, and bots of one's own. */
export interface ResultsText {
  /** The names of games and paces, by their codes. */
  readonly game: (id: string) => string;
  readonly pace: {
    readonly live: string;
    readonly correspondence: string;
    readonly untimed: string;
  };
  /** `1562, give or take 210` */
  readonly giveOrTake: (rating: number, uncertainty: number) => string;
  readonly games: (number: number) => string;
  readonly profile: ProfileText;
  readonly lists: ListsText;
  readonly bots: BotPageText;
}

interface ProfileText {
  readonly kind: {
    readonly guest: string;
    readonly account: string;
    readonly program: string;
  };
  /** `Here since March 2026` */
  readonly since: (date: string) => string;
  readonly none: { readonly title: string; readonly text: string; readonly back: string };
  readonly newcomer: string;
  readonly newcomerMe: string;
  readonly play: string;
  readonly ratings: string;
  readonly ratingsText: string;
  /** What a curve shows: `From 1500 to 1562 in 12 games.` */
  readonly curve: (from: number, to: number, games: number) => string;
  readonly reliability: string;
  readonly finished: string;
  readonly inTime: string;
  readonly outOf: (number: number, all: number) => string;
  readonly noMoves: string;
  readonly statistics: string;
  /** `9 first places in 24 games, 1.9th on average` */
  readonly summary: (wins: number, games: number, meanPlace: string) => string;
  readonly bySeat: string;
  readonly seat: (seat: number) => string;
  /** What a game says of a seat, by its code; and what it says. */
  readonly topic: (topic: string) => string;
  readonly fact: (topic: string, value: string) => string;
  readonly opponents: string;
  readonly column: {
    readonly games: string;
    readonly wins: string;
    readonly share: string;
    readonly ahead: string;
  };
  readonly last: string;
  readonly lastNone: string;
  readonly place: (place: number, players: number, tied: number) => string;
  readonly calledOff: string;
  readonly ending: { readonly resigned: string; readonly left: string; readonly time: string };
  readonly unrated: string;
  readonly against: (names: readonly string[]) => string;
  readonly gone: string;
}

interface ListsText {
  readonly title: string;
  readonly lead: string;
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
  readonly none: string;
  readonly provisional: string;
  readonly provisionalText: string;
  readonly ours: string;
  readonly theirs: string;
  readonly how: string;
  readonly howText: readonly string[];
  readonly writeOne: string;
}

interface BotPageText {
  readonly title: string;
  readonly lead: string;
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
    readonly none: string;
    readonly label: string;
    readonly placeholder: string;
    readonly make: string;
    readonly fresh: string;
    readonly freshText: string;
    readonly token: string;
    readonly done: string;
    readonly made: (date: string) => string;
    readonly used: (ago: string) => string;
    readonly drop: string;
    readonly dropNamed: (label: string) => string;
    readonly dropTitle: (label: string) => string;
    readonly dropText: string;
    readonly keep: string;
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
  readonly comeIn: string;
}

interface BotStep {
  readonly title: string;
  readonly text: string;
}
