import { CELL, pointText, type Point } from "./geometry.ts";
import type { Way } from "./marks.ts";
import type { Box } from "./viewport.ts";
import { lanesOf } from "./goods-route-lanes.ts";

/** A way as it is drawn, in the units of the board. */
export interface Track {
  readonly id: string;
  readonly kind: Way["kind"];
  readonly isPaidToOther: boolean;
  /** The middle of the band. */
  readonly path: string;
  readonly width: number;
  /** The point of the arrow, closed. */
  readonly head: string;
  readonly hubs: readonly Point[];
  readonly length: number;
}

const WIDTHS: { readonly [kind in Way["kind"]]: number } = { resource: 4.5, good: 9 };
/** Between the middles of bands that run side by side. */
const LANE = 12;
/** Of bends. */
const RADIUS = 22;
/** How far an arrow reaches into the ground of what it leaves and what it comes to. */
const REACH = 9;
/** Of the whole that is drawn however near the two are. */
const LEAST = 28;

/** The ways as arrows: along the eight directions, round at bends, side by side where they would cover each other. */
export function tracksOf(ways: readonly Way[], groundOf: (cell: string) => Box): readonly Track[] {
  const grounds = ways.map(({ stops }) => stops.map(groundOf));
  const lines = grounds.map((boxes) => bendsOf(boxes.map(middleOf)));
  const lanes = lanesOf(lines);
  return ways.flatMap((way, n) => {
    const line = lines[n];
    if (line === undefined || line.length < 2) return [];
    return [trackOf(way, shifted(line, (lanes[n] ?? 0) * LANE), grounds[n] ?? [])];
  });
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function trackOf(
  { id, kind, isPaidToOther }: Way,
  line: readonly Point[],
  grounds: readonly Box[],
): Track {
  const width = WIDTHS[kind];
  const whole = lengthOf(line);
  const hidden = [within(line, grounds[0]), within([...line].reverse(), grounds.at(-1))] as const;
  const seen = Math.max(Math.min(LEAST, whole * 0.7), whole - hidden[0] - hidden[1]);
  const share = (whole - seen) / (hidden[0] + hidden[1] || 1);
  const arrow = cutEnd(cutEnd(line, hidden[1] * share).reverse(), hidden[0] * share).reverse();
  const band = cutEnd(arrow, Math.min(6 + width * 1.3, seen * 0.6));
  return {
    id,
    kind,
    isPaidToOther,
    width,
    path: roundedPath(band),
    head: headOf(band, arrow, 4 + width * 0.8),
    hubs: grounds.slice(1, -1).map(middleOf),
    length: lengthOf(band),
  };
}

/** How long a line stays within a ground before it leaves it, in whole units. */
export function within(line: readonly Point[], ground: Box | undefined): number {
  if (ground === undefined) return 0;
  const { x, y, width, height } = ground;
  let length = 0;
  for (const [n, to] of line.slice(1).entries()) {
    const from = line[n] ?? to;
    const part = Math.min(
      partBetween(from.x, to.x, x + REACH, x + width - REACH),
      partBetween(from.y, to.y, y + REACH, y + height - REACH),
    );
    const stretch = distance(from, to);
    if (part < 1) return Math.ceil(length + part * stretch);
    length += stretch;
  }
  return Math.ceil(length);
}

/** The part of the way from one number to another that lies between two bounds. */
function partBetween(from: number, to: number, least: number, most: number): number {
  if (from <= least || from >= most) return 0;
  return from === to ? Infinity : ((to > from ? most : least) - from) / (to - from);
}

/** From place to place, first aslant and then straight, as steps on the map go. */
export function bendsOf(places: readonly Point[]): readonly Point[] {
  const line: Point[] = places.slice(0, 1);
  for (const [n, to] of places.slice(1).entries()) {
    const from = places[n];
    if (from === undefined || (from.x === to.x && from.y === to.y)) continue;
    const across = to.x - from.x;
    const down = to.y - from.y;
    const aslant = Math.min(Math.abs(across), Math.abs(down));
    const bend = { x: from.x + Math.sign(across) * aslant, y: from.y + Math.sign(down) * aslant };
    const isStraight = aslant === 0 || (bend.x === to.x && bend.y === to.y);
    line.push(...(isStraight ? [to] : [bend, to]));
  }
  return line;
}

/** A unit vector across a stretch, to the same side whichever way it is walked. */
function acrossOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (to.x - from.x) / length;
  const y = (to.y - from.y) / length;
  const isForward = x > 1e-6 || (Math.abs(x) <= 1e-6 && y > 0);
  return isForward ? { x: -y, y: x } : { x: y, y: -x };
}

/** The line beside itself. */
export function shifted(line: readonly Point[], by: number): readonly Point[] {
  if (by === 0) return line;
  const sides = line.slice(1).map((to, n) => acrossOf(line[n] ?? to, to));
  return line.map((at, n) => {
    const out = sides[n] ?? sides[n - 1] ?? { x: 0, y: 0 };
    const into = sides[n - 1] ?? out;
    const middle = { x: into.x + out.x, y: into.y + out.y };
    const square = middle.x ** 2 + middle.y ** 2;
    // Where the two sides are nearly opposite their meeting point is far off: the band cuts the corner.
    const stretch = square < 1 ? 1 : 2 / square;
    return { x: at.x + middle.x * stretch * by, y: at.y + middle.y * stretch * by };
  });
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, to, n) => sum + distance(line[n] ?? to, to), 0);
}

/** The line without its last part. */
export function cutEnd(line: readonly Point[], length: number): Point[] {
  const kept = [...line];
  let left = length;
  for (let to = kept.pop(); to !== undefined; to = kept.pop()) {
    const from = kept.at(-1);
    if (from === undefined) return [to];
    const stretch = distance(from, to);
    if (stretch > left) {
      const part = 1 - left / stretch;
      kept.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      return kept;
    }
    left -= stretch;
  }
  return kept;
}

/** A path along the line, its bends rounded. */
export function roundedPath(line: readonly Point[]): string {
  const [first] = line;
  if (first === undefined) return "";
  let path = `M${pointText(first)}`;
  for (let n = 1; n < line.length; n++) {
    const [before, at, after] = [line[n - 1], line[n], line[n + 1]];
    if (before === undefined || at === undefined) continue;
    if (after === undefined) {
      path += `L${pointText(at)}`;
      continue;
    }
    const round = Math.min(RADIUS, distance(before, at) / 2, distance(at, after) / 2);
    path += `L${pointText(towards(at, before, round))}Q${pointText(at)} ${pointText(towards(at, after, round))}`;
  }
  return path;
}

/** A triangle from the end of the band to the end of the line. */
function headOf(band: readonly Point[], line: readonly Point[], half: number): string {
  const base = band.at(-1);
  const tip = line.at(-1);
  if (base === undefined || tip === undefined) return "";
  const side = acrossOf(base, tip);
  const one = { x: base.x + side.x * half, y: base.y + side.y * half };
  const other = { x: base.x - side.x * half, y: base.y - side.y * half };
  return `M${pointText(one)}L${pointText(tip)}L${pointText(other)}Z`;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function towards(from: Point, to: Point, by: number): Point {
  const part = by / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Beasts that stand along a way of this length: their places as parts of it. */
export function beastsAlong(length: number): readonly number[] {
  const count = Math.max(1, Math.min(4, Math.round(length / (1.6 * CELL))));
  return Array.from({ length: count }, (_, n) => (n + 0.5) / count);
}
