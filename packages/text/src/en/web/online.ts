import { count, list } from "../grammar.ts";
import { matchmaking } from "./online-matchmaking.ts";
import { onlineTable } from "./online-table.ts";
import { newTable, waitingRoom } from "./online-new-table.ts";
import { problem } from "./online-problems.ts";
import { absences } from "./online-absences.ts";
import { tableTools } from "./online-table-tools.ts";

/** `45 s`, `10 min` */
const durationText = (seconds: number): string =>
  seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

/** Games on a server: finding each other, setting up a table, playing at it. */
export const online = {
  title: "Play with friends",
  intro:
    "Everybody plays on their own device, in one evening or a move at a time over several weeks.",
  offline: {
    title: "No game server here",
    text: "You are offline, or this copy of Sofala has no server. You can still play against bots or pass and play.",
    retry: "Try again",
    /** The link to what works without a server. */
    playLocally: "Play on this device",
  },
  nickname: {
    title: "Choose a nickname",
    text: "No account or email needed. This browser will remember you.",
    label: "Nickname",
    submit: "Continue",
    /** Who plays on this device. */
    youAre: (name: string) => `You are ${name}`,
    /** The link to sign in. */
    haveAccount: "I have an account",
    change: "Change",
    save: "Save",
    cancel: "Cancel",
  },
  lobby: {
    openTable: "Open a table",
    myTables: "My tables",
    noTablesOfMine:
      "You are not playing at any table. Open one and share the link, or open an invitation that you received.",
    joinableTables: "Open tables",
    noJoinableTables: "Nobody is looking for players right now. Open a public table.",
    watchableTables: "Games in progress",
    noWatchableTables: "No public game is being played right now.",
    exhibitions: "Bots playing",
    exhibitionsText:
      "While it is quiet, watch our strong bots. They move while somebody is watching.",
    recentTables: "Just finished",
    /** The link from the lobby. */
    toWatch: "Watch games",
    finishedTables: "Finished",
    yourTurn: "Your turn",
    othersTurn: "Others' turn",
    botPlays: "A bot is playing for you",
    freeSeats: (free: number) => (free === 1 ? "1 seat free" : `${free} seats free`),
    full: "Full",
    running: "In progress",
    finished: "Finished",
    join: "Join",
    watch: "Watch",
    /** For a table without a title: whose it is. */
    untitledTable: (names: readonly string[]) =>
      names.length === 1 ? `${list(names)}'s table` : list(names) || "A table",
    freeSeat: "free seat",
  },
  pace: {
    untimed: "No clock",
    /** `90 s per turn + 20 min in reserve` */
    live: ({
      per,
      seconds,
      bank,
    }: {
      readonly per: "move" | "turn";
      readonly seconds: number;
      readonly bank: number;
    }) =>
      `${durationText(seconds)} per ${per}${bank === 0 ? "" : ` + ${durationText(bank)} in reserve`}`,
    correspondence: (days: number) => `${count(days, "day")} per turn`,
    /** For a game with simultaneous decisions. */
    liveShared: (seconds: number) =>
      seconds === 0 ? "Live" : `Live, ${durationText(seconds)} market`,
    correspondenceShared: (days: number) => `${count(days, "day")} per step`,
  },
  visibility: {
    public: "Public",
    unlisted: "By link",
    invited: "Invitation only",
  },
  matchmaking,
  newTable,
  waitingRoom,
  onlineTable,
  tableTools,
  absences,
  problem,
};

export type OnlineText = typeof online;
