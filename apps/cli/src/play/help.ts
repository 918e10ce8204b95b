/** What can be said in a game besides moves. */
export const HELP = `Pick by number or by typing, several words at once if you like:
  place potter d5 2
  {"kind":"pass"}    any move as JSON, such as a raise with goods of your choice
  (empty line)       back to the first question
  undo               take your last move back
  board, log         the table; what has happened so far
  save FILE          write the game to a new file
  quit               leave`;
export const COMMANDS = ["help", "undo", "board", "log", "save", "quit"];
