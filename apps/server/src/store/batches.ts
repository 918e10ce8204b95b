/** Splits a list: one statement takes only so many values. */
export const inBatches = <T>(all: readonly T[], size = 500): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  );
