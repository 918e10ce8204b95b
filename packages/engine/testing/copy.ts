/** A deep copy of plain data; much faster than `structuredClone`. */
export function copyOf<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  return (Array.isArray(value) ? value.map(copyOf) : copyOfMembers(value)) as Value;
}

function copyOfMembers(value: object): object {
  const members = value as { readonly [key: string]: unknown };
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(members)) copy[key] = copyOf(members[key]);
  return copy;
}
