import type { Marked } from "@sofala/mediterranean";

/** True if a value, or a part of it, is our reconstruction. The source of the closest enclosing field applies. */
export function isReconstructed({ source, fieldSource = {} }: Marked, path: string): boolean {
  const sources = Object.entries(fieldSource);
  const around = sources
    .filter(([field]) => path === field || path.startsWith(`${field}.`))
    .toSorted(([a], [b]) => b.length - a.length);
  const within = sources.filter(([field]) => field.startsWith(`${path}.`));
  return [around[0]?.[1] ?? source, ...within.map(([, of]) => of)].includes("reconstructed");
}
