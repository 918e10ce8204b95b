import type { Seat } from "@sofala/engine";
import { BOX } from "../data/cards.ts";
import { ANANSI, ATETE, CRAFTS, LINES, LINE_OF, TSUI_GOAB, WORKS, of } from "../indices.ts";
import { WORDS, has, nextCell, ones, word } from "../map/cell-set.ts";
import { CELLS, SINGLE, type Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import {
  CRAFTSMEN_PLACED,
  GOD,
  PRICE,
  RESOURCE_CELLS,
  USED,
  USED_TWICE,
  type State,
} from "../memory.ts";
import {
  cellOf,
  craftOf,
  craftsmanNumber,
  hubNet,
  isSuperseded,
  ownerOf,
  shapeOfPiece,
  type Craftsman,
} from "../pieces.ts";

/** R 11.6 and 7: how many markers a resource may carry for this buyer (Q 7.7). */
export const capacityFor = (state: State, seat: Seat): number =>
  state.of(seat, GOD) === ATETE ? 2 : 1;

/** R 11.4, Q 7.8: what a buyer pays a craftsman for one good. */
export const priceFor = (state: State, seat: Seat, piece: Craftsman): number =>
  state.of(seat, GOD) === ANANSI ? 1 : state.of(ownerOf(piece), PRICE + craftOf(piece));

/** R 11.2: must the goods of one monument differ? */
export const goodsMustDiffer = (state: State, seat: Seat): boolean =>
  state.of(seat, GOD) !== TSUI_GOAB;

export const usedAt = (state: State, cell: Cell): number =>
  has(state.words, USED_TWICE, cell) ? 2 : has(state.words, USED, cell) ? 1 : 0;

const CRAFTSMEN_MAX = 21;
export const MAKERS_MAX = 32;

/**
 * What a buyer finds on the map: who can still work, and which makers of goods there are.
 * A maker is a craftsman, for a secondary together with the primary that supplies it.
 * It is loaded again and again without making new objects.
 */
export class Market {
  craftsmen = 0;
  readonly pieces = new Int32Array(CRAFTSMEN_MAX);
  private readonly prices = new Int32Array(CRAFTSMEN_MAX);
  /** The resources each craftsman could still use: sets of cells. */
  private readonly stocks = new Int32Array(CRAFTSMEN_MAX * WORDS);

  makers = 0;
  /** Index of the craftsman that delivers, and of its primary (-1: none). */
  readonly deliverer = new Int32Array(MAKERS_MAX);
  readonly supplier = new Int32Array(MAKERS_MAX);
  readonly line = new Int32Array(MAKERS_MAX);
  /** Where the makers of the next line begin. */
  readonly nextLine = new Int32Array(MAKERS_MAX);
  /** Price of the good with all that lies behind the deliverer. */
  readonly cost = new Int32Array(MAKERS_MAX);
  /** How many lines have a maker. */
  lines = 0;
  /** Goods of two lines may want the same resource: thrones and the goods of wood. */
  mayClash = false;
  /** How many goods each craftsman could still make. */
  readonly units = new Int32Array(CRAFTSMEN_MAX);
  /** Two secondaries of one line could exchange their primaries. */
  hasExchange = false;

  /** The craftsmen of each craft that can still work: how many, and which. */
  private readonly atWork = new Int32Array(CRAFTS.length);
  private readonly workers = new Int32Array(CRAFTS.length * BOX.craftsmanTiles);

  load(state: State, seat: Seat, range: number, budget = Infinity): void {
    this.craftsmen = state.get(CRAFTSMEN_PLACED);
    const full = capacityFor(state, seat) === 2 ? USED_TWICE : USED;
    this.atWork.fill(0);
    for (let i = 0; i < this.craftsmen; i++) {
      const piece = craftsmanNumber(state, i);
      this.pieces[i] = piece;
      this.prices[i] = priceFor(state, seat, piece);
      this.findStock(state, i, piece, range, full);
    }
    this.makers = 0;
    this.lines = 0;
    this.mayClash = false;
    this.hasExchange = false;
    for (let line = 0; line < LINES.length; line++) {
      const { primary, secondary } = LINES[line] as { primary: number; secondary: number };
      const first = this.makers;
      if (!isSuperseded(state, line)) this.addPrimaries(primary, line, budget);
      else this.addSecondaries(hubNet(state, range), secondary, primary, line, budget);
      if (this.makers === first) continue;
      // R 10: only the throne maker works a resource of another line.
      if (LINE_OF[secondary] !== of(WORKS, secondary) && isSuperseded(state, line))
        this.mayClash = true;
      this.lines++;
      this.nextLine.fill(this.makers, first, this.makers);
    }
  }

  /** R 11.6, Q 7.6 */
  private findStock(state: State, i: number, piece: Craftsman, range: number, full: number): void {
    const reach = state.geography.reach(cellOf(piece), shapeOfPiece(piece), range);
    const resources = RESOURCE_CELLS + of(WORKS, craftOf(piece)) * WORDS;
    const stock = i * WORDS;
    let units = 0;
    for (let w = 0; w < WORDS; w++) {
      const cells =
        word(state.words, resources + w) & word(reach, w) & ~word(state.words, full + w);
      this.stocks[stock + w] = cells;
      if (cells !== 0) units += ones(cells);
      // Q 7.7: a resource without a marker serves Atete twice.
      if (full === USED_TWICE) units += ones(cells & ~word(state.words, USED + w));
    }
    this.units[i] = units;
    if (units === 0) return;
    const craft = craftOf(piece);
    const count = this.atWork[craft] as number;
    this.workers[craft * BOX.craftsmanTiles + count] = i;
    this.atWork[craft] = count + 1;
  }

  private worker(craft: number, n: number): number {
    return this.workers[craft * BOX.craftsmanTiles + n] as number;
  }

  /** Do two craftsmen find a resource each? */
  private canBothWork(i: number, j: number): boolean {
    if ((this.units[i] as number) > 1 || (this.units[j] as number) > 1) return true;
    return this.nextResource(i, 0) !== this.nextResource(j, 0);
  }

  private addPrimaries(craft: number, line: number, budget: number): void {
    for (let n = 0; n < (this.atWork[craft] as number); n++) {
      const i = this.worker(craft, n);
      const price = this.prices[i] as number;
      if (price <= budget) this.addMaker(i, -1, line, price);
    }
  }

  /** R 11.5, Q 2.5: the way from the secondary to its primary is paid as well. */
  private addSecondaries(
    net: HubNet,
    secondary: number,
    primary: number,
    line: number,
    budget: number,
  ): void {
    const deliverers = this.atWork[secondary] as number;
    const suppliers = this.atWork[primary] as number;
    for (let n = 0; n < deliverers; n++) {
      const i = this.worker(secondary, n);
      for (let m = 0; m < suppliers; m++) {
        const j = this.worker(primary, m);
        const price = (this.prices[i] as number) + (this.prices[j] as number);
        if (price > budget || !this.canBothWork(i, j)) continue;
        const hubs = this.hubsBetween(net, i, j, budget - price);
        if (hubs !== -1) this.addMaker(i, j, line, price + hubs);
      }
    }
    if (deliverers > 1 && suppliers > 1) this.hasExchange = true;
  }

  hubsBetween(net: HubNet, from: number, to: number, most = CELLS): number {
    const a = this.pieces[from] as number;
    const b = this.pieces[to] as number;
    return net.hubs(cellOf(a), shapeOfPiece(a), cellOf(b), shapeOfPiece(b), most);
  }

  /** Hubs from a monument to a craftsman, or -1. */
  hubsFrom(net: HubNet, monument: Cell, to: number, most = CELLS): number {
    const piece = this.pieces[to] as number;
    return net.hubs(monument, SINGLE, cellOf(piece), shapeOfPiece(piece), most);
  }

  private addMaker(deliverer: number, supplier: number, line: number, cost: number): void {
    this.deliverer[this.makers] = deliverer;
    this.supplier[this.makers] = supplier;
    this.line[this.makers] = line;
    this.cost[this.makers] = cost;
    this.makers++;
  }

  /** The first resource from `start` on that a craftsman could use, or -1. */
  nextResource(craftsman: number, start: Cell): Cell {
    return nextCell(this.stocks, craftsman * WORDS, start);
  }
}

export const lineOf = (piece: Craftsman): number => of(LINE_OF, craftOf(piece));
