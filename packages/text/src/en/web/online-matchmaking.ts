import type { FindingText } from "../../web/online-matchmaking-text.ts";
import { count, list } from "../grammar.ts";

const GAMES: { readonly [id: string]: string } = {
  zimbabwe: "The Great Zimbabwe",
  mediterranean: "Trading in the Mediterranean",
};

export const finding: FindingText = {
  game: (id) => GAMES[id] ?? id,
  round: (round, game) => `${game === "mediterranean" ? "Turn" : "Round"} ${round}`,
  toPlay: (names) => `${list(names)} to play`,
  left: (time) => `${time} left`,
  next: {
    go: "Next game",
    key: "to the next table where it is your turn (away from the board)",
    count: (tables) => `It is your turn at ${count(tables, "table")}`,
  },
  quick: {
    title: "Play now",
    text: "You are paired with whoever wants the same. The game begins by itself when all are there.",
    game: "Game",
    live: "Live",
    liveText: (game) =>
      game === "mediterranean"
        ? "In one evening, a market of four minutes"
        : "In one evening, 90 seconds a turn",
    days: "Over days",
    daysText: (game) => `Two days a ${game === "mediterranean" ? "step" : "turn"}`,
    players: "Players",
    any: "Any",
    looking: "Looking for a table …",
    waitTitle: "Looking for players",
    wait: "Leave this page open. The game begins by itself when all seats are taken.",
    waitDays: "You may leave this page. The game begins by itself when all seats are taken.",
    bots: "Begin with bots",
    botsText: "Nobody yet? Bots can take the free seats.",
    stop: "Stop looking",
  },
  fill: "Bots for the free seats",
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
    friends: "With friends",
    fits: "With a seat for me",
    clear: "Show all",
    none: "No open table matches. Show all, or open one yourself.",
  },
  more: "Show more",
  board: (names) => `The board of ${list(names)}`,
  qr: {
    show: "Scan with a phone",
    alt: "QR code of the link to this table",
  },
  preview: {
    invitation: (title) => `A seat is free: ${title}`,
    watch: (title) => `Watch: ${title}`,
  },
};
