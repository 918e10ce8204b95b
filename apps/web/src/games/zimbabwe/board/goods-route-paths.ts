import { CELL_SIZE, pointText, type Point } from "./geometry.ts";
import type { GoodsRoute } from "./marks.ts";
import type { Box } from "./viewport.ts";
import { assignLanes } from "./goods-route-lanes.ts";

/** A goods route as it is drawn, in units of the board. */
export interface RoutePath {
  readonly id: string;
  readonly kind: GoodsRoute["kind"];
  readonly isPaidToOther: boolean;
  readonly line: GoodsRoute["line"];
  readonly isFaded: boolean;
  /** The middle of the band. */
  readonly path: string;
  readonly width: number;
  /** The point of the arrow, closed. */
  readonly arrowHead: string;
  readonly hubs: readonly Point[];
  readonly length: number;
}

const WIDTHS: { readonly [kind in GoodsRoute["kind"]]: number } = { resource: 4.5, good: 9 };
/** Between the middles of bands that run side by side. */
const LANE_WIDTH = 12;
/** Of bends. */
const BEND_RADIUS = 22;
/** How far an arrow reaches into the boxes at its ends. */
const END_OVERLAP = 9;
/** The least length that is drawn, however close the ends are. */
const MIN_VISIBLE_LENGTH = 28;

/** The routes as arrows: in eight directions, with round bends, side by side where they would overlap. */
export function routePaths(
  routes: readonly GoodsRoute[],
  boxOf: (cell: string) => Box,
): readonly RoutePath[] {
  const boxes = routes.map(({ stops }) => stops.map(boxOf));
  const lines = boxes.map((stops) => bentLine(stops.map(centreOfBox)));
  const lanes = assignLanes(lines);
  return routes.flatMap((route, n) => {
    const line = lines[n];
    if (line === undefined || line.length < 2) return [];
    return [routePathOf(route, offsetLine(line, (lanes[n] ?? 0) * LANE_WIDTH), boxes[n] ?? [])];
  });
}

const centreOfBox = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

function routePathOf(
  { id, kind, isPaidToOther, line: goodsLine, isFaded = false }: GoodsRoute,
  line: readonly Point[],
  boxes: readonly Box[],
): RoutePath {
  const width = WIDTHS[kind];
  const whole = lineLength(line);
  const hidden = [
    lengthInside(line, boxes[0]),
    lengthInside([...line].reverse(), boxes.at(-1)),
  ] as const;
  const visible = Math.max(
    Math.min(MIN_VISIBLE_LENGTH, whole * 0.7),
    whole - hidden[0] - hidden[1],
  );
  const share = (whole - visible) / (hidden[0] + hidden[1] || 1);
  const arrow = trimEnd(trimEnd(line, hidden[1] * share).reverse(), hidden[0] * share).reverse();
  const band = trimEnd(arrow, Math.min(6 + width * 1.3, visible * 0.6));
  return {
    id,
    kind,
    isPaidToOther,
    line: goodsLine,
    isFaded,
    width,
    path: roundedPath(band),
    arrowHead: arrowHeadPath(band, arrow, 4 + width * 0.8),
    hubs: boxes.slice(1, -1).map(centreOfBox),
    length: lineLength(band),
  };
}

/** The length of a line until it leaves a box, in whole units. */
export function lengthInside(line: readonly Point[], box: Box | undefined): number {
  if (box === undefined) return 0;
  const { x, y, width, height } = box;
  let length = 0;
  for (const [n, to] of line.slice(1).entries()) {
    const from = line[n] ?? to;
    const part = Math.min(
      shareWithin(from.x, to.x, x + END_OVERLAP, x + width - END_OVERLAP),
      shareWithin(from.y, to.y, y + END_OVERLAP, y + height - END_OVERLAP),
    );
    const stretch = distance(from, to);
    if (part < 1) return Math.ceil(length + part * stretch);
    length += stretch;
  }
  return Math.ceil(length);
}

/** The share of the interval from one number to another that lies within bounds. */
function shareWithin(from: number, to: number, min: number, max: number): number {
  if (from <= min || from >= max) return 0;
  return from === to ? Infinity : ((to > from ? max : min) - from) / (to - from);
}

/** A line through points, first diagonal and then straight, like steps on the map. */
export function bentLine(points: readonly Point[]): readonly Point[] {
  const line: Point[] = points.slice(0, 1);
  for (const [n, to] of points.slice(1).entries()) {
    const from = points[n];
    if (from === undefined || (from.x === to.x && from.y === to.y)) continue;
    const across = to.x - from.x;
    const down = to.y - from.y;
    const diagonal = Math.min(Math.abs(across), Math.abs(down));
    const bend = {
      x: from.x + Math.sign(across) * diagonal,
      y: from.y + Math.sign(down) * diagonal,
    };
    const isStraight = diagonal === 0 || (bend.x === to.x && bend.y === to.y);
    line.push(...(isStraight ? [to] : [bend, to]));
  }
  return line;
}

/** The normal of a segment, to the same side in either direction. */
function normalOf(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const x = (to.x - from.x) / length;
  const y = (to.y - from.y) / length;
  const isForward = x > 1e-6 || (Math.abs(x) <= 1e-6 && y > 0);
  return isForward ? { x: -y, y: x } : { x: y, y: -x };
}

/** The line moved sideways. */
export function offsetLine(line: readonly Point[], by: number): readonly Point[] {
  if (by === 0) return line;
  const sides = line.slice(1).map((to, n) => normalOf(line[n] ?? to, to));
  return line.map((at, n) => {
    const out = sides[n] ?? sides[n - 1] ?? { x: 0, y: 0 };
    const into = sides[n - 1] ?? out;
    const middle = { x: into.x + out.x, y: into.y + out.y };
    const square = middle.x ** 2 + middle.y ** 2;
    // At a sharp turn the sides would meet far away: cut the corner.
    const stretch = square < 1 ? 1 : 2 / square;
    return { x: at.x + middle.x * stretch * by, y: at.y + middle.y * stretch * by };
  });
}

export function lineLength(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, to, n) => sum + distance(line[n] ?? to, to), 0);
}

/** The line without its last part. */
export function trimEnd(line: readonly Point[], length: number): Point[] {
  const points = [...line];
  let left = length;
  for (let to = points.pop(); to !== undefined; to = points.pop()) {
    const from = points.at(-1);
    if (from === undefined) return [to];
    const stretch = distance(from, to);
    if (stretch > left) {
      const part = 1 - left / stretch;
      points.push({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      return points;
    }
    left -= stretch;
  }
  return points;
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
    const round = Math.min(BEND_RADIUS, distance(before, at) / 2, distance(at, after) / 2);
    path += `L${pointText(pointTowards(at, before, round))}Q${pointText(at)} ${pointText(pointTowards(at, after, round))}`;
  }
  return path;
}

/** A triangle from the end of the band to the end of the line. */
function arrowHeadPath(band: readonly Point[], line: readonly Point[], half: number): string {
  const base = band.at(-1);
  const tip = line.at(-1);
  if (base === undefined || tip === undefined) return "";
  const side = normalOf(base, tip);
  const one = { x: base.x + side.x * half, y: base.y + side.y * half };
  const other = { x: base.x - side.x * half, y: base.y - side.y * half };
  return `M${pointText(one)}L${pointText(tip)}L${pointText(other)}Z`;
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

function pointTowards(from: Point, to: Point, by: number): Point {
  const part = by / (distance(from, to) || 1);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Where cattle stand along a route of this length, from 0 to 1. */
export function cattlePositions(length: number): readonly number[] {
  const count = Math.max(1, Math.min(4, Math.round(length / (1.6 * CELL_SIZE))));
  return Array.from({ length: count }, (_, n) => (n + 0.5) / count);
}
