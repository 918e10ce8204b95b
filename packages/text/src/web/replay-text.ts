/** Looking at a game again, move by move. */
export interface ReplayText {
  readonly title: string;
  /** The bar with the slider. */
  readonly bar: string;
  readonly slider: string;
  /** `Move 34 of 136` */
  readonly move: (move: number, of: number) => string;
  /** In place of a sentence, before the first move. */
  readonly beginning: string;
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
  readonly on: string;
  readonly turnOn: string;
  readonly last: string;
  readonly continueHere: string;
  readonly analyseHere: string;
  readonly result: string;
  readonly toGame: string;
  readonly continuing: {
    readonly title: string;
    readonly text: (move: number) => string;
    /** The field of a seat. */
    readonly seat: (name: string) => string;
    readonly start: string;
  };
  readonly keyList: readonly { readonly keys: string; readonly does: string }[];
}
