import type { Mutant } from "@sofala/engine/testing/mutation";

/** What is broken, how, and which passage is replaced by which, behind which other. */
type Row = readonly [ruling: string, what: string, find: string, put: string, after?: string];

/** The mutants of one file; the scenarios of a folder are asked first. */
export const inFile = (file: string, scenarios: string, rows: readonly Row[]): readonly Mutant[] =>
  rows.map(([ruling, what, find, put, after]) => ({
    ruling,
    what,
    file: `src/${file}`,
    find,
    put,
    scenarios,
    ...(after === undefined ? {} : { after }),
  }));

/** A passage of a table's entry, and what is put there instead. */
type Change = readonly [what: string, find: string, put: string];

/** The mutants of one entry of a table. */
export const inEntry = (
  file: string,
  scenarios: string,
  ruling: string,
  key: string,
  changes: readonly Change[],
): readonly Mutant[] =>
  inFile(
    file,
    scenarios,
    changes.map(([what, find, put]) => [ruling, what, find, put, key]),
  );
