/** The token in the address of a mailed link; mails from before a renaming call it `slip`. */
export const linkToken = (query: URLSearchParams): string =>
  query.get("token") ?? query.get("slip") ?? "";
