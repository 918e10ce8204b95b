/** Splits a list into batches, because a statement takes a limited number of values. */
export const inBatches = <T>(all: readonly T[], size = 500): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  );
