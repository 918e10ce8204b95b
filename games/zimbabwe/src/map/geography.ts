import { drop, has, isEmptySet, meets, newSet, nextCell, put } from "./cell-set.ts";
import { CELLS, STRIDE, footprint, type Cell, type Shape } from "./cells.ts";
import { Walk, type Body } from "./walk.ts";

/** R 3.2: how far a step count reaches; R 7: with Eshu. */
export const RANGE = 3;
export const ESHU_RANGE = 6;

/** What never changes during a game. */
export interface Terrain {
  readonly width: number;
  readonly height: number;
  /** Where there is a tile at all (Q 1.7). */
  readonly onMap: Int32Array;
  readonly starts: Int32Array;
}

const NO_MONUMENTS = newSet();
const walk = new Walk();

/** What is known of a reach, and of the reach one step shorter. */
interface Circle {
  readonly inner: Int32Array;
  readonly outer: Int32Array;
}

/** Circles of one range, by place. */
class Circles {
  readonly range: number;
  readonly known = new Array<Circle | undefined>(CELLS * 4);
  readonly places: number[] = [];

  constructor(range: number) {
    this.range = range;
  }

  add(place: number, circle: Circle): void {
    this.known[place] = circle;
    this.places.push(place);
  }
}

/**
 * Land and water, and how far one gets on them. Immutable: rain makes another one.
 * Reach is computed when first asked for and kept.
 */
export class Geography {
  readonly terrain: Terrain;
  readonly water: Int32Array;
  private readonly bodies: readonly Body[];
  private readonly near = new Circles(RANGE);
  private readonly far = new Circles(ESHU_RANGE);

  private constructor(terrain: Terrain, water: Int32Array, bodies: readonly Body[]) {
    this.terrain = terrain;
    this.water = water;
    this.bodies = bodies;
  }

  static of(terrain: Terrain, water: Int32Array): Geography {
    return new Geography(terrain, water, bodiesOf(water));
  }

  /** The map after rain, and the body of water that the rain made or became part of. */
  withWater(first: Cell, second: Cell): { readonly map: Geography; readonly body: Int32Array } {
    const water = this.water.slice();
    put(water, 0, first);
    put(water, 0, second);
    const cells = bodyFrom(first, water.slice());
    const body = bodyOf(cells);
    const others = this.bodies.filter((other) => !meets(other.cells, 0, cells, 0));
    const map = new Geography(this.terrain, water, [...others, body]);
    for (const circles of [this.near, this.far]) {
      for (const place of circles.places) {
        const circle = circles.known[place];
        // Whoever does not come to this water finds the world as it was.
        if (circle === undefined || meets(circle.outer, 0, cells, 0)) continue;
        map.circles(circles.range).add(place, circle);
      }
    }
    return { map, body: cells };
  }

  /** All cells within range of a piece, straight over whatever stands there (Q 1.5, 1.6, 2.2). */
  reach(at: Cell, shape: Shape, range: number): Int32Array {
    return this.circle(at, shape, range).outer;
  }

  /** The same with one step less. */
  innerReach(at: Cell, shape: Shape, range: number): Int32Array {
    return this.circle(at, shape, range).inner;
  }

  private circle(at: Cell, shape: Shape, range: number): Circle {
    const circles = this.circles(range);
    const known = circles.known[at * 4 + shape];
    if (known !== undefined) return known;
    walk.start(this.origin(at, shape));
    for (let step = 1; step < range; step++) this.step(NO_MONUMENTS);
    const inner = walk.reached.slice();
    this.step(NO_MONUMENTS);
    const circle = { inner, outer: walk.reached.slice() };
    circles.add(at * 4 + shape, circle);
    return circle;
  }

  private circles(range: number): Circles {
    return range === RANGE ? this.near : this.far;
  }

  /**
   * R 3.5, Q 2.2: the cells that a path towards a craftsman reaches in one leg:
   * it may end on a monument but not run over one.
   */
  leg(at: Cell, shape: Shape, range: number, monuments: Int32Array): Int32Array {
    walk.start(this.origin(at, shape));
    for (let step = 0; step < range; step++) this.step(monuments);
    return walk.reached.slice();
  }

  /** Steps between two pieces, or undefined where there is no way (R 3.1). */
  distance(from: Int32Array, to: Int32Array): number | undefined {
    walk.start(from);
    for (let steps = 0; ; steps++) {
      if (meets(walk.reached, 0, to, 0)) return steps;
      const before = walk.reached.slice();
      this.step(NO_MONUMENTS);
      if (before.every((bits, i) => bits === walk.reached[i])) return undefined;
    }
  }

  private step(monuments: Int32Array): void {
    walk.step(this.terrain.onMap, this.water, this.bodies, monuments);
  }

  /** The cells of a piece; for a cell of water, its whole body. */
  origin(at: Cell, shape: Shape): Int32Array {
    const cells = newSet();
    for (const offset of footprint(shape)) put(cells, 0, at + offset);
    if (!has(this.water, 0, at)) return cells;
    return this.bodies.find((body) => has(body.cells, 0, at))?.cells.slice() ?? cells;
  }
}

function bodiesOf(water: Int32Array): readonly Body[] {
  const left = water.slice();
  const bodies: Body[] = [];
  while (!isEmptySet(left, 0)) bodies.push(bodyOf(bodyFrom(nextCell(left, 0, 0), left)));
  return bodies;
}

/** The cells of the body that a cell belongs to; they are taken out of `left`. */
function bodyFrom(start: Cell, left: Int32Array): Int32Array {
  const cells = newSet();
  const edge = [start];
  for (let cell = edge.pop(); cell !== undefined; cell = edge.pop()) {
    if (cell < 0 || cell >= CELLS || !has(left, 0, cell)) continue;
    drop(left, 0, cell);
    put(cells, 0, cell);
    edge.push(cell - 1, cell + 1, cell - STRIDE, cell + STRIDE);
  }
  return cells;
}

function bodyOf(cells: Int32Array): Body {
  const isWet = (bits: number) => bits !== 0;
  return { cells, first: cells.findIndex(isWet), last: cells.findLastIndex(isWet) };
}
