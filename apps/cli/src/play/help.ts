import type { TerminalUi } from "../games/terminal-ui.ts";

/** The help of a game: its moves, and the commands of every table. */
export const helpText = ({ inputExamples }: TerminalUi): string =>
  [
    "Pick by number or by typing, several words at once if you like:",
    ...inputExamples.map((line) => `  ${line}`),
    "  (empty line)       back to the first question",
    "  undo               take your last move back",
    "  wait               let the others go on before you decide",
    "  board, log         the table; what has happened so far",
    "  save FILE          write the game to a new file",
    "  quit               leave",
  ].join("\n");

export const TABLE_COMMANDS = ["help", "undo", "wait", "board", "log", "save", "quit"];
