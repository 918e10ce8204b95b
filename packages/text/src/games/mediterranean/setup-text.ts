/** The set-up of a game of the Mediterranean, on this device and on a server. */
export interface MediterraneanSetupText {
  readonly intro: string;
  /** Several people share one device. */
  readonly sharedDevice: string;
  readonly tradingTime: string;
  readonly tradingTimeText: string;
  readonly noClock: string;
  readonly minutes: (minutes: number) => string;
  /** The length that the rules give. */
  readonly standardLength: (length: string) => string;
  readonly grace: string;
  readonly graceText: string;
  readonly seconds: (seconds: number) => string;
  readonly noGrace: string;
  readonly market: string;
  readonly marketText: { readonly open: string; readonly rounds: string };
  readonly marketChoices: { readonly open: string; readonly rounds: string };
  readonly pledges: string;
  readonly pledgesText: { readonly binding: string; readonly talk: string };
  readonly pledgeChoices: { readonly binding: string; readonly talk: string };
  readonly tradeVp: string;
  readonly tradeVpText: string;
  readonly publicVp: string;
  readonly publicVpText: string;
  readonly handTypes: string;
  readonly handTypesText: string;
  readonly crossing: string;
  readonly crossingText: string;
  readonly crossingChoices: { readonly twoZeros: string; readonly sharedZero: string };
  readonly tradeChat: string;
  readonly tradeChatText: string;
  readonly moreOptions: string;
  /** The options of the table, a few words each. */
  readonly settingsSummary: {
    readonly market: (length: string) => string;
    readonly unclocked: string;
    readonly rounds: string;
    readonly nonBindingPledges: string;
    readonly noVp: string;
    readonly hiddenVp: string;
    readonly openHands: string;
    readonly sharedZero: string;
    readonly chat: string;
  };
  /** The state of a table, on its card. */
  readonly tableCard: {
    readonly turn: (turn: number, phase: string) => string;
    readonly leads: (names: readonly string[], vp: number) => string;
    /** The text alternative of a table's picture. */
    readonly pictureLabel: (turn: number) => string;
  };
}
