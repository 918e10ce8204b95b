/** Texts of many screens. */
export interface CommonText {
  /** The document title of a screen: `Rules – Sofala`. */
  readonly title: (screen: string) => string;
  readonly home: string;
  readonly games: string;
  readonly learn: string;
  readonly settings: string;
  readonly about: string;
  /** Titles of screens whose other texts are loaded later. */
  readonly people: string;
  readonly profile: string;
  readonly ratings: string;
  readonly account: string;
  readonly notifications: string;
  /** A person whose account was deleted. */
  readonly deletedPerson: string;
  readonly bots: string;
  readonly operate: string;
  readonly skipToContent: string;
  readonly loading: string;
  readonly close: string;
  readonly cancel: string;
  readonly back: string;
  readonly tryAgain: string;
  readonly notFound: { readonly title: string; readonly text: string; readonly homeLink: string };
  /** An internal error: what is safe, and what to do. */
  readonly crashed: { readonly title: string; readonly text: string };
  readonly reportProblem: string;
  readonly update: {
    readonly text: string;
    readonly reload: string;
    readonly later: string;
  };
  /** A new game could not be saved. */
  readonly gameNotStored: string;
}
