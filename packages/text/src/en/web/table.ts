import { count, list } from "../grammar.ts";

/** The table around any game. */
export const table = {
  /** The names of page regions, for screen readers. */
  board: "Board",
  track: "Track",
  seats: "Players",
  sidePanel: "Log and cards",
  actions: "Actions",
  closeSidePanel: "Close panel",
  menu: "Menu",
  sound: "Sounds",
  /** The side tab of an analysis. */
  analysis: "Analysis",
  /** The bar in which a person plays. */
  yourTurn: "Your turn",
  /** Who plays a seat. */
  player: {
    person: "person",
    thinking: "thinking …",
    you: "you",
  },
  /** The status of a table with open information. */
  status: {
    thinks: (name: string) => `${name} is thinking`,
    gameOver: (winners: readonly string[]) =>
      `Game over: ${list(winners)} ${winners.length === 1 ? "wins" : "win"}`,
    lookingBack: (move: number, of: number) => `Looking back: move ${move} of ${of}`,
  },
  /** The action of the sheet's handle, by how far the sheet is open. */
  sheet: {
    peek: "Show actions",
    half: "Show everything",
    full: "Hide panel",
  },
  undo: {
    /** `Undo gift and 3 bot turns` */
    scope: (move: string, botTurns: number) =>
      `Undo ${move}${botTurns === 0 ? "" : ` and ${count(botTurns, "bot turn")}`}`,
    /** The same on a phone: `Undo 4 turns` */
    shortScope: (botTurns: number) => (botTurns === 0 ? "Undo" : `Undo ${botTurns + 1} turns`),
    redo: "Redo",
  },
  /** Beside the caption of a move of somebody else. */
  live: {
    skip: "Skip",
    skipToNow: (waiting: number) => `Skip to now (${waiting} more)`,
  },
  log: {
    title: "Log",
    empty: "Moves will appear here.",
    showMoment: "Show this moment",
    /** While an earlier moment is shown. */
    lookingBack: (move: number, of: number) => `You are looking at move ${move} of ${of}.`,
    backToNow: "Back to now",
    /** The reader scrolled up, and there are new entries below. */
    newLines: (number: number) => count(number, "new line"),
    /** Announced instead of entries that come too fast. */
    skippedLines: (number: number) => `${count(number, "earlier line")}.`,
  },
};

export type TableText = typeof table;
