/** A deliberately wrong variant of the rules: one passage of one file, replaced. */
export interface Mutant {
  /** What it gets wrong: a ruling ("Q 2.6"), a section of the rules ("R 11.1"), or another topic
   * of the game ("God eshu", "Building white-G1", "Notation hubs"). */
  readonly ruling: string;
  readonly what: string;
  /** From the folder of the game. */
  readonly file: string;
  /** Stands in the file exactly once, or somewhere behind `after`. */
  readonly find: string;
  readonly put: string;
  /** Stands in the file exactly once; what is replaced is the first `find` behind it. */
  readonly after?: string;
  /** A line that `put` needs at the top of the file. */
  readonly imports?: string;
  /** How the names of those scenarios begin that are asked first; without it "Q 2.6" asks `q-2.6`. */
  readonly scenarios?: string;
  /** The test that shows it, where no scenario can: `properties` for `test/properties.test.ts`. */
  readonly test?: string;
}

/** A ruling that no wrong variant can show, and why. */
export interface Exemption {
  readonly ruling: string;
  readonly why: string;
}

/** What a game brings to be tried. */
export interface Subject {
  /** Names its folder, its package and what that exports: "zimbabwe". */
  readonly game: string;
  /** For every ruling deliberately wrong variants; at least one test must fail on each. */
  readonly mutants: readonly Mutant[];
  /** What no mutant shows. */
  readonly exemptions: readonly Exemption[];
  /** What needs a mutant besides the rulings. */
  readonly topics: readonly string[];
  /** The tests that are asked when all scenarios hold, quick ones first. */
  readonly tests: readonly string[];
}

/** A text with the mutant's passage replaced, or undefined where that is not clearly in it. */
export function mutated(text: string, mutant: Mutant): string | undefined {
  const { find, put, after, imports } = mutant;
  const from = after === undefined ? 0 : onlyPlace(text, after);
  const at =
    from === undefined || after === undefined ? onlyPlace(text, find) : text.indexOf(find, from);
  if (from === undefined || at === undefined || at === -1) return undefined;
  const head = imports === undefined ? "" : `${imports}\n`;
  return `${head}${text.slice(0, at)}${put}${text.slice(at + find.length)}`;
}

/** Where a passage stands that stands there once. */
function onlyPlace(text: string, passage: string): number | undefined {
  const at = text.indexOf(passage);
  return at === -1 || text.includes(passage, at + 1) ? undefined : at;
}
