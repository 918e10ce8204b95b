import type { Seat } from "@sofala/engine";
import { capacityFor, priceFor } from "../culture/goods.ts";
import { BOX } from "../data/cards.ts";
import { CRAFTS, LINES, WORKS, of } from "../indices.ts";
import { WORDS, nextCell, ones, word } from "../map/cell-set.ts";
import { CELLS, SINGLE, type Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import { CRAFTSMEN_PLACED, RESOURCE_CELLS, USED, USED_TWICE, type State } from "../memory.ts";
import { cellOf, craftOf, craftsmanNumber, hubNet, isSuperseded, shapeOfPiece } from "../pieces.ts";

const CRAFTSMEN_MAX = CRAFTS.length * BOX.craftsmanTiles;
export const MAKERS_MAX = 32;

/**
 * What a buyer finds on the map: the craftsmen, and which makers of goods there are among them.
 * A maker is a craftsman, for a secondary together with the primary that supplies it.
 * It is loaded again and again without making new objects.
 */
export class Market {
  craftsmen = 0;
  readonly pieces = new Int32Array(CRAFTSMEN_MAX);
  private readonly prices = new Int32Array(CRAFTSMEN_MAX);
  /** How many markers a resource may carry. */
  capacity = 1;
  private range = 0;
  /** The craftsmen of each craft. */
  private readonly byCraft = new Int32Array(CRAFTS.length * BOX.craftsmanTiles);
  private readonly counts = new Int32Array(CRAFTS.length);
  /** The resources each craftsman could still use, and how many goods they make; -1: not looked up yet. */
  private readonly stocks = new Int32Array(CRAFTSMEN_MAX * WORDS);
  private readonly units = new Int32Array(CRAFTSMEN_MAX);

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
  /** Two secondaries of one line could exchange their primaries. */
  hasExchange = false;

  load(state: State, seat: Seat, range: number): void {
    this.craftsmen = state.get(CRAFTSMEN_PLACED);
    this.capacity = capacityFor(state, seat);
    this.range = range;
    this.makers = 0;
    this.counts.fill(0);
    for (let i = 0; i < this.craftsmen; i++) {
      const piece = craftsmanNumber(state, i);
      const craft = craftOf(piece);
      this.pieces[i] = piece;
      this.prices[i] = priceFor(state, seat, piece);
      this.units[i] = -1;
      this.byCraft[craft * BOX.craftsmanTiles + (this.counts[craft] as number)] = i;
      this.counts[craft] = (this.counts[craft] as number) + 1;
    }
  }

  /** Lists the makers that can work and, where `budget` allows, reach their primary. */
  listMakers(state: State, budget: number): void {
    this.list(state, budget, true);
  }

  /** Lists all makers by their prices alone, as if everything were at hand. */
  listPrices(state: State, budget: number): void {
    this.list(state, budget, false);
  }

  private list(state: State, budget: number, isExact: boolean): void {
    this.makers = 0;
    this.lines = 0;
    this.mayClash = false;
    this.hasExchange = false;
    for (let line = 0; line < LINES.length; line++) {
      const { primary, secondary } = LINES[line] as { primary: number; secondary: number };
      const first = this.makers;
      const superseded = isSuperseded(state, line);
      if (superseded) this.addSecondaries(state, secondary, primary, line, budget, isExact);
      else this.addPrimaries(state, primary, line, budget, isExact);
      if (this.makers === first) continue;
      // R 10.3: only the throne maker works a resource of another line.
      if (superseded && of(WORKS, secondary) !== line) this.mayClash = true;
      this.lines++;
      this.nextLine.fill(this.makers, first, this.makers);
    }
  }

  private addPrimaries(
    state: State,
    craft: number,
    line: number,
    budget: number,
    isExact: boolean,
  ): void {
    for (let n = 0; n < (this.counts[craft] as number); n++) {
      const i = this.byCraft[craft * BOX.craftsmanTiles + n] as number;
      const price = this.prices[i] as number;
      if (price > budget || (isExact && this.unitsOf(state, i) === 0)) continue;
      this.addMaker(i, -1, line, price);
    }
  }

  /** R 11.7, Q 2.5: the way from the secondary to its primary is paid as well. */
  private addSecondaries(
    state: State,
    secondary: number,
    primary: number,
    line: number,
    budget: number,
    isExact: boolean,
  ): void {
    const deliverers = this.counts[secondary] as number;
    const suppliers = this.counts[primary] as number;
    this.hasExchange ||= deliverers > 1 && suppliers > 1;
    for (let n = 0; n < deliverers; n++) {
      const i = this.byCraft[secondary * BOX.craftsmanTiles + n] as number;
      for (let m = 0; m < suppliers; m++) {
        const j = this.byCraft[primary * BOX.craftsmanTiles + m] as number;
        const price = (this.prices[i] as number) + (this.prices[j] as number);
        if (price > budget) continue;
        let hubs = 0;
        if (isExact) {
          if (!this.canBothWork(state, i, j)) continue;
          hubs = this.hubsBetween(hubNet(state, this.range), i, j, budget - price);
          if (hubs === -1) continue;
        }
        this.addMaker(i, j, line, price + hubs);
      }
    }
  }

  private addMaker(deliverer: number, supplier: number, line: number, cost: number): void {
    this.deliverer[this.makers] = deliverer;
    this.supplier[this.makers] = supplier;
    this.line[this.makers] = line;
    this.cost[this.makers] = cost;
    this.makers++;
  }

  /** Do two craftsmen find a resource each? */
  private canBothWork(state: State, i: number, j: number): boolean {
    const [mine, yours] = [this.unitsOf(state, i), this.unitsOf(state, j)];
    if (mine === 0 || yours === 0) return false;
    return mine > 1 || yours > 1 || this.nextResource(i, 0) !== this.nextResource(j, 0);
  }

  /** How many goods a craftsman could still make (R 11.5, Q 7.6). */
  unitsOf(state: State, i: number): number {
    const known = this.units[i] as number;
    if (known !== -1) return known;
    const piece = this.pieces[i] as number;
    const reach = state.geography.reach(cellOf(piece), shapeOfPiece(piece), this.range);
    const resources = RESOURCE_CELLS + of(WORKS, craftOf(piece)) * WORDS;
    const full = this.capacity === 2 ? USED_TWICE : USED;
    let units = 0;
    for (let w = 0; w < WORDS; w++) {
      const cells =
        word(state.words, resources + w) & word(reach, w) & ~word(state.words, full + w);
      this.stocks[i * WORDS + w] = cells;
      if (cells === 0) continue;
      units += ones(cells);
      // Q 7.7: a resource without a marker serves Atete twice.
      if (this.capacity === 2) units += ones(cells & ~word(state.words, USED + w));
    }
    this.units[i] = units;
    return units;
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

  /** The first resource from `start` on that a craftsman could use, or -1; its units must be known. */
  nextResource(craftsman: number, start: Cell): Cell {
    return nextCell(this.stocks, craftsman * WORDS, start);
  }
}
