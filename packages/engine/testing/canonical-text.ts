/** JSON with the members of objects in alphabetical order: equal values have equal texts. */
export const canonicalText = (value: unknown): string => JSON.stringify(inOrder(value));

function inOrder(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const members = value as { readonly [key: string]: unknown };
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(members).toSorted()) copy[key] = inOrder(members[key]);
  return copy;
}
