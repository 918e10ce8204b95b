/** Finding a game: quick pairing, filters, whose turn it is, invitations. */
export interface FindingText {
  /** What a game is called; its id where it has no name here. */
  readonly game: (id: string) => string;
  /** Where a game stands, in its own count: `Round 3`, `Turn 3`. */
  readonly round: (round: number, game: string) => string;
  /** Whom a table waits for. */
  readonly toPlay: (names: readonly string[]) => string;
  /** Time that is left, spoken of on a card: `12 min left`. */
  readonly left: (time: string) => string;
  readonly next: NextText;
  readonly quick: QuickText;
  /** Whoever opened a table lets bots have its free seats. */
  readonly fill: string;
  readonly filters: FiltersText;
  readonly more: string;
  /** What a small live board shows, for those who do not see it. */
  readonly board: (names: readonly string[]) => string;
  readonly qr: {
    readonly show: string;
    readonly alt: string;
  };
  /** What a link tells where it is shared. */
  readonly preview: {
    readonly invitation: (title: string) => string;
    readonly watch: (title: string) => string;
  };
}

/** The way to the next table that waits for me. */
interface NextText {
  readonly go: string;
  /** The same, in the list of keys. */
  readonly key: string;
  readonly count: (tables: number) => string;
}

interface QuickText {
  readonly title: string;
  readonly text: string;
  readonly game: string;
  readonly live: string;
  readonly liveText: (game: string) => string;
  readonly days: string;
  readonly daysText: (game: string) => string;
  readonly players: string;
  readonly any: string;
  readonly looking: string;
  /** In the waiting room. */
  readonly waitTitle: string;
  readonly wait: string;
  readonly waitDays: string;
  readonly bots: string;
  readonly botsText: string;
  readonly stop: string;
}

interface FiltersText {
  readonly title: string;
  readonly game: string;
  readonly anyGame: string;
  readonly pace: string;
  readonly anyPace: string;
  readonly live: string;
  readonly correspondence: string;
  readonly untimed: string;
  readonly players: string;
  readonly anyPlayers: string;
  readonly friends: string;
  readonly fits: string;
  readonly clear: string;
  readonly none: string;
}
