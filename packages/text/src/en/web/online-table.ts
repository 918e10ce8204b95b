import { count, list } from "../grammar.ts";

/** The texts around a table on a server. */
export const onlineTable = {
  connection: {
    lost: "No connection. Reconnecting … Nothing is lost.",
    retry: "Try now",
  },
  tableNotFound: {
    title: "Table not found",
    text: "This table does not exist, or only invited players can see it. Check that you have the complete link.",
    toLobby: "All tables",
  },
  /** The app has no board for this game. */
  unsupportedGame: {
    title: "Unknown game",
    text: "This version of Sofala does not know the game at this table. Reload the page to update. The game continues without you.",
  },
  youWatch: "You are watching.",
  commandRefused: "The server did not accept this, so it was undone:",
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
    botPlays: "a bot is playing",
    resigned: "resigned",
  },
  chat: {
    title: "Chat",
    empty: "No messages yet. Everybody at the table can read what you write.",
    write: "Write to the table",
    send: "Send",
    spectator: (name: string) => `${name} (watching)`,
    you: "You",
    unread: (messages: number) => count(messages, "new message"),
    nicknameNeeded: "Choose a nickname to join the chat.",
    notSent: (why: string) => `Not sent. ${why}`,
    /** Only set phrases can be sent for now. */
    phrasesOnly: "During trading you can use only set phrases.",
    phrases: "Set phrases",
  },
  menu: {
    resign: "Resign",
    handOver: "Hand over to a bot",
    takeSeatBack: "Take my seat back",
    proposeUndo: "Ask to undo",
    proposeAbort: "Ask to cancel the game",
    copyLink: "Copy link",
    linkCopied: "Link copied.",
    linkNotCopied: "The browser does not allow copying. Copy the address from the address bar.",
    lobby: "All tables",
  },
  confirmDialogs: {
    resign: {
      title: "Resign?",
      text: "A bot takes over so that the others can finish. You cannot return to this game.",
      confirm: "Resign",
    },
    handOver: {
      title: "Hand over to a bot?",
      text: "A bot plays for you until you take your seat back. You can do that at any time.",
      confirm: "Hand over",
    },
    abort: {
      title: "Cancel the game?",
      text: "In the first round, a game can be cancelled if everybody agrees. Nobody wins or loses.",
      confirm: "Ask the others",
    },
    undo: {
      title: "Undo more?",
      text: "You can undo your own moves of this turn without asking. To undo more, everybody has to agree.",
      confirm: "Ask the others",
      /** The moves that could be taken back, each with what goes with it. */
      fromMove: "Undo from this move on",
      scope: (moves: number, names: readonly string[]) =>
        `This undoes ${count(moves, "move")}${names.length === 0 ? "" : ` by ${list(names)}`}.`,
      nothingPlayed: "No moves yet.",
    },
    cancel: "Cancel",
  },
  proposal: {
    undo: (name: string, moves: number) => `${name} asks to undo ${count(moves, "move")}.`,
    abort: (name: string) => `${name} asks to cancel the game.`,
    ownUndo: (moves: number) => `You asked to undo ${count(moves, "move")}.`,
    ownAbort: "You asked to cancel the game.",
    waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    accept: "Agree",
    decline: "Decline",
    withdraw: "Withdraw",
  },
  botPlaysForYou: "A bot is playing for you.",
  youResigned: "You have resigned. A bot has taken over.",
  end: {
    resigned: (winners: readonly string[], others: readonly string[]) =>
      `${list(winners)} ${winners.length === 1 ? "wins" : "win"}: ${others.length === 1 ? list(others) : "the others"} resigned`,
    timeUp: (name: string) => `${name} ran out of time`,
    aborted: "The game was cancelled",
    abortedText: "Nobody won or lost.",
    rematch: "Play again",
    replay: "Replay and analyse",
    replayText: "Go through the game move by move and ask a bot about it",
    ranking: (names: readonly string[]) => `Final ranking: ${names.join(", ")}.`,
    record: {
      loading: "Loading the game …",
      failed: "The game could not be loaded. The ranking is still final.",
      retry: "Try again",
    },
  },
};

export type OnlineTableText = typeof onlineTable;
