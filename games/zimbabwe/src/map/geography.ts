import { bodiesOf, bodyFrom, bodyOf, touches, type Body } from "./bodies.ts";
import { box } from "./boxes.ts";
import { WORDS, copySet, has, meets, newSet, put, unite, word } from "./cell-set.ts";
import { footprint, type Cell, type Shape } from "./cells.ts";
import { Circles } from "./circles.ts";
import { isConvex, type Outline } from "./outline.ts";
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
  /** Boards of one outline share what is known of it; see outline.ts. */
  readonly outline: Outline;
  readonly starts: Int32Array;
}

const NO_MONUMENTS = newSet();
const walk = new Walk();

/**
 * Land and water, and how far one gets on them.
 * Reach is computed when first asked for and kept until rain changes it.
 */
export class Geography {
  readonly terrain: Terrain;
  readonly water: Int32Array;
  private bodies: readonly Body[];
  private near = new Circles();
  private far: Circles | undefined;

  constructor(terrain: Terrain, water: Int32Array, bodies = bodiesOf(water)) {
    this.terrain = terrain;
    this.water = water;
    this.bodies = bodies;
  }

  copy(): Geography {
    const copy = new Geography(this.terrain, this.water.slice(), this.bodies);
    copy.near = this.near.copy();
    copy.far = this.far?.copy();
    return copy;
  }

  /** Rain; returns the body of water that it made or became part of. */
  addWater(first: Cell, second: Cell): Int32Array {
    put(this.water, 0, first);
    put(this.water, 0, second);
    const cells = bodyFrom(first, this.water.slice());
    const others = this.bodies
      .filter((other) => !meets(other.cells, 0, cells, 0))
      .map((other) => bodyOf(other.cells));
    this.bodies = [...others, bodyOf(cells)];
    this.near.addWater(cells);
    this.far?.addWater(cells);
    return cells;
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
    const isOpen =
      range === RANGE && !has(this.water, 0, at) && isConvex(this.terrain.outline, at, shape);
    if (isOpen) this.measure(at, shape, inner, outer);
    else this.walkAround(at, shape, range, inner, outer);
    this.circles(range).add(at * 4 + shape, inner, outer);
    return { inner, outer };
  }

  private walkAround(
    at: Cell,
    shape: Shape,
    range: number,
    inner: Int32Array,
    outer: Int32Array,
  ): void {
    // A long way begins with a short one.
    const isLong = range > RANGE;
    walk.start(isLong ? this.reach(at, shape, RANGE) : this.origin(at, shape));
    for (let step = isLong ? RANGE + 1 : 1; step < range; step++) this.step(NO_MONUMENTS);
    copySet(inner, 0, walk.reached, 0);
    this.step(NO_MONUMENTS);
    copySet(outer, 0, walk.reached, 0);
  }

  /**
   * The same without walking, where no corner is in the way: all within three king's moves, and beyond each
   * body of water as far as the steps left after coming to it allow.
   */
  private measure(at: Cell, shape: Shape, inner: Int32Array, outer: Int32Array): void {
    const three = box(at, shape, 3);
    const two = box(at, shape, 2);
    const one = box(at, shape, 1);
    const { onMap } = this.terrain;
    for (let i = 0; i < WORDS; i++) {
      inner[i] = word(two, i) & word(onMap, i);
      outer[i] = word(three, i) & word(onMap, i);
    }
    for (const body of this.bodies) {
      if (!touches(body, three)) continue;
      unite(outer, 0, body.cells, 0);
      if (!touches(body, two)) continue;
      unite(inner, 0, body.cells, 0);
      body.oneStep ??= this.around(body.cells);
      unite(outer, 0, body.oneStep, 0);
      if (!touches(body, one)) continue;
      unite(inner, 0, body.oneStep, 0);
      body.twoSteps ??= this.around(body.oneStep);
      unite(outer, 0, body.twoSteps, 0);
    }
  }

  private around(cells: Int32Array): Int32Array {
    walk.start(cells);
    this.step(NO_MONUMENTS);
    return walk.reached.slice();
  }

  private circles(range: number): Circles {
    return range === RANGE ? this.near : (this.far ??= new Circles());
  }

  /**
   * R 3.6, Q 2.2: the cells that a path towards a craftsman reaches in one leg:
   * it may end on a monument but not run over one.
   */
  leg(at: Cell, shape: Shape, range: number, monuments: Int32Array): Int32Array {
    walk.start(this.origin(at, shape));
    if (has(this.water, 0, at)) this.step(monuments);
    else walk.firstStep(box(at, shape, 1), this.terrain.onMap, this.water, this.bodies);
    for (let step = 1; step < range; step++) this.step(monuments);
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
