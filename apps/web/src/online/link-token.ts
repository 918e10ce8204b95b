/** The token in the address of a mailed link; old mails call it `slip`. */
export const linkToken = (query: URLSearchParams): string =>
  query.get("token") ?? query.get("slip") ?? "";
