/** The texts around a table on a server. */
export interface OnlineTableText {
  readonly connection: {
    readonly lost: string;
    readonly retry: string;
  };
  readonly tableNotFound: {
    readonly title: string;
    readonly text: string;
    readonly toLobby: string;
  };
  /** The app has no board for this game. */
  readonly unsupportedGame: { readonly title: string; readonly text: string };
  readonly youWatch: string;
  readonly commandRefused: string;
  readonly close: string;
  readonly clock: {
    /** For screen readers, instead of figures: `Ann has 2 minutes` */
    readonly left: (name: string, time: string) => string;
    readonly bank: (time: string) => string;
    readonly day: (days: number) => string;
    /** `2 d` */
    readonly shortDay: (days: number) => string;
    readonly hour: (hours: number) => string;
    readonly minute: (minutes: number) => string;
    readonly second: (seconds: number) => string;
  };
  readonly presence: {
    readonly online: string;
    readonly offline: string;
    readonly botPlays: string;
    readonly resigned: string;
  };
  readonly chat: {
    readonly title: string;
    readonly empty: string;
    readonly write: string;
    readonly send: string;
    readonly spectator: (name: string) => string;
    readonly you: string;
    readonly unread: (messages: number) => string;
    readonly nicknameNeeded: string;
    readonly notSent: (why: string) => string;
    /** Only set phrases can be sent for now. */
    readonly phrasesOnly: string;
    readonly phrases: string;
  };
  readonly menu: {
    readonly resign: string;
    readonly handOver: string;
    readonly takeSeatBack: string;
    readonly proposeUndo: string;
    readonly proposeAbort: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly linkNotCopied: string;
    readonly lobby: string;
  };
  readonly confirmDialogs: {
    readonly resign: { readonly title: string; readonly text: string; readonly confirm: string };
    readonly handOver: { readonly title: string; readonly text: string; readonly confirm: string };
    readonly abort: { readonly title: string; readonly text: string; readonly confirm: string };
    readonly undo: {
      readonly title: string;
      readonly text: string;
      readonly confirm: string;
      /** The moves that could be taken back, each with what goes with it. */
      readonly fromMove: string;
      readonly nothingPlayed: string;
    };
    readonly cancel: string;
  };
  readonly proposal: {
    readonly undo: (name: string, moves: number) => string;
    readonly abort: (name: string) => string;
    readonly ownUndo: (moves: number) => string;
    readonly ownAbort: string;
    readonly waitingFor: (names: readonly string[]) => string;
    readonly accept: string;
    readonly decline: string;
    readonly withdraw: string;
  };
  readonly botPlaysForYou: string;
  readonly youResigned: string;
  readonly end: {
    readonly resigned: (winners: readonly string[], others: readonly string[]) => string;
    readonly timeUp: (name: string) => string;
    readonly aborted: string;
    readonly abortedText: string;
    readonly rematch: string;
    readonly rematchText: string;
    readonly replay: string;
    readonly replayText: string;
    readonly ranking: (names: readonly string[]) => string;
  };
}
