import { count, list } from "../grammar.ts";

/** The texts around a table on a server. */
export const onlineTable = {
  connection: {
    lost: "No connection. We keep trying; nothing is lost.",
    retry: "Try now",
  },
  tableNotFound: {
    title: "This table cannot be seen",
    text: "There is no such table, or it is only for those who were invited. Ask for the whole link: a part of it may have got lost.",
    toLobby: "All tables",
  },
  /** The app has no board for this game. */
  unsupportedGame: {
    title: "Another game is played here",
    text: "This app has no board for it; a newer version may. The table goes on without you.",
  },
  youWatch: "You are watching.",
  commandRefused: "The server did not take this, and it was taken back:",
  close: "Close",
  clock: {
    /** For screen readers, instead of figures: `Ann: 2 min left`. */
    left: (name: string, time: string) => `${name}: ${time} left`,
    bank: (time: string) => `${time} in reserve`,
    day: (days: number) => count(days, "day"),
    shortDay: (days: number) => `${days} d`,
    hour: (hours: number) => `${hours} h`,
    minute: (minutes: number) => `${minutes} min`,
    second: (seconds: number) => `${seconds} s`,
  },
  presence: {
    online: "here",
    offline: "away",
    botPlays: "A bot plays",
    resigned: "resigned",
  },
  chat: {
    title: "Chat",
    empty: "Nothing has been said yet. All at the table read what you write.",
    write: "Write to the table",
    send: "Send",
    spectator: (name: string) => `${name} (watching)`,
    you: "You",
    unread: (messages: number) => count(messages, "new message"),
    nicknameNeeded: "Give yourself a nickname to join in.",
    notSent: (why: string) => `Not sent. ${why}`,
    /** Only set phrases can be sent for now. */
    phrasesOnly: "While everybody trades, only set phrases are said.",
    phrases: "Set phrases",
  },
  menu: {
    resign: "Resign",
    handOver: "Let a bot play for me",
    takeSeatBack: "Take my seat back",
    proposeUndo: "Ask to take back",
    proposeAbort: "Ask to call it off",
    copyLink: "Copy the link",
    linkCopied: "The link is copied.",
    linkNotCopied: "The browser does not let us copy; take the address from its bar.",
    lobby: "All tables",
  },
  confirmDialogs: {
    resign: {
      title: "Resign?",
      text: "A bot plays on for the others' sake. You cannot come back into this game.",
      confirm: "Resign",
    },
    handOver: {
      title: "Let a bot play for you?",
      text: "It decides for you until you take your seat back, which you can at any time.",
      confirm: "Hand over",
    },
    abort: {
      title: "Call the game off?",
      text: "In the first round a game can be called off if everybody agrees. Nobody wins, nobody loses.",
      confirm: "Ask the others",
    },
    undo: {
      title: "Take back further?",
      text: "Your own moves of this turn you can take back by yourself. Further back, everybody has to agree.",
      confirm: "Ask the others",
      /** The moves that could be taken back, each with what goes with it. */
      fromMove: "Take back from this move on",
      nothingPlayed: "Nothing has been played yet.",
    },
    cancel: "No",
  },
  proposal: {
    undo: (name: string, moves: number) => `${name} asks to take back ${count(moves, "move")}.`,
    abort: (name: string) => `${name} asks to call the game off.`,
    ownUndo: (moves: number) => `You asked to take back ${count(moves, "move")}.`,
    ownAbort: "You asked to call the game off.",
    waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    accept: "Agree",
    decline: "Refuse",
    withdraw: "Withdraw",
  },
  botPlaysForYou: "A bot plays for you.",
  youResigned: "You have resigned; a bot plays on.",
  end: {
    resigned: (winners: readonly string[], others: readonly string[]) =>
      `${list(winners)} ${winners.length === 1 ? "wins" : "win"}: ${others.length === 1 ? list(others) : "the others"} resigned`,
    timeUp: (name: string) => `Time is up for ${name}`,
    aborted: "The game was called off",
    abortedText: "Nobody won and nobody lost.",
    rematch: "Play again",
    rematchText: "The same people, everybody one seat on, on a new map",
    replay: "Replay and analyse",
    replayText: "Move by move, with everything that can be asked about it",
    ranking: (names: readonly string[]) => `Order at the end: ${list(names)}.`,
    record: {
      loading: "The record is being fetched…",
      failed: "The record could not be fetched. The ranking stands all the same.",
      retry: "Try again",
    },
  },
};

export type OnlineTableText = typeof onlineTable;
