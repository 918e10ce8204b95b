/** Words that stand on many screens. */
export interface CommonText {
  /** What the browser shows as the title of a screen: `Rules – Sofala`. */
  readonly title: (screen: string) => string;
  readonly home: string;
  readonly games: string;
  readonly learn: string;
  readonly settings: string;
  readonly about: string;
  /** Titles of screens whose own words are loaded with them. */
  readonly people: string;
  readonly player: string;
  readonly ratings: string;
  readonly account: string;
  readonly notices: string;
  /** Who left for good. */
  readonly anonymous: string;
  readonly bots: string;
  readonly operate: string;
  readonly skipToContent: string;
  readonly loading: string;
  readonly close: string;
  readonly cancel: string;
  readonly back: string;
  readonly tryAgain: string;
  readonly notFound: { readonly title: string; readonly text: string; readonly way: string };
  /** Something of ours failed; what is safe, and what to do. */
  readonly broken: { readonly title: string; readonly text: string };
  readonly report: string;
  readonly update: {
    readonly text: string;
    readonly now: string;
    readonly later: string;
  };
  /** A new game could not be kept. */
  readonly cannotKeep: string;
}
