/** The table around the market: what is going on, its clock, and who has the device. */
export interface MediterraneanTableText {
  readonly turn: (turn: number, of: number) => string;
  /** The sentence that says what the table waits for. */
  readonly status: {
    readonly yourDecision: string;
    readonly waitingFor: (names: readonly string[]) => string;
    readonly watching: string;
    readonly gameOver: (winners: readonly string[]) => string;
  };
  readonly tabs: { readonly log: string; readonly mats: string; readonly cards: string };
  readonly hand: string;
  readonly pause: string;
  readonly resume: string;
  readonly paused: string;
  readonly takeBack: string;
  /** Between two people at one device. */
  readonly passDevice: {
    readonly title: (name: string) => string;
    readonly text: string;
    readonly takeDevice: (name: string) => string;
  };
  readonly dismiss: string;
  readonly keyList: readonly { readonly keys: string; readonly description: string }[];
}
