/** The path of a table, with the invitation and a moment if they are given. */
export function tablePath(table: string, invite: string | undefined, at?: number): string {
  const query = new URLSearchParams({
    ...(invite === undefined ? {} : { invite }),
    ...(at === undefined ? {} : { at: `${at}` }),
  });
  return query.size === 0 ? `/table/${table}` : `/table/${table}?${query}`;
}

/** The full address of a table, with the invitation if it is known. */
export const tableLink = (table: string, invite: string | undefined, at?: number): string =>
  `${location.origin}${tablePath(table, invite, at)}`;
