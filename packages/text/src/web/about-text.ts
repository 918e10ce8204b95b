/** The page about Sofala and its sources. Links in the text are `[text](address)`. */
export interface AboutText {
  readonly title: string;
  readonly intro: string;
  readonly version: (version: string) => string;
  readonly games: string;
  readonly gamesText: readonly string[];
  readonly artwork: string;
  readonly artworkText: readonly string[];
  readonly privacy: string;
  readonly privacyText: readonly string[];
  readonly licence: string;
  readonly licenceText: readonly string[];
  readonly fonts: string;
  readonly dependencies: string;
}
