import { mediterranean } from "@sofala/mediterranean";
import type { Course } from "../../../table/tutorial/lesson.ts";
import type { MediterraneanCourse } from "./lesson.ts";
import { hand, turn } from "./lessons/beginning.ts";
import { civic, purchases, winning } from "./lessons/building.ts";
import { bell, warehouse } from "./lessons/closing.ts";
import { danger, making, offer, request } from "./lessons/trading.ts";

/** The tutorial: all lessons are played in one game. */
export const course: Course<MediterraneanCourse> = {
  game: mediterranean,
  storageKey: "sofala-market-tutorial",
  lessons: [turn, hand, offer, making, request, danger, warehouse, bell, purchases, civic, winning],
  // The learner can withdraw an offer at any time.
  isFreeMove: ({ kind }) => kind === "withdraw",
};
