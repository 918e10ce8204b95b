import type { PlayText } from "../../web/play-text.ts";

export const play: PlayText = {
  opening: "Laying out the board …",
  missing: {
    title: "This game is not on this device",
    text: "It may have been deleted, or it was played in another browser. A saved record can be imported under My games.",
  },
  unreadable: {
    title: "This game cannot be opened",
    text: (reason) =>
      `What is stored does not fit the rules: ${reason}. Nothing was changed; you can save the file or delete the game under My games.`,
  },
  toGames: "My games",
  notStored: "The browser could not store the last move. Save the record before you leave.",
  changedElsewhere: "The game went on in another window; this is how it stands there.",
  deletedElsewhere:
    "This game was deleted in another window. Here it is still whole: keep it, or it is gone when you leave.",
  keepDeleted: "Keep the game",
  botFailed: (name, reason) => `${name} could not think of a move (${reason}).`,
  yourTurn: "Your turn",
  keys: "Keys",
  replay: "Replay",
  saveRecord: "Save the record",
  results: "Result",
  keyList: [
    { keys: "g", does: "choose a god or a specialist" },
    { keys: "b", does: "build a monument" },
    { keys: "c", does: "place craftsmen; r turns the tile" },
    { keys: "r", does: "raise monuments" },
    { keys: "e", does: "end the turn" },
    { keys: "u", does: "take back" },
    { keys: "y p", does: "give, or pass" },
    { keys: "+ −", does: "a larger or a smaller gift" },
    { keys: "Esc", does: "drop what is in the making" },
    { keys: "← ↑ ↓ →", does: "move over the board" },
    { keys: "Enter", does: "choose the cell" },
    { keys: "n p", does: "next or previous cell that can be chosen" },
    { keys: "i", does: "show what is in range of the cell" },
    { keys: "+ − 0", does: "zoom in, zoom out, show all" },
    { keys: "[ ]", does: "look at the move before or after" },
    { keys: "l", does: "lenses" },
    { keys: "/", does: "search the rules" },
    { keys: "?", does: "this list" },
  ],
};
