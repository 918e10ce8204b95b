/** The address of a table, with the invitation where whoever passes it on knows it. */
export const linkTo = (table: string, invite: string | undefined): string =>
  `${location.origin}/table/${table}${invite === undefined ? "" : `?invite=${invite}`}`;
