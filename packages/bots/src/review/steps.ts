/** The parts of a review, for callers that run the analysis on another thread. */
export {
  chancesOverTimeOf,
  decisionsOf,
  mistakes,
  momentOf,
  type Decision,
  type Mistake,
  type Moment,
} from "./review.ts";
export { zimbabweTurns } from "../zimbabwe/review/turns.ts";
