/** A test that takes a minute: `npm run e2e` and `npm run soak` run it, `npm test` does not. */
export const LONG = { tag: "@long" } as const;
