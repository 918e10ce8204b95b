/** The set-up of a game of the Mediterranean, on this device and on a server. */
export interface SetupText {
  readonly lead: string;
  /** Several people share one device. */
  readonly atOneTable: string;
  readonly time: string;
  readonly timeText: string;
  readonly noClock: string;
  readonly minutes: (minutes: number) => string;
  /** The length that the rules give. */
  readonly asRuled: (length: string) => string;
  readonly grace: string;
  readonly graceText: string;
  readonly seconds: (seconds: number) => string;
  readonly noGrace: string;
  readonly market: string;
  readonly marketText: { readonly open: string; readonly rounds: string };
  readonly markets: { readonly open: string; readonly rounds: string };
  readonly pledges: string;
  readonly pledgesText: { readonly binding: string; readonly talk: string };
  readonly pledging: { readonly binding: string; readonly talk: string };
  readonly tradeVp: string;
  readonly tradeVpText: string;
  readonly publicVp: string;
  readonly publicVpText: string;
  readonly handTypes: string;
  readonly handTypesText: string;
  readonly crossing: string;
  readonly crossingText: string;
  readonly crossings: { readonly twoZeros: string; readonly sharedZero: string };
  readonly tradeChat: string;
  readonly tradeChatText: string;
  readonly more: string;
  /** What was agreed, each in a few words. */
  readonly terms: {
    readonly market: (length: string) => string;
    readonly unclocked: string;
    readonly rounds: string;
    readonly talk: string;
    readonly noVp: string;
    readonly hiddenVp: string;
    readonly openHands: string;
    readonly sharedZero: string;
    readonly chat: string;
  };
  /** How a table stands, on its card. */
  readonly card: {
    readonly turn: (turn: number, phase: string) => string;
    readonly leads: (names: readonly string[], vp: number) => string;
    /** The small picture of a table, for those who do not see it. */
    readonly plan: (turn: number) => string;
  };
}
