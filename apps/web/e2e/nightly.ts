/** Marks a test that `npm test` has no time for: `npm run soak` and `npm run e2e -- --grep @nightly` run it. */
export const NIGHTLY = { tag: "@nightly" } as const;
