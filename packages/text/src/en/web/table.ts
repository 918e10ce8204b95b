import type { TableText } from "../../web/table-text.ts";
import { count } from "../grammar.ts";

export const table: TableText = {
  board: "Board",
  track: "Track",
  seats: "Players",
  sidePanel: "Log and cards",
  actions: "Actions",
  closeSidePanel: "Close the panel",
  menu: "Menu",
  sheet: {
    peek: "Draw up the actions",
    half: "Draw up everything",
    full: "Put the sheet away",
  },
  log: {
    empty: "Nothing has happened yet. What does is told here.",
    showMoment: "Look at this moment",
    lookingBack: (move, of) => `You are looking at move ${move} of ${of}.`,
    backToNow: "Back to now",
    newLines: (number) => count(number, "new line"),
    skippedLines: (number) => `${count(number, "line")} before.`,
  },
};
