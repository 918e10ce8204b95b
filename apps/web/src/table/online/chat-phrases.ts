/** The chat phrases of a game. */
export interface ChatPhrases {
  /** True while only phrases may be sent. */
  readonly isPhrasesOnly: boolean;
  /** The ids of the available phrases. */
  readonly phrases: readonly string[];
  /** The text of a phrase. */
  text(phrase: string): string;
}
