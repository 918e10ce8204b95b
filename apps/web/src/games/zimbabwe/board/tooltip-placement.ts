import type { Point } from "./geometry.ts";
import type { Box, Size } from "./viewport.ts";

/** Pixels between a tooltip and its target. */
const GAP_PX = 10;
/** Pixels between a tooltip and the edge of the stage. */
const EDGE_PX = 6;

interface TooltipPlacement extends Point {
  /** The side of the target on which it is. */
  readonly side: "above" | "below" | "left" | "right";
}

/** The top left corner of a tooltip: next to its target, and over it only if there is no other space. */
export function placeTooltip(target: Box, tooltip: Size, stage: Size): TooltipPlacement {
  const inside = (at: number, length: number, limit: number): number =>
    Math.max(EDGE_PX, Math.min(at, limit - EDGE_PX - length));
  const x = inside(target.x + (target.width - tooltip.width) / 2, tooltip.width, stage.width);
  const y = inside(target.y + (target.height - tooltip.height) / 2, tooltip.height, stage.height);
  const above = target.y - GAP_PX - tooltip.height;
  const below = target.y + target.height + GAP_PX;
  const left = target.x - GAP_PX - tooltip.width;
  const right = target.x + target.width + GAP_PX;
  if (above >= EDGE_PX) return { x, y: above, side: "above" };
  if (below + tooltip.height <= stage.height - EDGE_PX) return { x, y: below, side: "below" };
  if (right + tooltip.width <= stage.width - EDGE_PX) return { x: right, y, side: "right" };
  if (left >= EDGE_PX) return { x: left, y, side: "left" };
  return { x, y: inside(below, tooltip.height, stage.height), side: "below" };
}
