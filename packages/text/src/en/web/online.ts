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
  intro: "Everybody on a device of their own: in one evening, or a move now and then over weeks.",
  offline: {
    title: "No game server answers here",
    text: "Either you are offline, or this copy of Sofala comes without a server. Games against bots and around this device work as always.",
    retry: "Try again",
    /** The link to what works without a server. */
    playLocally: "Play on this device",
  },
  nickname: {
    title: "What shall we call you?",
    text: "A nickname is enough: no account, no e-mail. This browser remembers you.",
    label: "Nickname",
    submit: "Go on",
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
      "You sit at no table yet. Open one and send the link, or follow a link that you were sent.",
    joinableTables: "Open tables",
    noJoinableTables:
      "Nobody is looking for players just now. Open a table that everybody can see.",
    watchableTables: "Games to watch",
    noWatchableTables: "No public game is being played.",
    finishedTables: "Finished",
    yourTurn: "Your turn",
    othersTurn: "Others to play",
    botPlays: "A bot plays for you",
    freeSeats: (free: number) => (free === 1 ? "1 seat free" : `${free} seats free`),
    full: "Everybody is there",
    running: "Being played",
    finished: "Over",
    join: "Join",
    watch: "Watch",
    /** For a table without a title: whose it is. */
    untitledTable: (names: readonly string[]) =>
      names.length === 1 ? `${list(names)}'s table` : list(names) || "A table",
    freeSeat: "free seat",
  },
  pace: {
    untimed: "No clock",
    /** `90 s a turn + 20 min in reserve` */
    live: ({
      per,
      seconds,
      bank,
    }: {
      readonly per: "move" | "turn";
      readonly seconds: number;
      readonly bank: number;
    }) =>
      `${durationText(seconds)} a ${per}${bank === 0 ? "" : ` + ${durationText(bank)} in reserve`}`,
    correspondence: (days: number) => `${count(days, "day")} a turn`,
    /** For a game with simultaneous decisions. */
    liveShared: (seconds: number) =>
      seconds === 0 ? "Live" : `Live, ${durationText(seconds)} of market`,
    correspondenceShared: (days: number) => `${count(days, "day")} a step`,
  },
  visibility: {
    public: "Public",
    unlisted: "By link",
    invited: "Invited only",
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
