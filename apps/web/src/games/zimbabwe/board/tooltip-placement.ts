import type { Point } from "./geometry.ts";
import type { Box, Size } from "./viewport.ts";

/** Pixels between a bubble and what it speaks of. */
const GAP = 10;
/** Pixels that a bubble keeps from the edge of the stage. */
const EDGE = 6;

interface BubblePlace extends Point {
  /** Where it stands, seen from what it speaks of. */
  readonly side: "above" | "below" | "left" | "right";
}

/** The top left corner of a bubble that speaks of a part of the stage: beside it, never over it where there is room. */
export function bubblePlace(about: Box, bubble: Size, stage: Size): BubblePlace {
  const inside = (at: number, length: number, room: number): number =>
    Math.max(EDGE, Math.min(at, room - EDGE - length));
  const x = inside(about.x + (about.width - bubble.width) / 2, bubble.width, stage.width);
  const y = inside(about.y + (about.height - bubble.height) / 2, bubble.height, stage.height);
  const above = about.y - GAP - bubble.height;
  const below = about.y + about.height + GAP;
  const left = about.x - GAP - bubble.width;
  const right = about.x + about.width + GAP;
  if (above >= EDGE) return { x, y: above, side: "above" };
  if (below + bubble.height <= stage.height - EDGE) return { x, y: below, side: "below" };
  if (right + bubble.width <= stage.width - EDGE) return { x: right, y, side: "right" };
  if (left >= EDGE) return { x: left, y, side: "left" };
  return { x, y: inside(below, bubble.height, stage.height), side: "below" };
}
