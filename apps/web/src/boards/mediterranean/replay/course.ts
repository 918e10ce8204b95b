import type { Mediterranean } from "@sofala/mediterranean";
import type { Past } from "../../../host/chronicle.ts";
import type { Chapter, Course } from "../../../table/replay/course.ts";

/** How a game can be leafed through: chapters are turns, stops are phases. */
export function courseOf(moments: readonly Past<Mediterranean>[]): Course {
  const chapters: Chapter[] = [{ round: moments[0]?.state.turn ?? 1, from: 0 }];
  const stops = [0];
  for (const { number, last } of moments) {
    for (const event of last?.events ?? []) {
      if (event.kind === "turn-began") chapters.push({ round: event.turn, from: number });
      if (event.kind === "phase-began" || event.kind === "game-ended") stops.push(number);
    }
  }
  return {
    last: moments.length - 1,
    chapters,
    stops: [...new Set([...stops, moments.length - 1])],
  };
}
