/** Days off at a table that is played over days, and the way to be told of one's turn. */
export interface RestText {
  /** To people who wait: the way to be told. */
  readonly tellMe: string;
  readonly weekly: string;
  readonly weeklyText: string;
  readonly holidays: string;
  readonly days: (days: number) => string;
  /** Among the terms of a table. */
  readonly terms: (rest: { readonly weekly: boolean; readonly days: number }) => string;
  /** Of a seat whose clock stands still: `rests until Monday` */
  readonly until: (day: string) => string;
}
