/** Marks a test that `npm test` has no time for: `npm run soak -- browser` runs it. */
export const NIGHTLY = { tag: "@nightly" } as const;

/** Marks a test that also runs in Firefox: `npm run soak -- firefox` runs it. */
export const FIREFOX = { tag: "@firefox" } as const;
