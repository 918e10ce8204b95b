export { analystOf } from "../registry.ts";
export { mistakes, luckMoments, type Moment, type Review } from "./review.ts";
