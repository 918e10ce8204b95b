/** What stands around a table that a server keeps. */
export interface LiveText {
  readonly connection: {
    readonly lost: string;
    readonly again: string;
  };
  readonly missing: {
    readonly title: string;
    readonly text: string;
    readonly toLobby: string;
  };
  /** The app has no board for what is played there. */
  readonly otherGame: { readonly title: string; readonly text: string };
  readonly watching: string;
  readonly refused: string;
  readonly close: string;
  readonly clock: {
    /** Read instead of figures: `Ann has 2 minutes` */
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
    readonly here: string;
    readonly away: string;
    readonly bot: string;
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
    readonly onlyNamed: string;
    readonly notSent: (why: string) => string;
    /** Only set phrases can be said for now. */
    readonly hushed: string;
    readonly phrases: string;
  };
  readonly menu: {
    readonly resign: string;
    readonly handOver: string;
    readonly return: string;
    readonly undo: string;
    readonly abort: string;
    readonly copyLink: string;
    readonly linkCopied: string;
    readonly linkNotCopied: string;
    readonly lobby: string;
  };
  readonly ask: {
    readonly resign: { readonly title: string; readonly text: string; readonly go: string };
    readonly handOver: { readonly title: string; readonly text: string; readonly go: string };
    readonly abort: { readonly title: string; readonly text: string; readonly go: string };
    readonly undo: {
      readonly title: string;
      readonly text: string;
      readonly go: string;
      /** The moves that could be taken back, each with what goes with it. */
      readonly from: string;
      readonly none: string;
    };
    readonly stay: string;
  };
  readonly proposal: {
    readonly undo: (name: string, moves: number) => string;
    readonly abort: (name: string) => string;
    readonly ownUndo: (moves: number) => string;
    readonly ownAbort: string;
    readonly waitsFor: (names: readonly string[]) => string;
    readonly grant: string;
    readonly refuse: string;
    readonly withdraw: string;
  };
  readonly handedOver: string;
  readonly resigned: string;
  readonly end: {
    readonly resigned: (winners: readonly string[], others: readonly string[]) => string;
    readonly time: (name: string) => string;
    readonly aborted: string;
    readonly abortedText: string;
    readonly rematch: string;
    readonly rematchText: string;
    readonly replay: string;
    readonly replayText: string;
    readonly ranking: (names: readonly string[]) => string;
  };
}
