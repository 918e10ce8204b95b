import type { OnlineText } from "../../web/online-text.ts";
import { count, list } from "../grammar.ts";
import { finding } from "./online-matchmaking.ts";
import { live } from "./online-table.ts";
import { opening, waiting } from "./online-new-table.ts";
import { problem } from "./online-problems.ts";
import { rest } from "./online-absences.ts";
import { sitting } from "./online-table-tools.ts";

/** `45 s`, `10 min` */
const time = (seconds: number): string =>
  seconds > 90 && seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

export const online: OnlineText = {
  title: "Play with friends",
  lead: "Everybody on a device of their own: in one evening, or a move now and then over weeks.",
  offline: {
    title: "No game server answers here",
    text: "Either you are offline, or this copy of Sofala comes without a server. Games against bots and around this device work as always.",
    again: "Try again",
    alone: "Play on this device",
  },
  name: {
    title: "What shall we call you?",
    text: "A nickname is enough: no account, no e-mail. This browser remembers you.",
    label: "Nickname",
    go: "Go on",
    youAre: (name) => `You are ${name}`,
    haveAccount: "I have an account",
    change: "Change",
    save: "Save",
    cancel: "Cancel",
  },
  lobby: {
    open: "Open a table",
    mine: "My tables",
    mineNone:
      "You sit at no table yet. Open one and send the link, or follow a link that you were sent.",
    joinable: "Open tables",
    joinableNone: "Nobody is looking for players just now. Open a table that everybody can see.",
    watchable: "Games to watch",
    watchableNone: "No public game is being played.",
    over: "Finished",
    yourTurn: "Your turn",
    waiting: "Others to play",
    botPlays: "A bot plays for you",
    gathering: (free) => (free === 1 ? "1 seat free" : `${free} seats free`),
    full: "Everybody is there",
    running: "Being played",
    isOver: "Over",
    join: "Join",
    watch: "Watch",
    tableOf: (names) => (names.length === 1 ? `${list(names)}'s table` : list(names) || "A table"),
    freeSeat: "free seat",
  },
  pace: {
    untimed: "No clock",
    live: ({ per, seconds, bank }) =>
      `${time(seconds)} a ${per}${bank === 0 ? "" : ` + ${time(bank)} in reserve`}`,
    correspondence: (days) => `${count(days, "day")} a turn`,
    market: (seconds) => (seconds === 0 ? "Live" : `Live, ${time(seconds)} of market`),
    steps: (days) => `${count(days, "day")} a step`,
  },
  visibility: {
    public: "Public",
    unlisted: "By link",
    invited: "Invited only",
  },
  finding,
  opening,
  waiting,
  live,
  sitting,
  rest,
  problem,
};
