import type { Seat } from "@sofala/engine";
import { capacityFor, goodsMustDiffer, priceFor } from "../culture/goods.ts";
import { LINES, RESOURCES_COUNT, WORKS, of } from "../indices.ts";
import { WORDS, has, lowest, newSet, ones, word } from "../map/cell-set.ts";
import { SINGLE, nameOf } from "../map/cells.ts";
import { ESHU_RANGE } from "../map/geography.ts";
import type { HubNet } from "../map/hubs.ts";
import {
  CRAFTSMEN_PLACED,
  MONUMENTS_OF,
  RAISED,
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
  levelAt,
  ownerOf,
  rangeOfSeat,
  shapeOfPiece,
} from "../pieces.ts";
import { Market } from "../planner/market.ts";
import type { CellName } from "../state.ts";
import { Digest } from "./digest.ts";
import { RangeCounts } from "./range-counts.ts";

/** The lines of goods: wood, clay, ivory, diamond. */
export const LINES_COUNT = RESOURCES_COUNT;
/** Dearer than anything: not to be had. */
export const OUT_OF_REACH = 1 << 20;
/** More monuments of one seat are not looked at. */
export const MONUMENTS_MAX = 48;
const ENTRIES = MONUMENTS_MAX * LINES_COUNT;
/**
 * What a seat could raise, and for how much: per monument and line the cheapest good, who is paid for
 * it, and how many goods of each line the map yields in a round. It is loaded again and again.
 */
export class Prospects {
  /** How often they were loaded. */
  loads = 0;
  monuments = 0;
  readonly levels = new Int32Array(MONUMENTS_MAX);
  /** Was raised in the turn that is on. */
  readonly isRaised = new Uint8Array(MONUMENTS_MAX);
  /** Lines with a resource near enough for some future craftsman, as bits. */
  readonly potential = new Int32Array(MONUMENTS_MAX);
  /** Per monument and line, hubs included; OUT_OF_REACH where there is none. */
  readonly cost = new Int32Array(ENTRIES);
  /** Part of the cost: hubs, the deliverer's price and its owner, and those of its primary (-1: none). */
  readonly hubs = new Int32Array(ENTRIES);
  readonly price = new Int32Array(ENTRIES);
  readonly owner = new Int32Array(ENTRIES);
  readonly primaryPrice = new Int32Array(ENTRIES);
  readonly primaryOwner = new Int32Array(ENTRIES);
  /** Per line, the least price of a good if everything were within reach; see `loadFloor`. */
  readonly floor = new Int32Array(LINES_COUNT);
  /** Goods per line that there are resources for. */
  readonly supply = new Int32Array(LINES_COUNT);
  /** How many lines can be had for each monument: added up, and the most of one; from `load`. */
  lines = 0;
  mostLines = 0;
  mustDiffer = true;
  /** Stands for all that was loaded but the levels; see `Digest`. */
  digest = 0;
  private readonly cells = new Int32Array(MONUMENTS_MAX);

  /**
   * With `same`, the prospects of a seat for which the same goods have the same prices: they must be the last ones
   * that were loaded, from the same state.
   */
  load(state: State, seat: Seat, same?: Prospects): void {
    this.loadGoods(state, seat, same);
    this.countLines();
    this.findPotential(state);
    this.digest = this.digestOfAll();
  }

  /** Leaves out `potential` and `digest`, which cost most on a map that was never looked at. */
  loadGoods(state: State, seat: Seat, same?: Prospects): void {
    this.loads++;
    this.mustDiffer = goodsMustDiffer(state, seat);
    const range = rangeOfSeat(state, seat);
    if (same === undefined) {
      market.load(state, seat, range);
      market.listMakers(state, OUT_OF_REACH);
      this.countSupply(state, seat, range);
    } else {
      this.supply.set(same.supply);
    }
    this.loadMonuments(state, seat);
    this.findGoods(state, seat, hubNet(state, range));
  }

  /** Loads only the monuments and what goods would cost if everything were within reach. */
  loadFloor(state: State, seat: Seat): void {
    this.loads++;
    this.mustDiffer = goodsMustDiffer(state, seat);
    market.load(state, seat, rangeOfSeat(state, seat));
    this.findFloor(state);
    this.loadMonuments(state, seat);
  }

  private loadMonuments(state: State, seat: Seat): void {
    const own = MONUMENTS_OF + seat * WORDS;
    this.monuments = 0;
    for (let i = 0; i < WORDS; i++) {
      for (let left = word(state.words, own + i); left !== 0; left &= left - 1) {
        if (this.monuments < MONUMENTS_MAX) this.cells[this.monuments++] = i * 32 + lowest(left);
      }
    }
    this.loadLevels(state);
  }

  private digestOfAll(): number {
    const entries = this.monuments * LINES_COUNT;
    digest.clear();
    digest.add(this.mustDiffer ? 1 : 0);
    digest.addAll(this.supply, 0, LINES_COUNT);
    digest.addAll(this.potential, 0, this.monuments);
    digest.addAll(this.cost, 0, entries);
    for (let entry = 0; entry < entries; entry++) {
      if ((this.cost[entry] as number) === OUT_OF_REACH) continue;
      digest.add(this.price[entry] as number);
      digest.add(this.owner[entry] as number);
      digest.add(this.primaryPrice[entry] as number);
      digest.add(this.primaryOwner[entry] as number);
    }
    return digest.value;
  }

  /** Where the same monuments stand, and nothing else changed. */
  loadLevels(state: State): void {
    for (let i = 0; i < this.monuments; i++) {
      const at = this.cells[i] as number;
      this.levels[i] = levelAt(state, at);
      this.isRaised[i] = has(state.words, RAISED, at) ? 1 : 0;
    }
  }

  cell(monument: number): CellName {
    return nameOf(this.cells[monument] as number);
  }

  private countLines(): void {
    this.lines = 0;
    this.mostLines = 0;
    for (let first = 0; first < this.monuments * LINES_COUNT; first += LINES_COUNT) {
      let lines = 0;
      for (let line = 0; line < LINES_COUNT; line++) {
        if ((this.cost[first + line] as number) < OUT_OF_REACH) lines++;
      }
      this.lines += lines;
      if (lines > this.mostLines) this.mostLines = lines;
    }
  }

  private findPotential({ geography, words }: State): void {
    this.potential.fill(0, 0, this.monuments);
    for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
      const around = resourcesAround[kind] as RangeCounts;
      around.load(geography, words, RESOURCE_CELLS + kind * WORDS);
      for (let i = 0; i < this.monuments; i++) {
        if (!around.hasAt(this.cells[i] as number)) continue;
        this.potential[i] = (this.potential[i] as number) | (1 << kind);
      }
    }
  }

  private findFloor(state: State): void {
    const { floor } = this;
    floor.fill(OUT_OF_REACH);
    market.listPrices(state);
    for (let maker = 0; maker < market.makers; maker++) {
      const line = market.line[maker] as number;
      floor[line] = Math.min(floor[line] as number, market.cost[maker] as number);
    }
  }

  private findGoods(state: State, seat: Seat, net: HubNet): void {
    const { cost, cells, monuments } = this;
    cost.fill(OUT_OF_REACH, 0, monuments * LINES_COUNT);
    for (let maker = 0; maker < market.makers; maker++) {
      const piece = market.pieces[market.deliverer[maker] as number] as number;
      const ways = net.waysTo(cellOf(piece), shapeOfPiece(piece));
      const line = market.line[maker] as number;
      const price = market.cost[maker] as number;
      for (let monument = 0; monument < monuments; monument++) {
        const entry = monument * LINES_COUNT + line;
        // Hubs only add to the price.
        if (price >= (cost[entry] as number)) continue;
        const hubs = ways.hubsFrom(cells[monument] as number);
        if (hubs === -1 || price + hubs >= (cost[entry] as number)) continue;
        this.note(state, seat, entry, maker, price + hubs);
      }
    }
  }

  private note(state: State, seat: Seat, entry: number, maker: number, total: number): void {
    const piece = market.pieces[market.deliverer[maker] as number] as number;
    const supplier = market.supplier[maker] as number;
    const primary = supplier === -1 ? -1 : (market.pieces[supplier] as number);
    const price = priceFor(state, seat, piece);
    const primaryPrice = primary === -1 ? 0 : priceFor(state, seat, primary);
    this.cost[entry] = total;
    this.price[entry] = price;
    this.owner[entry] = ownerOf(piece);
    this.primaryPrice[entry] = primaryPrice;
    this.primaryOwner[entry] = primary === -1 ? -1 : ownerOf(primary);
    this.hubs[entry] = total - price - primaryPrice;
  }

  private countSupply(state: State, seat: Seat, range: number): void {
    const capacity = capacityFor(state, seat);
    for (let line = 0; line < LINES_COUNT; line++) {
      const { primary, secondary } = LINES[line] as { primary: number; secondary: number };
      const first = stockOf(state, primary, range, capacity, primaryStock);
      if (!isSuperseded(state, line)) {
        this.supply[line] = first;
        continue;
      }
      const second = stockOf(state, secondary, range, capacity, secondaryStock);
      let goods = Math.min(first, second);
      if (of(WORKS, primary) === of(WORKS, secondary)) {
        let both = 0;
        for (let i = 0; i < WORDS; i++) {
          both += ones(word(primaryStock, i) | word(secondaryStock, i));
        }
        goods = Math.min(goods, (both * capacity) >>> 1);
      }
      this.supply[line] = goods;
    }
  }
}

const market = new Market();
const digest = new Digest();
const primaryStock = newSet();
const secondaryStock = newSet();

/** The resources that craftsmen of a craft could still use, as a set and counted in goods. */
function stockOf(
  state: State,
  craft: number,
  range: number,
  capacity: number,
  into: Int32Array,
): number {
  into.fill(0);
  const resources = RESOURCE_CELLS + of(WORKS, craft) * WORDS;
  const full = capacity === 2 ? USED_TWICE : USED;
  for (let i = 0; i < state.get(CRAFTSMEN_PLACED); i++) {
    const piece = craftsmanNumber(state, i);
    if (craftOf(piece) !== craft) continue;
    const reach = state.geography.reach(cellOf(piece), shapeOfPiece(piece), range);
    for (let w = 0; w < WORDS; w++) {
      into[w] = word(into, w) | (word(state.words, resources + w) & word(reach, w));
    }
  }
  let goods = 0;
  for (let w = 0; w < WORDS; w++) {
    const cells = word(into, w) & ~word(state.words, full + w);
    into[w] = cells;
    if (cells === 0) continue;
    goods += ones(cells);
    if (capacity === 2) goods += ones(cells & ~word(state.words, USED + w));
  }
  return goods;
}

/** Per kind of resource, what counts those within twice the range: a craftsman in between serves both. */
const resourcesAround = Array.from(
  { length: RESOURCES_COUNT },
  () => new RangeCounts(SINGLE, ESHU_RANGE),
);
