/** Where somebody who has signed in goes: where they came from, if that is a page of ours. */
export function wayBack(query: URLSearchParams): string {
  const back = query.get("back") ?? "";
  return /^\/(?![/\\])/u.test(back) ? back : "/account";
}
