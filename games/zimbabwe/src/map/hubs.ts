import {
  WORDS,
  cellsOf,
  clear,
  covers,
  has,
  lowest,
  newSet,
  put,
  unite,
  word,
} from "./cell-set.ts";
import { isInBody, type Body } from "./bodies.ts";
import { CELLS, SINGLE, type Cell, type Shape } from "./cells.ts";
import type { Geography } from "./geography.ts";

/** Where the sets of a piece lie among its words: its leg, the same with one step less, and its links. */
const LEG = 0;
const INNER = WORDS;
const LINKS = 2 * WORDS;
const PIECE_WORDS = 3 * WORDS;
/** More are rarely looked at in a game. */
const PIECES_USUAL = 64;
const UNKNOWN = -1;
const NOT_LOOKED_UP = 0;
/** Ways are remembered in blocks: one block of memory for each piece would take longer to make. */
const WAYS_IN_BLOCK = 12;
const NO_BLOCK = new Int8Array(0);

/**
 * R 3.6, 3.8: the monuments as hubs, on one geography with one range. Pieces are numbered as they are first looked at,
 * one for each cell; the links of a piece are the monuments one leg away, one bit for each number. Legs are walked
 * when first asked for, and forgotten when new water, or a monument that may stand in their way, comes.
 */
export class HubNet {
  private readonly geography: Geography;
  private readonly range: number;
  private readonly monuments: Int32Array;
  /** Per cell, the number of the piece there. */
  private readonly numbers: Int16Array;
  private count: number;
  /** Per number: its cell, the shape that its leg was walked for, and its sets. */
  private readonly cells: Int16Array;
  private readonly shapes: Int8Array;
  private sets: Int32Array;
  /** By cell and shape of a piece. */
  private ways: Map<number, WaysTo> | undefined;
  /** Memory for the ways to some more pieces. */
  private block = NO_BLOCK;

  /** Without monuments, or with all that another net knows. */
  private constructor(geography: Geography, range: number, known?: HubNet) {
    this.geography = geography;
    this.range = range;
    this.monuments = known?.monuments.slice() ?? newSet();
    this.numbers = known?.numbers.slice() ?? new Int16Array(CELLS).fill(UNKNOWN);
    this.count = known?.count ?? 0;
    this.cells = known?.cells.slice() ?? new Int16Array(CELLS);
    this.shapes = known?.shapes.slice() ?? new Int8Array(CELLS);
    // A copy is often for one more monument only.
    this.sets =
      known?.sets.slice(0, (known.count + 2) * PIECE_WORDS) ??
      new Int32Array(PIECES_USUAL * PIECE_WORDS);
  }

  static of(geography: Geography, range: number, monuments: Int32Array, set: number): HubNet {
    const net = new HubNet(geography, range);
    for (const cell of cellsOf(monuments, set)) net.addMonument(cell);
    return net;
  }

  /** The same on a map of its own. */
  copy(geography: Geography): HubNet {
    return new HubNet(geography, this.range, this);
  }

  addMonument(cell: Cell): void {
    this.ways = undefined;
    put(this.monuments, 0, cell);
    const monument = this.numberAt(cell);
    for (let number = 0; number < this.count; number++) {
      const first = number * PIECE_WORDS;
      // Only before its last step can a path be cut.
      if (has(this.sets, first + INNER, cell)) this.shapes[number] = UNKNOWN;
      else if (has(this.sets, first + LEG, cell)) this.link(number, monument);
    }
  }

  /** Rain on this map: only what comes to the new water may change, and what ends there takes it in. */
  addWater(water: Body): void {
    this.ways = undefined;
    for (let number = 0; number < this.count; number++) {
      const first = number * PIECE_WORDS;
      if (isInBody(water, this.sets, first + INNER)) this.shapes[number] = UNKNOWN;
      else if (isInBody(water, this.sets, first + LEG)) {
        unite(this.sets, first + LEG, water.cells, 0);
      }
    }
  }

  private link(number: number, monument: number): void {
    const at = number * PIECE_WORDS + LINKS + (monument >>> 5);
    this.sets[at] = word(this.sets, at) | (1 << (monument & 31));
  }

  /** The least number of hubs between two pieces, or -1 where `most` hubs do not do (Q 2.3, 2.4). */
  hubs(from: Cell, fromShape: Shape, to: Cell, toShape: Shape, most = CELLS): number {
    const start = this.explored(from, fromShape);
    if (covers(this.sets, start + LEG, to, toShape)) return 0;
    if (most === 0) return -1;
    const end = this.explored(to, toShape) + LINKS;
    const width = (this.count + 31) >>> 5;
    for (let i = 0; i < width; i++) {
      seen[i] = 0;
      next[i] = word(this.sets, start + LINKS + i);
    }
    for (let hubs = 1; ; hubs++) {
      let found = 0;
      let isNew = 0;
      for (let i = 0; i < width; i++) {
        found |= word(next, i) & word(this.sets, end + i);
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

  /** What is remembered of the ways from monuments to a piece, until the next monument or water. */
  waysTo(at: Cell, shape: Shape): WaysTo {
    this.ways ??= new Map();
    const place = at * 4 + shape;
    const known = this.ways.get(place);
    if (known !== undefined) return known;
    const row = this.ways.size % WAYS_IN_BLOCK;
    if (row === 0) this.block = new Int8Array(WAYS_IN_BLOCK * CELLS);
    const ways = new WaysTo(this, at, shape, this.block, row * CELLS);
    this.ways.set(place, ways);
    return ways;
  }

  private addLinks(into: Int32Array, width: number, monument: Cell): void {
    const links = this.explored(monument, SINGLE) + LINKS;
    for (let i = 0; i < width; i++) into[i] = word(into, i) | word(this.sets, links + i);
  }

  /** Is the second piece one leg away from the first? */
  isLeg(from: Cell, fromShape: Shape, to: Cell, toShape: Shape): boolean {
    // First the piece: to look at it may move the sets to larger memory.
    const piece = this.explored(from, fromShape);
    return covers(this.sets, piece + LEG, to, toShape);
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

  /** Where the sets of a piece begin, its leg and links up to date. */
  private explored(at: Cell, shape: Shape): number {
    const number = this.numberAt(at);
    if (this.shapes[number] !== shape) this.explore(number, at, shape);
    return number * PIECE_WORDS;
  }

  private numberAt(cell: Cell): number {
    const known = this.numbers[cell] as number;
    if (known !== UNKNOWN) return known;
    const number = this.count++;
    this.numbers[cell] = number;
    this.cells[number] = cell;
    this.shapes[number] = UNKNOWN;
    if (this.sets.length < this.count * PIECE_WORDS) {
      const longer = new Int32Array(2 * this.sets.length);
      longer.set(this.sets);
      this.sets = longer;
    }
    return number;
  }

  private explore(number: number, at: Cell, shape: Shape): void {
    const { geography, range, monuments, sets } = this;
    const first = number * PIECE_WORDS;
    geography.leg(at, shape, range, monuments, sets, first + LEG, sets, first + INNER);
    clear(sets, first + LINKS);
    for (let i = 0; i < WORDS; i++) {
      for (
        let bits = word(sets, first + LEG + i) & word(monuments, i);
        bits !== 0;
        bits &= bits - 1
      ) {
        this.link(number, this.numbers[i * 32 + lowest(bits)] as number);
      }
    }
    this.shapes[number] = shape;
  }
}

/** The least number of hubs from monuments to one piece. */
class WaysTo {
  private readonly net: HubNet;
  private readonly at: Cell;
  private readonly shape: Shape;
  /** By monument, from `first` on: what was found and 2 more, so that 0 is not looked up. */
  private readonly found: Int8Array;
  private readonly first: number;

  constructor(net: HubNet, at: Cell, shape: Shape, found: Int8Array, first: number) {
    this.net = net;
    this.at = at;
    this.shape = shape;
    this.found = found;
    this.first = first;
  }

  /** -1 where there is no way. */
  hubsFrom(monument: Cell): number {
    const known = this.found[this.first + monument] as number;
    if (known !== NOT_LOOKED_UP) return known - 2;
    const hubs = this.net.hubs(monument, SINGLE, this.at, this.shape);
    this.found[this.first + monument] = hubs + 2;
    return hubs;
  }
}

const seen = newSet();
const next = newSet();
const edge = newSet();
