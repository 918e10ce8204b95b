/** The address of a table within the app, with the invitation and a moment of the game where there are. */
export function pathTo(table: string, invite: string | undefined, at?: number): string {
  const query = new URLSearchParams({
    ...(invite === undefined ? {} : { invite }),
    ...(at === undefined ? {} : { at: `${at}` }),
  });
  return query.size === 0 ? `/table/${table}` : `/table/${table}?${query}`;
}

/** The address of a table, with the invitation where whoever passes it on knows it. */
export const linkTo = (table: string, invite: string | undefined, at?: number): string =>
  `${location.origin}${pathTo(table, invite, at)}`;
