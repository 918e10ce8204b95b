import { bodiesOf, bodyOf, bodyWith, isInBody, putSides, type Body } from "./bodies.ts";
import { box } from "./boxes.ts";
import {
  copySet,
  has,
  intersect,
  isEmptySet,
  meets,
  newSet,
  put,
  subtract,
  unite,
} from "./cell-set.ts";
import type { Cell, Shape } from "./cells.ts";
import { Circles } from "./circles.ts";
import { Walk } from "./walk.ts";

/** R 3.2: how far a step count reaches; R 7.5: with Eshu. */
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
const linked = newSet();
const hubs = newSet();

/**
 * Land and water, and how far one gets on them.
 * Reach is computed when first asked for and kept until rain changes it.
 */
export class Geography {
  readonly terrain: Terrain;
  readonly water: Int32Array;
  private bodies: readonly Body[];
  private near: Circles | undefined;
  private far: Circles | undefined;

  constructor(terrain: Terrain, water: Int32Array, bodies = bodiesOf(water)) {
    this.terrain = terrain;
    this.water = water;
    this.bodies = bodies;
  }

  copy(): Geography {
    const copy = new Geography(this.terrain, this.water.slice(), this.bodies);
    copy.near = this.near?.copy();
    copy.far = this.far?.copy();
    return copy;
  }

  /** A copy without the reaches that were computed. */
  compact(): Geography {
    return new Geography(this.terrain, this.water.slice(), this.bodies);
  }

  /** Rain; returns the body of water that it made or became part of. */
  addWater(first: Cell, second: Cell): Body {
    put(this.water, 0, first);
    put(this.water, 0, second);
    const cells = newSet();
    put(cells, 0, first);
    put(cells, 0, second);
    const sides = newSet();
    putSides(sides, first);
    putSides(sides, second);
    const others: Body[] = [];
    for (const other of this.bodies) {
      if (isInBody(other, sides, 0)) unite(cells, 0, other.cells, 0);
      else others.push(other);
    }
    const body = bodyOf(cells);
    others.push(body);
    this.bodies = others;
    this.near?.addWater(body);
    this.far?.addWater(body);
    return body;
  }

  /** All cells within range of a piece, straight over whatever stands there (Q 1.5, 1.6, 2.2). */
  reach(at: Cell, shape: Shape, range: number): Int32Array {
    return this.circles(range).outer(at * 4 + shape) ?? this.explore(at, shape, range).outer;
  }

  /** The same with one step less. */
  innerReach(at: Cell, shape: Shape, range: number): Int32Array {
    return this.circles(range).inner(at * 4 + shape) ?? this.explore(at, shape, range).inner;
  }

  private explore(at: Cell, shape: Shape, range: number): { inner: Int32Array; outer: Int32Array } {
    const inner = newSet();
    const outer = newSet();
    this.leg(at, shape, range, NO_MONUMENTS, outer, 0, inner, 0);
    this.circles(range).add(at * 4 + shape, inner, outer);
    return { inner, outer };
  }

  private circles(range: number): Circles {
    return range === RANGE ? (this.near ??= new Circles()) : (this.far ??= new Circles());
  }

  /**
   * R 3.6, Q 2.2: the cells that a path towards a craftsman reaches in one leg, and those with one step less:
   * it may end on a monument but not run over one.
   */
  leg(
    at: Cell,
    shape: Shape,
    range: number,
    monuments: Int32Array,
    outer: Int32Array,
    outerSet: number,
    inner: Int32Array,
    innerSet: number,
  ): void {
    if (has(this.water, 0, at)) {
      walk.start(this.origin(at, shape));
      this.step(monuments);
    } else {
      walk.startAround(box(at, shape, 1), this.terrain.onMap, this.water, this.bodies);
    }
    for (let step = 2; step < range; step++) this.step(monuments);
    copySet(inner, innerSet, walk.reached, 0);
    this.step(monuments);
    copySet(outer, outerSet, walk.reached, 0);
  }

  /** R 10.7, Q 2.3, 2.7: all cells connected with a cell of `origin`, over any number of hubs; to be used at once. */
  connected(origin: Int32Array, range: number, monuments: Int32Array, set: number): Int32Array {
    linked.fill(0);
    copySet(hubs, 0, origin, 0);
    while (!isEmptySet(hubs, 0)) {
      this.spread(hubs, range);
      // From a hub that was not connected before, everything within its range is, too.
      copySet(hubs, 0, walk.reached, 0);
      intersect(hubs, 0, monuments, set);
      subtract(hubs, 0, linked, 0);
      unite(linked, 0, walk.reached, 0);
    }
    return linked;
  }

  /** All cells within range of a cell of `origin`; to be used before the next walk. */
  around(origin: Int32Array, range: number): Int32Array {
    this.spread(origin, range);
    return walk.reached;
  }

  private spread(origin: Int32Array, steps: number): void {
    walk.start(origin);
    for (let step = 0; step < steps; step++) this.step(NO_MONUMENTS);
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
    return has(this.water, 0, at) ? bodyWith(this.bodies, at).cells : box(at, shape, 0);
  }
}
