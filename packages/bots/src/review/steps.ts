/** The parts of a review, for who lets another thread do the judging. */
export {
  courseOf,
  decisionsOf,
  mistakes,
  momentOf,
  type Decision,
  type Mistake,
  type Moment,
} from "./review.ts";
export { zimbabweTurns } from "../zimbabwe/review/turns.ts";
