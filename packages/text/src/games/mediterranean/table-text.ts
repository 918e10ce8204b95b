/** The table around the market: what is going on, its clock, and who has the device. */
export interface TableText {
  readonly turn: (turn: number, of: number) => string;
  /** What is being waited for, in a sentence. */
  readonly status: {
    readonly yours: string;
    readonly waitsFor: (names: readonly string[]) => string;
    readonly watching: string;
    readonly over: (winners: readonly string[]) => string;
  };
  readonly tabs: { readonly log: string; readonly mats: string; readonly cards: string };
  readonly hand: string;
  readonly pause: string;
  readonly resume: string;
  readonly paused: string;
  readonly takeBack: string;
  /** Between two people at one device. */
  readonly curtain: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly lift: (name: string) => string;
  };
  readonly dismiss: string;
  readonly keyList: readonly { readonly keys: string; readonly does: string }[];
}
