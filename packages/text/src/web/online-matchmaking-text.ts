/** Finding a game: quick pairing, filters, whose turn it is, invitations. */
export interface MatchmakingText {
  /** The name of a game; its id if it has no name here. */
  readonly gameName: (id: string) => string;
  /** The progress of a game: `Round 3`, `Turn 3`. */
  readonly round: (round: number, game: string) => string;
  /** Who a table waits for. */
  readonly toPlay: (names: readonly string[]) => string;
  /** The time left, on a card: `12 min left`. */
  readonly timeLeft: (time: string) => string;
  readonly nextTable: NextTableText;
  readonly quickPairing: QuickPairingText;
  /** The owner of a table gives its free seats to bots. */
  readonly fillWithBots: string;
  readonly filters: FiltersText;
  readonly showMore: string;
  /** The text alternative of a small live board. */
  readonly boardLabel: (names: readonly string[]) => string;
  readonly qr: {
    readonly show: string;
    readonly alt: string;
  };
  /** The text of a shared link. */
  readonly preview: {
    readonly invitation: (title: string) => string;
    readonly watch: (title: string) => string;
  };
}

/** The link to the next table that waits for me. */
interface NextTableText {
  readonly link: string;
  /** The same, in the list of keys. */
  readonly keyDescription: string;
  readonly waitingTables: (tables: number) => string;
}

interface QuickPairingText {
  readonly title: string;
  readonly text: string;
  readonly game: string;
  readonly live: string;
  readonly liveText: (game: string) => string;
  readonly correspondence: string;
  readonly correspondenceText: (game: string) => string;
  readonly players: string;
  readonly anyNumber: string;
  readonly searching: string;
  /** In the waiting room. */
  readonly waitTitle: string;
  readonly wait: string;
  readonly waitCorrespondence: string;
  readonly startWithBots: string;
  readonly startWithBotsText: string;
  readonly stopSearching: string;
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
  readonly withFriends: string;
  readonly hasFreeSeat: string;
  readonly clear: string;
  readonly noMatch: string;
}
