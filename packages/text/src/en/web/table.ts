import type { TableText } from "../../web/table-text.ts";
import { count } from "../grammar.ts";

export const table: TableText = {
  board: "Board",
  track: "Track",
  seats: "Players",
  side: "Log and cards",
  actions: "Actions",
  closeSide: "Close the panel",
  menu: "Menu",
  sheet: {
    peek: "Draw up the actions",
    half: "Draw up everything",
    full: "Put the sheet away",
  },
  log: {
    empty: "Nothing has happened yet. What does is told here.",
    lookAt: "Look at this moment",
    lookingAt: (move, of) => `You are looking at move ${move} of ${of}.`,
    backToNow: "Back to now",
    newLines: (number) => count(number, "new line"),
    skipped: (number) => `${count(number, "line")} before.`,
  },
};
