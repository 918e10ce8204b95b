/** What Sofala is, and whose work it stands on. Links stand in the text as `[words](address)`. */
export interface AboutText {
  readonly title: string;
  readonly lead: string;
  readonly version: (version: string) => string;
  readonly game: string;
  readonly gameText: readonly string[];
  readonly ours: string;
  readonly oursText: readonly string[];
  readonly privacy: string;
  readonly privacyText: readonly string[];
  readonly licence: string;
  readonly licenceText: readonly string[];
  readonly fonts: string;
  readonly parts: string;
}
