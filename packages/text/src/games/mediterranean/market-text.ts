import type { HandText } from "./hand-text.ts";
import type { OfferCardText } from "./offer-card-text.ts";

/** Trading. */
export interface MarketText {
  readonly title: string;
  /**
   * Which of several answers counts: the first in the server's order, or the first at a shared
   * device.
   */
  readonly fairness: { readonly server: string; readonly device: string; readonly bots: string };
  readonly columns: MarketColumns;
  /**
   * Shown if there are no offer cards; `answers`: for offers to oneself, in a step without new
   * offers.
   */
  readonly empty: MarketColumns & { readonly answers: string };
  /** The columns on a small screen. */
  readonly tabs: MarketColumns & { readonly compose: string };
  readonly hand: HandText;
  readonly offerCard: OfferCardText;
  readonly feedback: {
    readonly sent: string;
    readonly dealMade: (name: string) => string;
    readonly asked: (good: string) => string;
    readonly notSent: string;
    /** The time ran out while an offer was being made. */
    readonly marketClosed: string;
    readonly dismiss: string;
  };
  readonly compose: {
    readonly title: string;
    readonly reply: (name: string) => string;
    readonly open: string;
    readonly continueDraft: string;
    readonly give: string;
    readonly giveHint: string;
    readonly want: string;
    readonly add: (good: string) => string;
    readonly remove: (good: string) => string;
    readonly removeCard: string;
    readonly promiseAs: string;
    readonly asPiracy: string;
    readonly vpGiven: string;
    readonly vpWanted: string;
    readonly more: (what: string) => string;
    readonly less: (what: string) => string;
    readonly to: string;
    readonly everyone: string;
    readonly send: string;
    readonly startOver: string;
    readonly close: string;
    readonly emptyHint: string;
  };
  readonly pledge: {
    readonly title: string;
    readonly pledgedToYou: string;
    readonly use: string;
    readonly doNotUse: string;
    readonly useChoice: string;
    readonly building: string;
    readonly target: string;
    readonly add: string;
    readonly summary: (use: boolean, building: string, target: string) => string;
    readonly remove: string;
  };
  readonly goods: {
    readonly title: string;
    readonly whoHas: (good: string) => string;
    readonly stopAsking: (good: string) => string;
    readonly soughtBy: (names: readonly string[]) => string;
    readonly offeredBy: (names: readonly string[]) => string;
  };
  readonly deals: {
    readonly title: string;
    readonly none: string;
  };
  readonly sayPhrase: string;
  readonly clock: {
    readonly left: (minutes: number, seconds: number) => string;
    readonly warning: (seconds: number) => string;
    readonly over: string;
  };
  readonly readyBar: {
    readonly ready: string;
    readonly unready: string;
    readonly readyHint: string;
    readonly atBell: string;
    readonly grace: string;
    readonly round: (round: number, step: "offer" | "answer") => string;
    readonly readySeats: (names: readonly string[]) => string;
    readonly nobodyReady: string;
  };
  readonly keyList: readonly { readonly keys: string; readonly description: string }[];
}

interface MarketColumns {
  readonly me: string;
  readonly open: string;
  readonly mine: string;
}
