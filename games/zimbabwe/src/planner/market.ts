import type { Seat } from "@sofala/engine";
import { capacityFor, priceFor } from "../culture/goods.ts";
import { BOX } from "../data/cards.ts";
import { ANANSI, CRAFTS, LINES, WORKS, of } from "../indices.ts";
import { WORDS, nextCell, ones, word } from "../map/cell-set.ts";
import { CELLS, SINGLE, type Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import {
  CRAFTSMEN_PLACED,
  GOD,
  MARKET,
  RESOURCES_NUMBER,
  RESOURCE_CELLS,
  USED,
  USED_TWICE,
  type State,
} from "../memory.ts";
import { cellOf, craftOf, craftsmanNumber, hubNet, isSuperseded, shapeOfPiece } from "../pieces.ts";

const CRAFTSMEN_MAX = CRAFTS.length * BOX.craftsmanTiles;
export const MAKERS_MAX = 32;

/**
 * What a buyer finds on the map: the craftsmen, and which makers of goods there are among them.
 * A maker is a craftsman, for a secondary together with the primary that supplies it.
 * It is loaded again and again without making new objects.
 */
export class Market {
  /** Whose craftsmen and prices are loaded: see `marketNumber`; Anansi has prices of his own. */
  private number = 0;
  private hasAnansi = false;
  craftsmen = 0;
  readonly pieces = new Int32Array(CRAFTSMEN_MAX);
  private readonly prices = new Int32Array(CRAFTSMEN_MAX);
  /** How many markers a resource may carry. */
  capacity = 1;
  private range = 0;
  /** Which resources and markers there are: see `resourcesNumber`. */
  private resources = 0;
  /** The craftsmen of each craft. */
  private readonly byCraft = new Int32Array(CRAFTS.length * BOX.craftsmanTiles);
  private readonly counts = new Int32Array(CRAFTS.length);
  /** The resources each craftsman could still use, once looked up, and how many goods they make (-1: not counted). */
  private readonly stocks = new Int32Array(CRAFTSMEN_MAX * WORDS);
  private readonly units = new Int32Array(CRAFTSMEN_MAX);

  makers = 0;
  /** The makers are listed by their prices alone. */
  private isPriceList = false;
  /** Index of the craftsman that delivers, and of its primary (-1: none). */
  readonly deliverer = new Int32Array(MAKERS_MAX);
  readonly supplier = new Int32Array(MAKERS_MAX);
  readonly line = new Int32Array(MAKERS_MAX);
  /** Where the makers of the next line begin. */
  readonly nextLine = new Int32Array(MAKERS_MAX);
  /** Price of the good with all that lies behind the deliverer. */
  readonly cost = new Int32Array(MAKERS_MAX);
  private highestCost = 0;
  /** Per line: its first maker, and the end of them. */
  readonly firstMaker = new Int32Array(LINES.length);
  readonly endOfMakers = new Int32Array(LINES.length);
  /** How many lines have a maker. */
  lines = 0;
  /** Goods of two lines may want the same resource: thrones and the goods of wood. */
  mayClash = false;
  /** Two secondaries of one line could exchange their primaries. */
  hasExchange = false;

  load(state: State, seat: Seat, range: number): void {
    const number = marketNumber(state);
    this.craftsmen = state.get(CRAFTSMEN_PLACED);
    this.loadStocks(state, seat, range, number === this.number);
    const hasAnansi = state.of(seat, GOD) === ANANSI;
    if (number === this.number && hasAnansi === this.hasAnansi) return;
    this.number = number;
    this.hasAnansi = hasAnansi;
    this.loadPrices(state, seat);
  }

  /** Forgets what craftsmen could use, unless they and their resources are the same as before. */
  private loadStocks(state: State, seat: Seat, range: number, isSame: boolean): void {
    const resources = resourcesNumber(state);
    const capacity = capacityFor(state, seat);
    const isKnown = isSame && resources === this.resources && range === this.range;
    if (isKnown && capacity === this.capacity) return;
    this.resources = resources;
    this.range = range;
    this.capacity = capacity;
    this.units.fill(-1, 0, this.craftsmen);
  }

  private loadPrices(state: State, seat: Seat): void {
    this.isPriceList = false;
    this.counts.fill(0);
    for (let i = 0; i < this.craftsmen; i++) {
      const piece = craftsmanNumber(state, i);
      const craft = craftOf(piece);
      this.pieces[i] = piece;
      this.prices[i] = priceFor(state, seat, piece);
      this.byCraft[craft * BOX.craftsmanTiles + (this.counts[craft] as number)] = i;
      this.counts[craft] = (this.counts[craft] as number) + 1;
    }
  }

  /** Lists the makers that can work and, where `budget` allows, reach their primary. */
  listMakers(state: State, budget: number): void {
    this.list(state, budget, true);
  }

  /** Lists all makers by their prices alone, as if everything were at hand. */
  listPrices(state: State): void {
    if (!this.isPriceList) this.list(state, Infinity, false);
    this.isPriceList = true;
  }

  private list(state: State, budget: number, isExact: boolean): void {
    this.makers = 0;
    this.isPriceList = false;
    this.highestCost = 0;
    this.lines = 0;
    this.mayClash = false;
    this.hasExchange = false;
    for (let line = 0; line < LINES.length; line++) {
      const { primary, secondary } = LINES[line] as { primary: number; secondary: number };
      const first = this.makers;
      const superseded = isSuperseded(state, line);
      if (superseded) this.addSecondaries(state, secondary, primary, line, budget, isExact);
      else this.addPrimaries(state, primary, line, budget, isExact);
      this.firstMaker[line] = first;
      this.endOfMakers[line] = this.makers;
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
    if (cost > this.highestCost) this.highestCost = cost;
  }

  /** How many makers of a line cost no more than this. */
  countMakers(line: number, most: number): number {
    const first = this.firstMaker[line] as number;
    const end = this.endOfMakers[line] as number;
    if (most >= this.highestCost) return end - first;
    let count = 0;
    for (let maker = first; maker < end; maker++) if ((this.cost[maker] as number) <= most) count++;
    return count;
  }

  /** The n-th maker from `first` on, in the order of lines, that costs no more than this. */
  makerNumber(n: number, first: number, most: number): number {
    if (most >= this.highestCost) return first + n;
    let maker = first;
    for (let left = n; ; maker++) {
      if ((this.cost[maker] as number) > most) continue;
      if (left-- === 0) return maker;
    }
  }

  /** Do two craftsmen find a resource each? */
  private canBothWork(state: State, i: number, j: number): boolean {
    const [mine, yours] = [this.unitsOf(state, i), this.unitsOf(state, j)];
    if (mine === 0 || yours === 0) return false;
    if (mine > 1 || yours > 1) return true;
    return this.nextResource(state, i, 0) !== this.nextResource(state, j, 0);
  }

  /** How many goods a craftsman could still make (R 11.5, Q 7.6). */
  unitsOf(state: State, i: number): number {
    const known = this.units[i] as number;
    if (known !== -1) return known;
    return this.stock(state, i);
  }

  /** Looks up which resources a craftsman could still use; returns how many goods they make. */
  private stock(state: State, i: number): number {
    const { words } = state;
    const piece = this.pieces[i] as number;
    const reach = state.geography.reach(cellOf(piece), shapeOfPiece(piece), this.range);
    const resources = RESOURCE_CELLS + of(WORKS, craftOf(piece)) * WORDS;
    const full = this.capacity === 2 ? USED_TWICE : USED;
    let units = 0;
    for (let w = 0; w < WORDS; w++) {
      const cells = word(words, resources + w) & word(reach, w) & ~word(words, full + w);
      this.stocks[i * WORDS + w] = cells;
      if (cells === 0) continue;
      units += ones(cells);
      // Q 7.7: a resource without a marker serves Atete twice.
      if (this.capacity === 2) units += ones(cells & ~word(words, USED + w));
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

  /** The first resource from `start` on that a craftsman could use, or -1. */
  nextResource(state: State, craftsman: number, start: Cell): Cell {
    if ((this.units[craftsman] as number) === -1) this.stock(state, craftsman);
    return nextCell(this.stocks, craftsman * WORDS, start);
  }
}

let numbers = 0;

/** Two states with the same number have the same craftsmen on the map, at the same prices. */
function marketNumber(state: State): number {
  if (state.get(MARKET) === 0) state.set(MARKET, ++numbers);
  return state.get(MARKET);
}

/** Two states with the same number have the same resources, with the same markers, on the same land and water. */
function resourcesNumber(state: State): number {
  if (state.get(RESOURCES_NUMBER) === 0) state.set(RESOURCES_NUMBER, ++numbers);
  return state.get(RESOURCES_NUMBER);
}
