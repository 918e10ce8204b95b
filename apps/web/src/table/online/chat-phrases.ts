/** What can be said at a table without a word written. */
export interface Talk {
  /** May only set phrases be said for now? */
  readonly isHushed: boolean;
  /** Those that are on offer, by their ids. */
  readonly phrases: readonly string[];
  /** A phrase in words. */
  text(phrase: string): string;
}
