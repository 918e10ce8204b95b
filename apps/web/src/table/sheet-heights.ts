/** How far the sheet of a phone is drawn up: whose turn it is; the actions; everything. */
export const SHEET_HEIGHTS = ["peek", "half", "full"] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** Pixels of each height. */
export type SheetSizes = { readonly [height in SheetHeight]: number };

/** A flick this fast, in pixels per millisecond, goes on to the next height. */
const FLICK = 0.5;

/** Where a sheet comes to rest that is let go at `size`, growing by `speed` pixels per millisecond. */
export function restOf(sizes: SheetSizes, size: number, speed: number): SheetHeight {
  if (speed >= FLICK) return SHEET_HEIGHTS.find((height) => sizes[height] > size) ?? "full";
  if (speed <= -FLICK) return SHEET_HEIGHTS.findLast((height) => sizes[height] < size) ?? "peek";
  const far = (height: SheetHeight) => Math.abs(sizes[height] - size);
  return SHEET_HEIGHTS.reduce((best, height) => (far(height) < far(best) ? height : best));
}

/** The height that follows when the handle is pressed: up step by step, then down at once. */
export function pressed(height: SheetHeight): SheetHeight {
  return height === "full" ? "peek" : stepped(height, 1);
}

/** One height up or down, as far as there is one. */
export function stepped(height: SheetHeight, by: 1 | -1): SheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + by] ?? height;
}
