import { WORDS, cellsOf, has, lowest, newSet, put, unite, word } from "./cell-set.ts";
import { CELLS, SINGLE, footprint, type Cell, type Shape } from "./cells.ts";
import type { Geography } from "./geography.ts";

/** A piece on the map, as one number: its cell and shape. */
type Place = number;
const placeOf = (at: Cell, shape: Shape): Place => at * 4 + shape;

/**
 * R 3.5-3.7: the monuments as hubs, on one geography with one range.
 * Legs and circles are walked when first asked for; a new monument makes it forget what that may change.
 */
export class HubNet {
  private readonly geography: Geography;
  private readonly range: number;
  private readonly monuments: Int32Array;
  private readonly legs = new Array<Int32Array | undefined>(CELLS * 4);
  private readonly walked: Place[] = [];
  /** Per place, the cells reached with 0, 1, 2 … hubs, each circle holding the ones before. */
  private readonly circles = new Array<Int32Array[] | undefined>(CELLS * 4);
  private readonly circled: Place[] = [];

  constructor(geography: Geography, range: number, monuments: Int32Array) {
    this.geography = geography;
    this.range = range;
    this.monuments = monuments;
  }

  /** The least number of hubs from one piece to another, or -1 where there is no way with `most` hubs (Q 2.3, 2.4). */
  count(from: Cell, fromShape: Shape, to: Cell, toShape: Shape, most = CELLS): number {
    const start = placeOf(from, fromShape);
    for (let hubs = 0; hubs <= most; hubs++) {
      const circle = this.circle(start, hubs);
      if (circle === undefined) return -1;
      if (covers(circle, to, toShape)) return hubs;
    }
    return -1;
  }

  /** Is the second piece one leg away from the first? */
  isLeg(from: Cell, fromShape: Shape, to: Cell, toShape: Shape): boolean {
    return covers(this.leg(placeOf(from, fromShape)), to, toShape);
  }

  /** The hubs of a cheapest connection, in order; the first in row order among equals. */
  route(from: Cell, fromShape: Shape, to: Cell, toShape: Shape): readonly Cell[] | undefined {
    let left = this.count(from, fromShape, to, toShape);
    if (left === -1) return undefined;
    const hubs: Cell[] = [];
    let place = placeOf(from, fromShape);
    while (left > 0) {
      left--;
      const next = [...cellsOf(this.leg(place), 0)].find(
        (cell) =>
          placeOf(cell, SINGLE) !== place &&
          has(this.monuments, 0, cell) &&
          this.count(cell, SINGLE, to, toShape) === left,
      );
      if (next === undefined) return undefined;
      hubs.push(next);
      place = placeOf(next, SINGLE);
    }
    return hubs;
  }

  /** Adds to a set all cells from which a chain of hubs of any length leads to a piece. */
  addConnected(into: Int32Array, at: Cell, shape: Shape): void {
    const start = placeOf(at, shape);
    let hubs = 0;
    while (this.circle(start, hubs + 1) !== undefined) hubs++;
    unite(into, 0, this.circle(start, hubs) ?? into, 0);
  }

  /** The cells reached with that many hubs, or undefined where more hubs reach no further. */
  private circle(start: Place, hubs: number): Int32Array | undefined {
    let circles = this.circles[start];
    if (circles === undefined) {
      circles = [this.leg(start)];
      this.circles[start] = circles;
      this.circled.push(start);
    }
    while (circles.length <= hubs) {
      const inner = circles.at(-2);
      const wider = this.widen(circles.at(-1) ?? newSet(), inner, start);
      if (wider === undefined) return undefined;
      circles.push(wider);
    }
    return circles[hubs];
  }

  /** Goes on from the monuments that the last circle was the first to reach. */
  private widen(
    circle: Int32Array,
    inner: Int32Array | undefined,
    start: Place,
  ): Int32Array | undefined {
    let wider: Int32Array | undefined;
    for (let i = 0; i < WORDS; i++) {
      let hubs = word(circle, i) & word(this.monuments, i);
      if (inner !== undefined) hubs &= ~word(inner, i);
      for (; hubs !== 0; hubs &= hubs - 1) {
        const place = placeOf(i * 32 + lowest(hubs), SINGLE);
        if (place === start) continue;
        wider ??= circle.slice();
        unite(wider, 0, this.leg(place), 0);
      }
    }
    return wider;
  }

  private leg(place: Place): Int32Array {
    const known = this.legs[place];
    if (known !== undefined) return known;
    const { geography, range, monuments } = this;
    const leg = geography.leg(place >>> 2, (place & 3) as Shape, range, monuments);
    this.legs[place] = leg;
    this.walked.push(place);
    return leg;
  }

  /** A monument was built. Only legs that come to its cell can change. */
  addMonument(cell: Cell): void {
    put(this.monuments, 0, cell);
    for (const place of this.circled) this.circles[place] = undefined;
    this.circled.length = 0;
    let kept = 0;
    for (const place of this.walked) {
      // A path of `range` steps can only be cut where it is not yet at its end.
      const inner = this.geography.reach(place >>> 2, (place & 3) as Shape, this.range - 1);
      if (has(inner, 0, cell)) this.legs[place] = undefined;
      else this.walked[kept++] = place;
    }
    this.walked.length = kept;
  }

  copy(): HubNet {
    const copy = new HubNet(this.geography, this.range, this.monuments.slice());
    for (const place of this.walked) {
      copy.legs[place] = this.legs[place];
      copy.walked.push(place);
    }
    return copy;
  }
}

function covers(set: Int32Array, at: Cell, shape: Shape): boolean {
  for (const offset of footprint(shape)) if (has(set, 0, at + offset)) return true;
  return false;
}
