/** Marks a test that `npm test` has no time for: `npm run soak -- browser` runs it. */
export const NIGHTLY = { tag: "@nightly" } as const;
