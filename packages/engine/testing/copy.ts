/** A deep copy of plain data; much faster than `structuredClone`. */
export function deepCopy<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  return (Array.isArray(value) ? value.map(deepCopy) : copyMembers(value)) as Value;
}

function copyMembers(value: object): object {
  const members = value as { readonly [key: string]: unknown };
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(members)) copy[key] = deepCopy(members[key]);
  return copy;
}
