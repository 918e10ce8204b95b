/** The own hand. */
export interface HandText {
  readonly noCards: string;
  /** The money of a set now, and with one card more. */
  readonly worth: (money: number) => string;
  readonly oneMore: string;
  readonly set: (goods: string, money: number, more: number) => string;
  readonly dangers: (count: number) => string;
  readonly noDangers: string;
  /** The money for all cards in hand. */
  readonly total: string;
  readonly money: (money: number) => string;
  readonly vp: (vp: number) => string;
  readonly trackChange: (track: string, by: number) => string;
  readonly warehouse: {
    readonly title: string;
    readonly room: (used: number, room: number) => string;
    readonly noRoom: string;
    readonly store: string;
    readonly done: string;
    readonly storeHint: string;
    readonly empty: string;
    readonly cannotStore: (bottoms: string) => string;
  };
}
