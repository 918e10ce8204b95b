import type { Point } from "./geometry.ts";

/** Lines closer than this would cover each other. */
const NEAR = 10;
/** A shorter piece in common is a crossing. */
const COMMON = 12;

/** A lane for each line, 0 being its own place: lines that would run over each other get different ones. */
export function lanesOf(lines: readonly (readonly Point[])[]): readonly number[] {
  const lanes: number[] = [];
  for (const [n, line] of lines.entries()) {
    const taken = new Set(lanes.filter((_, m) => runTogether(lines[m] ?? [], line)));
    lanes[n] = SIDES.find((lane) => !taken.has(lane)) ?? 0;
  }
  return lanes;
}

/** The middle first, then nearest to it. */
const SIDES = [0, 1, -1, 2, -2];

/** Do two lines share a stretch, in whatever direction? */
export function runTogether(one: readonly Point[], other: readonly Point[]): boolean {
  return stretchesOf(one).some((a) => stretchesOf(other).some((b) => cover(a, b)));
}

type Stretch = readonly [Point, Point];

const stretchesOf = (line: readonly Point[]): readonly Stretch[] =>
  line.slice(1).map((to, n) => [line[n] ?? to, to]);

function cover([from, to]: Stretch, other: Stretch): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length === 0) return false;
  const ahead = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const seen = other.map((at) => ({
    along: (at.x - from.x) * ahead.x + (at.y - from.y) * ahead.y,
    aside: (at.x - from.x) * ahead.y - (at.y - from.y) * ahead.x,
  }));
  if (seen.some(({ aside }) => Math.abs(aside) > NEAR)) return false;
  const places = seen.map(({ along }) => along);
  return Math.min(length, Math.max(...places)) - Math.max(0, Math.min(...places)) > COMMON;
}
