import { CELL_SIZE, pointText, type Coordinates, type Point } from "./geometry.ts";

/** A straight stretch of an outline, in cells; what it encloses lies to its right. */
interface Side {
  readonly from: Point;
  /** 0 east, 1 south, 2 west, 3 north. */
  readonly heading: number;
  /** It runs along the edge of the map. */
  readonly isMapEdge: boolean;
}

/** A closed outline. */
export type Loop = readonly Side[];

interface OutlineStyle {
  /** How far inside the cells the line runs; not applied along the edge of the map. */
  readonly inset?: number;
  readonly radius: number;
  /** The radius of the map's own corners. */
  readonly edgeRadius?: number;
}

const DIRECTIONS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
/** Where a cell's side begins, by its heading. */
const SIDE_STARTS = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
] as const;
const ORIGIN = { x: 0, y: 0 };

const directionOf = (heading: number): Point => DIRECTIONS[heading % 4] ?? ORIGIN;
const pointKey = ({ x, y }: Point): string => `${x},${y}`;

/** The outlines of a set of cells: one around each part, one around each hole. Cells that only touch at a corner are not joined. */
export function outlinesOf(
  cells: readonly Coordinates[],
  isOnMap: (row: number, column: number) => boolean,
): readonly Loop[] {
  const inside = new Set(cells.map(({ row, column }) => `${row},${column}`));
  const sidesByStart = new Map<string, Side[]>();
  for (const { row, column } of cells) {
    for (const heading of DIRECTIONS.keys()) {
      const outward = directionOf(heading + 3);
      const beyond = { row: row + outward.y, column: column + outward.x };
      if (inside.has(`${beyond.row},${beyond.column}`)) continue;
      const corner = SIDE_STARTS[heading] ?? ORIGIN;
      const from = { x: column + corner.x, y: row + corner.y };
      const side = { from, heading, isMapEdge: !isOnMap(beyond.row, beyond.column) };
      sidesByStart.set(pointKey(from), [...(sidesByStart.get(pointKey(from)) ?? []), side]);
    }
  }
  const loops: Loop[] = [];
  for (const sides of sidesByStart.values()) {
    for (let first = sides.pop(); first !== undefined; first = sides.pop()) {
      loops.push(joinStraightSides(followSides(first, sidesByStart)));
    }
  }
  return loops;
}

/** Follows the sides until the loop closes; at a fork it stays with its cell. */
function followSides(first: Side, sidesByStart: Map<string, Side[]>): readonly Side[] {
  const path = [first];
  for (let last = first; ;) {
    const step = directionOf(last.heading);
    const here = { x: last.from.x + step.x, y: last.from.y + step.y };
    const sides = sidesByStart.get(pointKey(here)) ?? [];
    const right = sides.findIndex(({ heading }) => heading === (last.heading + 1) % 4);
    const [next] = sides.splice(Math.max(right, 0), 1);
    if (next === undefined) return path;
    path.push(next);
    last = next;
  }
}

/** Joins consecutive sides with the same direction. */
function joinStraightSides(path: readonly Side[]): Loop {
  const isContinuation = (side: Side, before: Side | undefined): boolean =>
    side.heading === before?.heading && side.isMapEdge === before.isMapEdge;
  return path.filter((side, n) => !isContinuation(side, path.at(n - 1)));
}

interface Corner {
  readonly at: Point;
  readonly radius: number;
  readonly headingIn: number;
  readonly headingOut: number;
}

/** The outlines as closed paths, with round corners. */
export const outlinePath = (loops: readonly Loop[], style: OutlineStyle): string =>
  loops
    .map((loop) => `${cornersPath(loop.flatMap((_, n) => cornersAt(loop, n, style)))}Z`)
    .join("");

/** The same lines without the parts along the edge of the map. */
export const shorePath = (loops: readonly Loop[], style: OutlineStyle): string =>
  loops.map((loop) => shorePathOfLoop(loop, style)).join("");

function shorePathOfLoop(loop: Loop, style: OutlineStyle): string {
  const firstAtEdge = loop.findIndex(({ isMapEdge }) => isMapEdge);
  if (firstAtEdge === -1) return outlinePath([loop], style);
  let path = "";
  let run: Corner[] = [];
  for (let n = firstAtEdge + 1; n <= firstAtEdge + loop.length; n++) {
    const side = loop[n % loop.length];
    const corners = cornersAt(loop, n % loop.length, style);
    if (side?.isMapEdge === false) run.push(...corners.slice(run.length === 0 ? -1 : 0));
    else if (run.length > 0) {
      path += cornersPath([...run, ...corners.slice(0, 1)]);
      run = [];
    }
  }
  return path;
}

/** The corner where a side begins; two points where only the inset changes. */
function cornersAt(
  loop: Loop,
  n: number,
  { inset = 0, radius, edgeRadius = 0 }: OutlineStyle,
): Corner[] {
  const side = loop[n];
  const before = loop.at(n - 1);
  if (side === undefined || before === undefined) return [];
  const moved = (at: Point, { heading, isMapEdge }: Side): Point => {
    const inward = directionOf(heading + 1);
    const by = isMapEdge ? 0 : inset;
    return { x: at.x + inward.x * by, y: at.y + inward.y * by };
  };
  const at = { x: side.from.x * CELL_SIZE, y: side.from.y * CELL_SIZE };
  const headingIn = before.heading;
  const headingOut = side.heading;
  if (headingIn === headingOut) {
    return [before, side].map((each) => ({
      at: moved(at, each),
      radius: 0,
      headingIn,
      headingOut,
    }));
  }
  const isConvex = headingOut === (headingIn + 1) % 4;
  const round = isConvex ? Math.max(radius - inset, 2) : radius + inset;
  const ofMap = side.isMapEdge && before.isMapEdge ? edgeRadius : 0;
  const isShore = !side.isMapEdge && !before.isMapEdge;
  return [
    { at: moved(moved(at, before), side), radius: isShore ? round : ofMap, headingIn, headingOut },
  ];
}

function cornersPath(corners: readonly Corner[]): string {
  return corners
    .map(({ at, radius, headingIn, headingOut }, n) => {
      const command = n === 0 ? "M" : "L";
      if (radius === 0) return `${command}${pointText(at)}`;
      const enter = offsetPoint(at, headingIn, -radius);
      const leave = offsetPoint(at, headingOut, radius);
      const sweep = headingOut === (headingIn + 1) % 4 ? 1 : 0;
      return `${command}${pointText(enter)}A${radius} ${radius} 0 0 ${sweep} ${pointText(leave)}`;
    })
    .join("");
}

const offsetPoint = (at: Point, heading: number, by: number): Point => ({
  x: at.x + directionOf(heading).x * by,
  y: at.y + directionOf(heading).y * by,
});
