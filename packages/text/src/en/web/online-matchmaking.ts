import { count, list } from "../grammar.ts";

/** Finding a game: quick pairing, filters, whose turn it is, invitations. */
export const matchmaking = {
  /** Who a table waits for. */
  toPlay: (names: readonly string[]) => `${list(names)} to play`,
  /** The time left, on a card: `12 min left`. */
  timeLeft: (time: string) => `${time} left`,
  /** The link to the next table that waits for me. */
  nextTable: {
    link: "Next game",
    /** The same, in the list of keys. */
    keyDescription: "Go to the next table where it is your turn (when the board is not focused)",
    waitingTables: (tables: number) => `It is your turn at ${count(tables, "table")}`,
  },
  quickPairing: {
    title: "Play now",
    text: "We match you with players who want the same game. It starts automatically when all seats are taken.",
    game: "Game",
    live: "Live",
    correspondence: "Over several days",
    players: "Players",
    anyNumber: "Any",
    searching: "Looking for a table …",
    /** In the waiting room. */
    waitTitle: "Looking for players",
    wait: "Leave this page open. The game starts automatically when all seats are taken.",
    waitCorrespondence:
      "You can leave this page. The game starts automatically when all seats are taken.",
    startWithBots: "Start with bots",
    startWithBotsText: "Nobody yet? Bots can take the free seats.",
    stopSearching: "Stop looking",
  },
  /** The owner of a table gives its free seats to bots. */
  fillWithBots: "Fill free seats with bots",
  filters: {
    title: "Show",
    game: "Game",
    anyGame: "All games",
    pace: "Time",
    anyPace: "Any time",
    live: "Live",
    correspondence: "Correspondence",
    untimed: "No clock",
    players: "Players",
    anyPlayers: "Any number",
    withFriends: "With friends",
    hasFreeSeat: "With a free seat",
    clear: "Show all",
    noMatch: "No open tables match. Show all, or open one yourself.",
  },
  showMore: "Show more",
  /** The text alternative of a small live board. */
  boardLabel: (names: readonly string[]) => `Board of the game with ${list(names)}`,
  qr: {
    show: "Scan with a phone",
    alt: "QR code of the link to this table",
  },
  /** The text of a shared link. */
  preview: {
    invitation: (title: string) => `A seat is free: ${title}`,
    watch: (title: string) => `Watch: ${title}`,
  },
};

export type MatchmakingText = typeof matchmaking;
