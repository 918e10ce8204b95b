import { count } from "../grammar.ts";

/** The table around any game. */
export const table = {
  /** The names of page regions, for screen readers. */
  board: "Board",
  track: "Track",
  seats: "Players",
  sidePanel: "Log and cards",
  actions: "Actions",
  closeSidePanel: "Close the panel",
  menu: "Menu",
  /** The action of the sheet's handle, by how far the sheet is open. */
  sheet: {
    peek: "Draw up the actions",
    half: "Draw up everything",
    full: "Put the sheet away",
  },
  log: {
    empty: "Nothing has happened yet. What does is told here.",
    showMoment: "Look at this moment",
    /** While an earlier moment is shown. */
    lookingBack: (move: number, of: number) => `You are looking at move ${move} of ${of}.`,
    backToNow: "Back to now",
    /** The reader scrolled up, and there are new entries below. */
    newLines: (number: number) => count(number, "new line"),
    /** Announced instead of entries that come too fast. */
    skippedLines: (number: number) => `${count(number, "line")} before.`,
  },
};

export type TableText = typeof table;
