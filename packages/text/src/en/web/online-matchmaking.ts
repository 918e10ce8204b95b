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
    keyDescription: "to the next table where it is your turn (away from the board)",
    waitingTables: (tables: number) => `It is your turn at ${count(tables, "table")}`,
  },
  quickPairing: {
    title: "Play now",
    text: "You are paired with whoever wants the same. The game begins by itself when all are there.",
    game: "Game",
    live: "Live",
    correspondence: "Over days",
    players: "Players",
    anyNumber: "Any",
    searching: "Looking for a table …",
    /** In the waiting room. */
    waitTitle: "Looking for players",
    wait: "Leave this page open. The game begins by itself when all seats are taken.",
    waitCorrespondence:
      "You may leave this page. The game begins by itself when all seats are taken.",
    startWithBots: "Begin with bots",
    startWithBotsText: "Nobody yet? Bots can take the free seats.",
    stopSearching: "Stop looking",
  },
  /** The owner of a table gives its free seats to bots. */
  fillWithBots: "Bots for the free seats",
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
    hasFreeSeat: "With a seat for me",
    clear: "Show all",
    noMatch: "No open table matches. Show all, or open one yourself.",
  },
  showMore: "Show more",
  /** The text alternative of a small live board. */
  boardLabel: (names: readonly string[]) => `The board of ${list(names)}`,
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
