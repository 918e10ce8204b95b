/** Any JSON value. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

export type Path = readonly (string | number)[];

/** What is wrong with an input, and where. */
export interface Fault {
  readonly path: Path;
  readonly reason: string;
}

export const fault = (reason: string, ...path: Path): Fault => ({ path, reason });

/** The same fault with a longer path: that of the enclosing document. */
export const prependPath = (at: Path, inner: Fault): Fault => ({
  path: [...at, ...inner.path],
  reason: inner.reason,
});

/** `$.seats[0].cattle` */
export const jsonPath = (path: Path): string =>
  path.reduce<string>(
    (text, step) => (typeof step === "number" ? `${text}[${step}]` : `${text}.${step}`),
    "$",
  );

export const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Deep equality; a member that is `undefined` counts as absent. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameJson(item, b[index]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameJson(a[key], b[key]));
}
