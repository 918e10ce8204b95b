import { zimbabwe } from "@sofala/zimbabwe";
import type { Course } from "../../../table/tutorial/lesson.ts";
import type { ZimbabweCourse } from "./lesson.ts";
import { craftsman } from "./lessons/craftsman.ts";
import { gifts } from "./lessons/gifts.ts";
import { god } from "./lessons/god.ts";
import { hub } from "./lessons/hub.ts";
import { monument } from "./lessons/monument.ts";
import { raise } from "./lessons/raise.ts";
import { secondary } from "./lessons/secondary.ts";
import { specialist } from "./lessons/specialist.ts";
import { water } from "./lessons/water.ts";
import { winning } from "./lessons/winning.ts";

/** The tutorial: lessons of about a minute, each with a position of its own. */
export const course: Course<ZimbabweCourse> = {
  game: zimbabwe,
  storageKey: "sofala-tutorial",
  lessons: [gifts, monument, craftsman, raise, hub, water, specialist, god, secondary, winning],
};
