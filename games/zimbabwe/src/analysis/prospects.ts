import type { Seat } from "@sofala/engine";
import { capacityFor, goodsMustDiffer, priceFor } from "../culture/goods.ts";
import { LINES, RESOURCES_COUNT, WORKS, of } from "../indices.ts";
import { WORDS, has, meets, newSet, nextCell, ones, word } from "../map/cell-set.ts";
import { SINGLE, nameOf, type Cell } from "../map/cells.ts";
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
  /** Per line, the least price of a good if everything were within reach. */
  readonly floor = new Int32Array(LINES_COUNT);
  /** Goods per line that there are resources for. */
  readonly supply = new Int32Array(LINES_COUNT);
  mustDiffer = true;
  private readonly cells = new Int32Array(MONUMENTS_MAX);

  load(state: State, seat: Seat): void {
    this.loads++;
    this.monuments = 0;
    this.mustDiffer = goodsMustDiffer(state, seat);
    const range = rangeOfSeat(state, seat);
    market.load(state, seat, range);
    this.findFloor(state);
    market.listMakers(state, OUT_OF_REACH);
    const net = hubNet(state, range);
    this.countSupply(state, seat, range);
    const own = MONUMENTS_OF + seat * WORDS;
    for (
      let at = nextCell(state.words, own, 0);
      at !== -1 && this.monuments < MONUMENTS_MAX;
      at = nextCell(state.words, own, at + 1)
    ) {
      this.cells[this.monuments] = at;
      this.potential[this.monuments] = potentialLines(state, at);
      this.findGoods(state, seat, net, at);
      this.monuments++;
    }
    this.loadLevels(state);
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

  private findFloor(state: State): void {
    const { floor } = this;
    floor.fill(OUT_OF_REACH);
    market.listPrices(state, OUT_OF_REACH);
    for (let maker = 0; maker < market.makers; maker++) {
      const line = market.line[maker] as number;
      floor[line] = Math.min(floor[line] as number, market.cost[maker] as number);
    }
  }

  private findGoods(state: State, seat: Seat, net: HubNet, at: Cell): void {
    const { cost } = this;
    const first = this.monuments * LINES_COUNT;
    cost.fill(OUT_OF_REACH, first, first + LINES_COUNT);
    let deliverer = -1;
    let hubs = -1;
    for (let maker = 0; maker < market.makers; maker++) {
      if (market.deliverer[maker] !== deliverer) {
        deliverer = market.deliverer[maker] as number;
        hubs = market.hubsFrom(net, at, deliverer);
      }
      if (hubs === -1) continue;
      const entry = first + (market.line[maker] as number);
      const total = (market.cost[maker] as number) + hubs;
      if (total < (cost[entry] as number)) this.note(state, seat, entry, maker, total);
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

/** Twice the range: a craftsman between a monument and a resource serves both. */
function potentialLines(state: State, at: Cell): number {
  const near = state.geography.reach(at, SINGLE, ESHU_RANGE);
  let lines = 0;
  for (let kind = 0; kind < RESOURCES_COUNT; kind++) {
    if (meets(near, 0, state.words, RESOURCE_CELLS + kind * WORDS)) lines |= 1 << kind;
  }
  return lines;
}
