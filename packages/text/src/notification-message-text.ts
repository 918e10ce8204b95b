/** A table as a message speaks of it: nothing that its players do not all know. */
export interface LetterTable {
  /** `zimbabwe` */
  readonly game: string;
  readonly title?: string;
  /** The names of the others. */
  readonly others: readonly string[];
}

/** What is sent to people who are elsewhere. */
export interface LetterText {
  /** `The Great Zimbabwe with Ben and Cleo`, `Sunday: The Great Zimbabwe with Ben` */
  readonly table: (table: LetterTable) => string;
  readonly turn: string;
  readonly time: string;
  readonly offer: string;
  readonly begin: string;
  readonly over: string;
  readonly proposal: string;
  readonly rematch: string;
  readonly chat: string;
  /** A message about several things at once. */
  readonly several: (count: number) => string;
  readonly test: { readonly title: string; readonly body: string };
  /** Before the address of a page on which one chooses what is sent. */
  readonly change: string;
  /** Before the address of a page that ends it. */
  readonly unsubscribe: string;
}
