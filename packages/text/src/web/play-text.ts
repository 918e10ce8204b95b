/** Sitting at a table: what keeps it from going on, its menu, and keys. */
export interface PlayText {
  readonly opening: string;
  readonly missing: { readonly title: string; readonly text: string };
  readonly unreadable: { readonly title: string; readonly text: (reason: string) => string };
  readonly toGames: string;
  readonly notStored: string;
  readonly changedElsewhere: string;
  readonly deletedElsewhere: string;
  /** Keeps a game again that was deleted. */
  readonly keepDeleted: string;
  readonly botFailed: (name: string, reason: string) => string;
  /** The title of the page when a person is to move: `Your turn`. */
  readonly yourTurn: string;
  readonly keys: string;
  readonly replay: string;
  readonly saveRecord: string;
  readonly results: string;
  readonly keyList: readonly { readonly keys: string; readonly does: string }[];
}
