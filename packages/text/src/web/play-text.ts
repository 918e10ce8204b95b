/** The play screen: errors, menu and keys. */
export interface PlayText {
  readonly loading: string;
  readonly gameNotFound: { readonly title: string; readonly text: string };
  readonly unreadable: { readonly title: string; readonly text: (reason: string) => string };
  readonly toGames: string;
  readonly notStored: string;
  readonly changedElsewhere: string;
  readonly deletedElsewhere: string;
  /** Restores a deleted game. */
  readonly restoreGame: string;
  readonly botFailed: (name: string, reason: string) => string;
  /** The title of the page when a person is to move: `Your turn`. */
  readonly yourTurn: string;
  readonly keysTitle: string;
  readonly replay: string;
  readonly saveRecord: string;
  readonly results: string;
  readonly keyList: readonly { readonly keys: string; readonly description: string }[];
}
