/** True in the nightly run (`npm run soak -- nightly`), which may take hours instead of minutes. */
export const isNightly = process.env["TRIALS"] === "nightly";

/** How often a test repeats something random: a few times in `npm test`, many times at night. */
export const trials = (inTest: number, atNight: number): number => (isNightly ? atNight : inTest);
