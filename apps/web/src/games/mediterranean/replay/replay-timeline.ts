import type { Mediterranean } from "@sofala/mediterranean";
import type { Told } from "../../../local/hidden-info-table.ts";
import type { Chapter, Course } from "../../../table/replay/replay-timeline.ts";

/** How a game can be leafed through, by what was told of its moves: chapters are turns, stops are phases. */
export function courseOf(told: readonly Told<Mediterranean>[]): Course {
  const chapters: Chapter[] = [];
  const stops = [0];
  for (const [index, { events }] of told.entries()) {
    for (const event of events) {
      if (event.kind === "turn-began") chapters.push({ round: event.turn, from: index + 1 });
      if (event.kind === "phase-began" || event.kind === "game-ended") stops.push(index + 1);
    }
  }
  // The turn in which the game begins is told of to nobody.
  const first = { round: (chapters[0]?.round ?? 2) - 1, from: 0 };
  return {
    last: told.length,
    chapters: [first, ...chapters],
    stops: [...new Set([...stops, told.length])],
  };
}
