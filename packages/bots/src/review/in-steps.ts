/** The parts of a review, for who lets another thread do the judging. */
export { decisionsOf, mistakes, momentOf, type Decision, type Moment } from "./review.ts";
export { zimbabweTurns } from "./zimbabwe-turns.ts";
