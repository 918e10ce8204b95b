/** One's own cards. */
export interface MarketHandText {
  readonly none: string;
  /** What a set brings now, and with one card more. */
  readonly worth: (money: number) => string;
  readonly oneMore: string;
  readonly set: (goods: string, money: number, more: number) => string;
  readonly dangers: (count: number) => string;
  readonly noDangers: string;
  /** What all that is in hand would bring. */
  readonly sum: string;
  readonly money: (money: number) => string;
  readonly vp: (vp: number) => string;
  readonly arrow: (track: string, by: number) => string;
  readonly warehouse: {
    readonly title: string;
    readonly room: (used: number, room: number) => string;
    readonly noRoom: string;
    readonly store: string;
    readonly done: string;
    readonly storeHint: string;
    readonly empty: string;
    readonly forbidden: (bottoms: string) => string;
  };
}
