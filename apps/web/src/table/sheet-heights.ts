/** The heights of a phone's sheet: only the status; the actions; everything. */
export const SHEET_HEIGHTS = ["peek", "half", "full"] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Pixels of each height. */
export type SheetSizes = { readonly [height in SheetHeight]: number };

/** A flick this fast, in pixels per millisecond, snaps to the next height. */
const FLICK_SPEED = 0.5;

/** The height of a sheet that is released at `size`, growing by `speed` pixels per millisecond. */
export function snapHeight(sizes: SheetSizes, size: number, speed: number): SheetHeight {
  if (speed >= FLICK_SPEED) return SHEET_HEIGHTS.find((height) => sizes[height] > size) ?? "full";
  if (speed <= -FLICK_SPEED)
    return SHEET_HEIGHTS.findLast((height) => sizes[height] < size) ?? "peek";
  const distance = (height: SheetHeight) => Math.abs(sizes[height] - size);
  return SHEET_HEIGHTS.reduce((best, height) =>
    distance(height) < distance(best) ? height : best,
  );
}

/** The height after a press on the handle: up step by step, then all the way down. */
export function heightAfterPress(height: SheetHeight): SheetHeight {
  return height === "full" ? "peek" : stepHeight(height, 1);
}

/** One height up or down, if there is one. */
export function stepHeight(height: SheetHeight, by: 1 | -1): SheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + by] ?? height;
}
