import type { MatchmakingText } from "../../web/online-matchmaking-text.ts";
import { count, list } from "../grammar.ts";

const GAME_NAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

export const matchmaking: MatchmakingText = {
  gameName: (id) => GAME_NAMES[id] ?? id,
  round: (round, game) => `${game === "mediterranean" ? "Turn" : "Round"} ${round}`,
  toPlay: (names) => `${list(names)} to play`,
  timeLeft: (time) => `${time} left`,
  nextTable: {
    link: "Next game",
    keyDescription: "to the next table where it is your turn (away from the board)",
    waitingTables: (tables) => `It is your turn at ${count(tables, "table")}`,
  },
  quickPairing: {
    title: "Play now",
    text: "You are paired with whoever wants the same. The game begins by itself when all are there.",
    game: "Game",
    live: "Live",
    liveText: (game) =>
      game === "mediterranean"
        ? "In one evening, a market of four minutes"
        : "In one evening, 90 seconds a turn",
    correspondence: "Over days",
    correspondenceText: (game) => `Two days a ${game === "mediterranean" ? "step" : "turn"}`,
    players: "Players",
    anyNumber: "Any",
    searching: "Looking for a table …",
    waitTitle: "Looking for players",
    wait: "Leave this page open. The game begins by itself when all seats are taken.",
    waitCorrespondence:
      "You may leave this page. The game begins by itself when all seats are taken.",
    startWithBots: "Begin with bots",
    startWithBotsText: "Nobody yet? Bots can take the free seats.",
    stopSearching: "Stop looking",
  },
  fillWithBots: "Bots for the free seats",
  filters: {
    title: "Show",
    game: "Game",
    anyGame: "Both games",
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
  boardLabel: (names) => `The board of ${list(names)}`,
  qr: {
    show: "Scan with a phone",
    alt: "QR code of the link to this table",
  },
  preview: {
    invitation: (title) => `A seat is free: ${title}`,
    watch: (title) => `Watch: ${title}`,
  },
};
