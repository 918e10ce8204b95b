/** The play screen: errors and menu. */
export const play = {
  loading: "Setting up the board …",
  gameNotFound: {
    title: "This game is not on this device",
    text: "It may have been deleted, or played in another browser. You can import a saved game under My games.",
  },
  unreadable: {
    title: "This game cannot be opened",
    text: (reason: string) =>
      `The saved game does not follow the rules: ${reason}. Nothing was changed. You can download the file or delete the game under My games.`,
  },
  toGames: "My games",
  notStored: "The browser could not save the last move. Download the game before you leave.",
  changedElsewhere: "The game continued in another window. You now see its latest position.",
  deletedElsewhere:
    "This game was deleted in another window. Keep it here, or it will be lost when you leave.",
  /** Restores a deleted game. */
  restoreGame: "Keep this game",
  botFailed: (name: string, reason: string) => `${name} could not think of a move (${reason}).`,
  /** The title of the page when a person is to move. */
  yourTurn: "Your turn",
  keysTitle: "Keyboard shortcuts",
  replay: "Replay",
  saveRecord: "Download game",
  results: "Result",
};

export type PlayText = typeof play;
