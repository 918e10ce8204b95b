import type { Point } from "./geometry.ts";

/** Lines closer than this would cover each other. */
const OVERLAP_DISTANCE = 10;
/** A shorter overlap is a crossing. */
const MIN_OVERLAP = 12;

/** A lane for each line, 0 is the middle: lines that overlap get different lanes. */
export function assignLanes(lines: readonly (readonly Point[])[]): readonly number[] {
  const lanes: number[] = [];
  for (const [n, line] of lines.entries()) {
    const taken = new Set(lanes.filter((_, m) => areOverlapping(lines[m] ?? [], line)));
    lanes[n] = LANE_ORDER.find((lane) => !taken.has(lane)) ?? 0;
  }
  return lanes;
}

/** The middle first, then outwards. */
const LANE_ORDER = [0, 1, -1, 2, -2];

/** Do two lines share a stretch, in either direction? */
export function areOverlapping(one: readonly Point[], other: readonly Point[]): boolean {
  return segmentsOf(one).some((a) => segmentsOf(other).some((b) => doSegmentsOverlap(a, b)));
}

type Segment = readonly [Point, Point];

const segmentsOf = (line: readonly Point[]): readonly Segment[] =>
  line.slice(1).map((to, n) => [line[n] ?? to, to]);

function doSegmentsOverlap([from, to]: Segment, other: Segment): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return false;
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const points = other.map((at) => ({
    along: (at.x - from.x) * ahead.x + (at.y - from.y) * ahead.y,
    aside: (at.x - from.x) * ahead.y - (at.y - from.y) * ahead.x,
  }));
  if (points.some(({ aside }) => Math.abs(aside) > OVERLAP_DISTANCE)) return false;
  const positions = points.map(({ along }) => along);
  return (
    Math.min(length, Math.max(...positions)) - Math.max(0, Math.min(...positions)) > MIN_OVERLAP
  );
}
