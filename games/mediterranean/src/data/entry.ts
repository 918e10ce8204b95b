/** The entry of a table, where there is one: names come from outside. */
export const entry = <Value>(
  table: { readonly [id: string]: Value },
  id: string,
): Value | undefined => (Object.hasOwn(table, id) ? table[id] : undefined);
