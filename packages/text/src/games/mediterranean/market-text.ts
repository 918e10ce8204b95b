import type { MarketHandText } from "./hand-text.ts";
import type { MarketSlipText } from "./offer-card-text.ts";

/** Trading. */
export interface MarketText {
  readonly title: string;
  /** Whose answer counts: the server's order decides, or that in which people answer at one device. */
  readonly fairness: { readonly server: string; readonly device: string; readonly bots: string };
  readonly columns: MarketColumns;
  /** In place of slips; `answers`: where offers to oneself would lie while no new ones come. */
  readonly empty: MarketColumns & { readonly answers: string };
  /** The columns where there is little room. */
  readonly tabs: MarketColumns & { readonly compose: string };
  readonly hand: MarketHandText;
  readonly slip: MarketSlipText;
  readonly notice: {
    readonly sent: string;
    readonly dealt: (name: string) => string;
    readonly asked: (good: string) => string;
    readonly notSent: string;
    /** The bell rang while an offer was being made. */
    readonly cut: string;
    readonly dismiss: string;
  };
  readonly compose: {
    readonly title: string;
    readonly reply: (name: string) => string;
    readonly open: string;
    readonly goOn: string;
    readonly give: string;
    readonly giveHint: string;
    readonly want: string;
    readonly add: (good: string) => string;
    readonly remove: (good: string) => string;
    readonly takeOut: string;
    readonly promiseAs: string;
    readonly honest: string;
    readonly vpGiven: string;
    readonly vpWanted: string;
    readonly more: (what: string) => string;
    readonly less: (what: string) => string;
    readonly to: string;
    readonly everyone: string;
    readonly send: string;
    readonly clear: string;
    readonly close: string;
    readonly nothingYet: string;
  };
  readonly pledge: {
    readonly title: string;
    readonly wanted: string;
    readonly use: string;
    readonly spare: string;
    readonly whether: string;
    readonly building: string;
    readonly on: string;
    readonly add: string;
    readonly line: (use: boolean, building: string, target: string) => string;
    readonly remove: string;
  };
  readonly goods: {
    readonly title: string;
    readonly whoHas: (good: string) => string;
    readonly asked: (good: string) => string;
    readonly seek: (names: readonly string[]) => string;
    readonly shed: (names: readonly string[]) => string;
  };
  readonly deals: {
    readonly title: string;
    readonly none: string;
  };
  readonly phrases: string;
  readonly clock: {
    readonly left: (minutes: number, seconds: number) => string;
    readonly warning: (seconds: number) => string;
    readonly over: string;
  };
  readonly bar: {
    readonly ready: string;
    readonly unready: string;
    readonly readyHint: string;
    readonly bell: string;
    readonly grace: string;
    readonly round: (round: number, step: "offer" | "answer") => string;
    readonly done: (names: readonly string[]) => string;
    readonly nobodyDone: string;
  };
  readonly keys: readonly { readonly keys: string; readonly does: string }[];
}

interface MarketColumns {
  readonly me: string;
  readonly open: string;
  readonly mine: string;
}
