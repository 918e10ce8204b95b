import type { Lesson } from "./lesson.ts";
import { hand, turn } from "./lessons/beginning.ts";
import { civic, purchases, winning } from "./lessons/building.ts";
import { bell, warehouse } from "./lessons/closing.ts";
import { danger, making, offer, request } from "./lessons/trading.ts";

/** The lessons in order; all are played in one game. */
export const LESSONS: readonly Lesson[] = [
  turn,
  hand,
  offer,
  making,
  request,
  danger,
  warehouse,
  bell,
  purchases,
  civic,
  winning,
];
