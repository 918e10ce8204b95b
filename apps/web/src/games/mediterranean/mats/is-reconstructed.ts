import type { Marked } from "@sofala/mediterranean";

/** Is a value, or a part of it, our reconstruction? What is told for the closest part around it holds. */
export function isReconstructed({ source, fieldSource = {} }: Marked, path: string): boolean {
  const told = Object.entries(fieldSource);
  const around = told
    .filter(([field]) => path === field || path.startsWith(`${field}.`))
    .toSorted(([a], [b]) => b.length - a.length);
  const within = told.filter(([field]) => field.startsWith(`${path}.`));
  return [around[0]?.[1] ?? source, ...within.map(([, of]) => of)].includes("reconstructed");
}
