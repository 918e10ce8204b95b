/** Replays, move by move. */
export interface ReplayText {
  readonly title: string;
  /** The bar with the slider. */
  readonly controlsLabel: string;
  readonly slider: string;
  /** `Move 34 of 136` */
  readonly move: (move: number, of: number) => string;
  /** Instead of a sentence, before the first move. */
  readonly beforeFirstMove: string;
  readonly round: string;
  readonly roundName: (round: number) => string;
  readonly setUp: string;
  readonly speed: string;
  readonly speeds: { readonly slow: string; readonly normal: string; readonly fast: string };
  readonly first: string;
  readonly turnBack: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly forward: string;
  readonly turnForward: string;
  readonly last: string;
  readonly continueHere: string;
  readonly analyseHere: string;
  readonly result: string;
  readonly toGame: string;
  readonly continueDialog: {
    readonly title: string;
    readonly text: (move: number) => string;
    /** The field of a seat. */
    readonly seat: (name: string) => string;
    readonly start: string;
  };
  readonly keyList: readonly { readonly keys: string; readonly description: string }[];
}
