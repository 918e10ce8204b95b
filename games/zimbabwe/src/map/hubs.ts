import {
  WORDS,
  cellsOf,
  copySet,
  covers,
  has,
  lowest,
  meets,
  newSet,
  put,
  unite,
  word,
} from "./cell-set.ts";
import { CELLS, SINGLE, type Cell, type Shape } from "./cells.ts";
import type { Geography } from "./geography.ts";
import { joined, provincesOf, type Province } from "./provinces.ts";

/** A piece on the map, as one number: its cell and shape. */
type Place = number;
const placeOf = (at: Cell, shape: Shape): Place => at * 4 + shape;
const PLACES = CELLS * 4;

/**
 * R 3.6, 3.8: the monuments as hubs, on one geography with one range. Monuments are numbered as they
 * come; the links of a place are the monuments one leg away, one bit each. Legs are walked when
 * first asked for, and forgotten when a new monument may stand in their way.
 */
export class HubNet {
  private readonly geography: Geography;
  private readonly range: number;
  private readonly monuments = newSet();
  private count = 0;
  private readonly numbers = new Int16Array(CELLS);
  private readonly cells = new Int16Array(CELLS);

  /** What is known of a place stands at its slot. */
  private readonly slots = new Int16Array(PLACES).fill(-1);
  private readonly places: Place[] = [];
  private readonly legs: (Int32Array | undefined)[] = [];
  private links = new Int32Array(48 * WORDS);
  private provinces: readonly Province[] | undefined;

  constructor(geography: Geography, range: number, monuments: Int32Array, set: number) {
    this.geography = geography;
    this.range = range;
    for (const cell of cellsOf(monuments, set)) this.addMonument(cell);
  }

  /** The same on a map of its own. */
  copy(geography: Geography): HubNet {
    const copy = new HubNet(geography, this.range, NONE, 0);
    copySet(copy.monuments, 0, this.monuments, 0);
    copy.count = this.count;
    copy.numbers.set(this.numbers);
    copy.cells.set(this.cells);
    copy.slots.set(this.slots);
    copy.places.push(...this.places);
    copy.legs.push(...this.legs);
    copy.links = this.links.slice();
    copy.provinces = this.provinces;
    return copy;
  }

  addMonument(cell: Cell): void {
    const { geography, range, places } = this;
    for (let slot = 0; slot < places.length; slot++) {
      const leg = this.legs[slot];
      if (leg === undefined) continue;
      const place = places[slot] as Place;
      // Only before its last step can a path be cut.
      const inner = geography.innerReach(place >>> 2, (place & 3) as Shape, range);
      if (has(inner, 0, cell)) this.legs[slot] = undefined;
      else if (has(leg, 0, cell)) this.link(slot, this.count);
    }
    put(this.monuments, 0, cell);
    this.numbers[cell] = this.count;
    this.cells[this.count] = cell;
    this.count++;
    if (this.provinces === undefined) return;
    const near = geography.reach(cell, SINGLE, range);
    this.provinces = joined(this.provinces, cell, near);
  }

  /** Rain on this map: only what comes to the new water may change. */
  addWater(water: Int32Array): void {
    this.provinces = undefined;
    for (let slot = 0; slot < this.legs.length; slot++) {
      if (meets(this.legs[slot] ?? NONE, 0, water, 0)) this.legs[slot] = undefined;
    }
  }

  private link(slot: number, number: number): void {
    const at = slot * WORDS + (number >>> 5);
    this.links[at] = word(this.links, at) | (1 << (number & 31));
  }

  /** Adds to a set all cells from which a piece is reached, over any number of hubs. */
  addConnected(into: Int32Array, set: number, at: Cell, shape: Shape): void {
    this.provinces ??= provincesOf(this.geography, this.range, this.monuments);
    const near = this.geography.reach(at, shape, this.range);
    unite(into, set, near, 0);
    for (const { members, reach } of this.provinces) {
      if (meets(members, 0, near, 0)) unite(into, set, reach, 0);
    }
  }

  /** The least number of hubs between two pieces, or -1 where `most` hubs do not do (Q 2.3, 2.4). */
  hubs(from: Cell, fromShape: Shape, to: Cell, toShape: Shape, most = CELLS): number {
    const start = this.slot(placeOf(from, fromShape));
    if (covers(this.legs[start] ?? NONE, 0, to, toShape)) return 0;
    if (most === 0) return -1;
    const end = this.slot(placeOf(to, toShape)) * WORDS;
    const { links } = this;
    const width = (this.count + 31) >>> 5;
    for (let i = 0; i < width; i++) {
      seen[i] = 0;
      next[i] = word(links, start * WORDS + i);
    }
    for (let hubs = 1; ; hubs++) {
      let found = 0;
      let isNew = 0;
      for (let i = 0; i < width; i++) {
        found |= word(next, i) & word(links, end + i);
        edge[i] = word(next, i) & ~word(seen, i);
        isNew |= word(edge, i);
        seen[i] = word(seen, i) | word(next, i);
        next[i] = 0;
      }
      if (found !== 0) return hubs;
      if (isNew === 0 || hubs === most) return -1;
      for (let i = 0; i < width; i++) {
        for (let bits = word(edge, i); bits !== 0; bits &= bits - 1) {
          this.addLinks(next, width, this.cells[i * 32 + lowest(bits)] as number);
        }
      }
    }
  }

  private addLinks(into: Int32Array, width: number, monument: Cell): void {
    const from = this.slot(placeOf(monument, SINGLE)) * WORDS;
    for (let i = 0; i < width; i++) into[i] = word(into, i) | word(this.links, from + i);
  }

  /** Is the second piece one leg away from the first? */
  isLeg(from: Cell, fromShape: Shape, to: Cell, toShape: Shape): boolean {
    return covers(this.legs[this.slot(placeOf(from, fromShape))] ?? NONE, 0, to, toShape);
  }

  /** The hubs of a cheapest connection, in order; the first in row order among equals. */
  route(from: Cell, fromShape: Shape, to: Cell, toShape: Shape): readonly Cell[] {
    const hubs: Cell[] = [];
    let [at, shape] = [from, fromShape];
    for (let left = this.hubs(from, fromShape, to, toShape) - 1; left >= 0; left--) {
      const isNext = (cell: Cell) =>
        cell !== at &&
        this.isLeg(at, shape, cell, SINGLE) &&
        this.hubs(cell, SINGLE, to, toShape) === left;
      at = [...cellsOf(this.monuments, 0)].find(isNext) ?? at;
      shape = SINGLE;
      hubs.push(at);
    }
    return hubs;
  }

  /** The slot of a place, with its leg and links up to date. */
  private slot(place: Place): number {
    let slot = this.slots[place] as number;
    if (slot === -1) slot = this.newSlot(place);
    if (this.legs[slot] === undefined) this.explore(slot, place);
    return slot;
  }

  private newSlot(place: Place): number {
    const slot = this.places.length;
    this.slots[place] = slot;
    this.places.push(place);
    this.legs.push(undefined);
    if (this.links.length < (slot + 1) * WORDS) {
      const longer = new Int32Array(2 * this.links.length);
      longer.set(this.links);
      this.links = longer;
    }
    return slot;
  }

  private explore(slot: number, place: Place): void {
    const leg = this.walk(place >>> 2, (place & 3) as Shape);
    this.legs[slot] = leg;
    this.links.fill(0, slot * WORDS, (slot + 1) * WORDS);
    for (let i = 0; i < WORDS; i++) {
      for (let bits = word(leg, i) & word(this.monuments, i); bits !== 0; bits &= bits - 1) {
        this.link(slot, this.numbers[i * 32 + lowest(bits)] as number);
      }
    }
  }

  private walk(at: Cell, shape: Shape): Int32Array {
    const { geography, range, monuments } = this;
    // Where no other monument stands before the last step, nothing is in the way.
    const inner = geography.innerReach(at, shape, range);
    for (let i = 0; i < WORDS; i++) {
      let others = word(inner, i) & word(monuments, i);
      if (shape === SINGLE && i === at >>> 5) others &= ~(1 << (at & 31));
      if (others !== 0) return geography.leg(at, shape, range, monuments);
    }
    return geography.reach(at, shape, range);
  }
}

const NONE = newSet();
const seen = newSet();
const next = newSet();
const edge = newSet();
