/** A deliberately wrong variant of the rules: one passage of one file, replaced. */
export interface Mutant {
  /** What it gets wrong: a ruling ("Q 2.6"), a section of the rules ("R 11.1"), "God eshu",
   * "Specialist herd", or a topic of the notation ("Notation hubs"). */
  readonly ruling: string;
  readonly what: string;
  /** From the folder of the game. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly put: string;
  /** A line that `put` needs at the top of the file. */
  readonly imports?: string;
  /** The test that shows it, where no scenario can: `properties` for `test/properties.test.ts`. */
  readonly test?: string;
}

/** A ruling that no wrong variant can show, and why. */
export interface Exemption {
  readonly ruling: string;
  readonly why: string;
}
