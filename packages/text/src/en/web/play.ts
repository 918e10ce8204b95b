/** The play screen: errors, menu and keys. */
export const play = {
  loading: "Laying out the board …",
  gameNotFound: {
    title: "This game is not on this device",
    text: "It may have been deleted, or it was played in another browser. A saved record can be imported under My games.",
  },
  unreadable: {
    title: "This game cannot be opened",
    text: (reason: string) =>
      `What is stored does not fit the rules: ${reason}. Nothing was changed; you can save the file or delete the game under My games.`,
  },
  toGames: "My games",
  notStored: "The browser could not store the last move. Save the record before you leave.",
  changedElsewhere: "The game went on in another window; this is how it stands there.",
  deletedElsewhere:
    "This game was deleted in another window. Here it is still whole: keep it, or it is gone when you leave.",
  /** Restores a deleted game. */
  restoreGame: "Keep the game",
  botFailed: (name: string, reason: string) => `${name} could not think of a move (${reason}).`,
  /** The title of the page when a person is to move. */
  yourTurn: "Your turn",
  keysTitle: "Keys",
  replay: "Replay",
  saveRecord: "Save the record",
  results: "Result",
  keyList: [
    { keys: "g", description: "choose a god or a specialist" },
    { keys: "b", description: "build a monument" },
    { keys: "c", description: "place craftsmen; r turns the tile" },
    { keys: "r", description: "raise monuments" },
    { keys: "e", description: "end the turn" },
    { keys: "u", description: "take back" },
    { keys: "y p", description: "give, or pass" },
    { keys: "+ −", description: "a larger or a smaller gift" },
    { keys: "Esc", description: "drop what is in the making" },
    { keys: "← ↑ ↓ →", description: "move over the board" },
    { keys: "Enter", description: "choose the cell" },
    { keys: "n p", description: "next or previous cell that can be chosen" },
    { keys: "i", description: "show what is in range of the cell" },
    { keys: "+ − 0", description: "zoom in, zoom out, show all" },
    { keys: "[ ]", description: "look at the move before or after" },
    { keys: "l", description: "lenses" },
    { keys: "/", description: "search the rules" },
    { keys: "?", description: "this list" },
  ],
};

export type PlayText = typeof play;
