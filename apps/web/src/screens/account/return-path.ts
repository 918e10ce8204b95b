/** The path after signing in: where the person came from, if that is a page of the app. */
export function returnPath(query: URLSearchParams): string {
  const back = query.get("back") ?? "";
  return /^\/(?![/\\])/u.test(back) ? back : "/account";
}
