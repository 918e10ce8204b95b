import type { TerminalUi } from "../games/terminal-ui.ts";

/** The help of a game: its moves, and the commands of every table. */
export const helpText = ({ inputExamples }: TerminalUi): string =>
  [
    "Type your choice or its number in the list. You can type several words at once:",
    ...inputExamples.map((line) => `  ${line}`),
    "  (empty line)       start over with this choice",
    "  undo               undo your last move",
    "  wait               let the others play before you decide",
    "  board, log         show the board; show what has happened so far",
    "  save FILE          write the game to a new file",
    "  quit               leave",
  ].join("\n");

export const TABLE_COMMANDS = ["help", "undo", "wait", "board", "log", "save", "quit"];
