import type { Board } from "../games/terminal-ui.ts";

/** What can be said in a game: moves as the game has them, and words of the table. */
export const helpFor = ({ help }: Board): string =>
  [
    "Pick by number or by typing, several words at once if you like:",
    ...help.map((line) => `  ${line}`),
    "  (empty line)       back to the first question",
    "  undo               take your last move back",
    "  wait               let the others go on before you decide",
    "  board, log         the table; what has happened so far",
    "  save FILE          write the game to a new file",
    "  quit               leave",
  ].join("\n");

export const COMMANDS = ["help", "undo", "wait", "board", "log", "save", "quit"];
