/** How a table plays. Every choice is written out, so that a record names its edition and its rules. */
export type Options = {
  /** The length of the market; 0: no clock at this table. */
  readonly tradeSeconds: number;
  /** Time to warehouse after the bell (Q 32); 0: none. */
  readonly tradeGraceSeconds: number;
  /** Is 0 one space on each face of a board, or one that both share (Q 11)? */
  readonly crossing: "twoZeros" | "sharedZero";
  /** Are the types of the cards in hand open to all (Q 21)? */
  readonly handTypes: "hidden" | "open";
  /** Are pledges enforced (Q 28)? */
  readonly pledges: "binding" | "talk";
  /** Do all see everybody's victory points (Q 40)? */
  readonly publicVp: boolean;
  /** May people write freely while they trade (Q 31)? A matter of the host's. */
  readonly tradeChat: boolean;
  /** May victory points be traded (Q 27)? */
  readonly tradeVp: boolean;
  /** Offers at any time, or in rounds: all offer, then all answer. */
  readonly market: "open" | "rounds";
  /** The edition of the component data. */
  readonly edition: string;
};
