import { CELL, pointText, type Place, type Point } from "./geometry.ts";

/** A straight stretch of an outline, in cells; what it encloses lies to its right. */
interface Side {
  readonly from: Point;
  /** 0 east, 1 south, 2 west, 3 north. */
  readonly heading: number;
  /** It runs along the end of the map. */
  readonly atEdge: boolean;
}

/** A closed outline. */
export type Loop = readonly Side[];

interface Drawing {
  /** How far inside the cells the line runs; along the end of the map it stays where it is. */
  readonly inset?: number;
  readonly radius: number;
  /** Of corners where the map itself has one. */
  readonly edgeRadius?: number;
}

const AHEAD = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
/** Where a cell's side begins, by its heading. */
const START = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const;
const NOWHERE = { x: 0, y: 0 };

const ahead = (heading: number): Point => AHEAD[heading % 4] ?? NOWHERE;
const keyOf = ({ x, y }: Point): string => `${x},${y}`;

/** The outlines of a set of cells: one around each part, one around each hole. Cells that touch at a corner stay apart. */
export function outlinesOf(
  cells: readonly Place[],
  isOnMap: (row: number, column: number) => boolean,
): readonly Loop[] {
  const inside = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const leaving = new Map<string, Side[]>();
  for (const { row, column } of cells) {
    for (const heading of AHEAD.keys()) {
      const outward = ahead(heading + 3);
      const beyond = { row: row + outward.y, column: column + outward.x };
      if (inside.has(`${beyond.row},${beyond.column}`)) continue;
      const corner = START[heading] ?? NOWHERE;
      const from = { x: column + corner.x, y: row + corner.y };
      const side = { from, heading, atEdge: !isOnMap(beyond.row, beyond.column) };
      leaving.set(keyOf(from), [...(leaving.get(keyOf(from)) ?? []), side]);
    }
  }
  const loops: Loop[] = [];
  for (const sides of leaving.values()) {
    for (let first = sides.pop(); first !== undefined; first = sides.pop()) {
      loops.push(joined(walk(first, leaving)));
    }
  }
  return loops;
}

/** Follows the sides until they close; where two ways part, it stays with its cell. */
function walk(first: Side, leaving: Map<string, Side[]>): readonly Side[] {
  const way = [first];
  for (let last = first; ;) {
    const step = ahead(last.heading);
    const here = { x: last.from.x + step.x, y: last.from.y + step.y };
    const sides = leaving.get(keyOf(here)) ?? [];
    const right = sides.findIndex(({ heading }) => heading === (last.heading + 1) % 4);
    const [next] = sides.splice(Math.max(right, 0), 1);
    if (next === undefined) return way;
    way.push(next);
    last = next;
  }
}

/** Sides that go straight on become one. */
function joined(way: readonly Side[]): Loop {
  const goesOn = (side: Side, before: Side | undefined): boolean =>
    side.heading === before?.heading && side.atEdge === before.atEdge;
  return way.filter((side, n) => !goesOn(side, way.at(n - 1)));
}

interface Corner {
  readonly at: Point;
  readonly radius: number;
  readonly into: number;
  readonly out: number;
}

/** The outlines as closed paths, with round corners. */
export const pathOf = (loops: readonly Loop[], drawing: Drawing): string =>
  loops.map((loop) => `${drawn(loop.flatMap((_, n) => cornersAt(loop, n, drawing)))}Z`).join("");

/** The same lines only where they do not run along the end of the map. */
export const shorePathOf = (loops: readonly Loop[], drawing: Drawing): string =>
  loops.map((loop) => shoresOf(loop, drawing)).join("");

function shoresOf(loop: Loop, drawing: Drawing): string {
  const firstAtEdge = loop.findIndex(({ atEdge }) => atEdge);
  if (firstAtEdge === -1) return pathOf([loop], drawing);
  let path = "";
  let run: Corner[] = [];
  for (let n = firstAtEdge + 1; n <= firstAtEdge + loop.length; n++) {
    const side = loop[n % loop.length];
    const corners = cornersAt(loop, n % loop.length, drawing);
    if (side?.atEdge === false) run.push(...corners.slice(run.length === 0 ? -1 : 0));
    else if (run.length > 0) {
      path += drawn([...run, ...corners.slice(0, 1)]);
      run = [];
    }
  }
  return path;
}

/** Where a side begins; two points where only the inset changes. */
function cornersAt(
  loop: Loop,
  n: number,
  { inset = 0, radius, edgeRadius = 0 }: Drawing,
): Corner[] {
  const side = loop[n];
  const before = loop.at(n - 1);
  if (side === undefined || before === undefined) return [];
  const moved = (at: Point, { heading, atEdge }: Side): Point => {
    const inward = ahead(heading + 1);
    const by = atEdge ? 0 : inset;
    return { x: at.x + inward.x * by, y: at.y + inward.y * by };
  };
  const at = { x: side.from.x * CELL, y: side.from.y * CELL };
  const into = before.heading;
  const out = side.heading;
  if (into === out) {
    return [before, side].map((each) => ({ at: moved(at, each), radius: 0, into, out }));
  }
  const isConvex = out === (into + 1) % 4;
  const round = isConvex ? Math.max(radius - inset, 2) : radius + inset;
  const ofMap = side.atEdge && before.atEdge ? edgeRadius : 0;
  const isShore = !side.atEdge && !before.atEdge;
  return [{ at: moved(moved(at, before), side), radius: isShore ? round : ofMap, into, out }];
}

function drawn(corners: readonly Corner[]): string {
  return corners
    .map(({ at, radius, into, out }, n) => {
      const command = n === 0 ? "M" : "L";
      if (radius === 0) return `${command}${pointText(at)}`;
      const enter = along(at, into, -radius);
      const leave = along(at, out, radius);
      const sweep = out === (into + 1) % 4 ? 1 : 0;
      return `${command}${pointText(enter)}A${radius} ${radius} 0 0 ${sweep} ${pointText(leave)}`;
    })
    .join("");
}

const along = (at: Point, heading: number, by: number): Point => ({
  x: at.x + ahead(heading).x * by,
  y: at.y + ahead(heading).y * by,
});
