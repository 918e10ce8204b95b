/** What a review of Zimbabwe needs besides the shared steps, for callers that run the analysis on another thread. */
export { zimbabweTurns } from "./turns.ts";
