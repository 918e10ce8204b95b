/** One deliberate mistake: a piece of code, found by its syntax, and its replacement. */
export interface Mutant {
  /** The rule or guarantee that it breaks: "Q 5.2", "God eshu", "authorization", "clocks". */
  readonly breaks: string;
  /** What goes wrong, in a sentence. */
  readonly what: string;
  /** TypeScript: an expression, one or more statements, or members of an object or class. */
  readonly find: string;
  readonly put: string;
  /** The surrounding function, method, class or constant, needed if the same syntax occurs in several places. */
  readonly within?: string;
}

/** A topic that no mutant can break, and why. */
export interface Exemption {
  readonly topic: string;
  readonly why: string;
}
