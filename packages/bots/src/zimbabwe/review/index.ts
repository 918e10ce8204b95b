/** The parts of a review of Zimbabwe, for callers that run the analysis on another thread. */
export {
  chancesOverTimeOf,
  decisionsOf,
  mistakes,
  momentOf,
  type Decision,
  type Mistake,
  type Moment,
} from "../../review/review.ts";
export { zimbabweTurns } from "./turns.ts";
