import type { Seat } from "@sofala/engine";
import { TOP_LEVEL } from "../data/cards.ts";
import type { Delivery, Purchase } from "../culture/raise-monument.ts";
import { WORKS, of } from "../indices.ts";
import { WORDS, has, nextCell } from "../map/cell-set.ts";
import { CELLS, nameOf, type Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import { CRAFTSMEN_PLACED, MONUMENTS_OF, RAISED, type State } from "../memory.ts";
import { cellOf, craftOf, hubNet, levelAt, rangeNow } from "../pieces.ts";
import type { Good } from "../state.ts";
import { MAKERS_MAX, Market, capacityFor, goodsMustDiffer, usedAt } from "./market.ts";

const GOODS_MAX = 4;
/** Dearer than anything: out of reach. */
const TOO_DEAR = 1 << 20;

/**
 * The representatives of all raises that a seat can pay for: per monument one for every set of
 * craftsmen paid, with the fewest hubs and the first resources in row order that work.
 * They are counted, and made only when asked for by index.
 */
export class Raises {
  count = 0;
  private readonly market = new Market();
  private net: HubNet | undefined;
  private budget = 0;
  private capacity = 1;
  private mayRepeat = false;
  /** Monuments that can be raised, and how many representatives each has. */
  private monuments = 0;
  private readonly cells = new Int32Array(CELLS);
  private readonly counts = new Int32Array(CELLS);

  /** Of the monument looked at: what each maker's good costs there, hubs included. */
  private readonly prices = new Int32Array(MAKERS_MAX);
  private needed = 0;
  private readonly chosen = new Int32Array(GOODS_MAX);
  private readonly workers = new Int32Array(2 * GOODS_MAX);
  private readonly sorted = new Int32Array(2 * GOODS_MAX);
  private readonly resources = new Int32Array(2 * GOODS_MAX);
  private demands = 0;
  /** The representative that the enumeration shall stop at, or -1; and how many it has passed. */
  private wanted = -1;
  private passed = 0;
  /** By the craftsmen paid: what the cheapest choice leaves of the budget. */
  private readonly distinct = new Map<
    number,
    { readonly rest: number; readonly chosen: Int32Array }
  >();

  load(state: State, seat: Seat, budget: number): void {
    this.count = 0;
    this.monuments = 0;
    if (budget < 1 || state.get(CRAFTSMEN_PLACED) === 0) return;
    let isLoaded = false;
    const own = MONUMENTS_OF + seat * WORDS;
    for (
      let at = nextCell(state.words, own, 0);
      at !== -1;
      at = nextCell(state.words, own, at + 1)
    ) {
      const level = levelAt(state, at);
      if (level === TOP_LEVEL || level > budget || has(state.words, RAISED, at)) continue;
      if (!isLoaded) {
        this.enter(state, seat, budget);
        isLoaded = true;
      }
      if (this.market.makers === 0) return;
      if (level > this.market.lines && !this.mayRepeat) continue;
      this.note(at, this.enumerate(state, at, level, -1));
    }
  }

  private enter(state: State, seat: Seat, budget: number): void {
    const range = rangeNow(state);
    this.market.load(state, seat, range, budget);
    this.net = hubNet(state, range);
    this.budget = budget;
    this.capacity = capacityFor(state, seat);
    this.mayRepeat = !goodsMustDiffer(state, seat);
  }

  private note(at: Cell, count: number): void {
    if (count === 0) return;
    this.cells[this.monuments] = at;
    this.counts[this.monuments] = count;
    this.monuments++;
    this.count += count;
  }

  /** Goes through the representatives of a monument, to the end or to the wanted one; says how many it passed. */
  private enumerate(state: State, at: Cell, level: number, wanted: number): number {
    this.needed = level;
    this.wanted = wanted;
    this.passed = 0;
    this.connect(at);
    if (this.mayRepeat && this.market.hasExchange) this.chooseDistinct(state);
    else this.choose(state, 0, 0, this.budget);
    return this.passed;
  }

  private connect(at: Cell): void {
    const { market, net, prices } = this;
    let deliverer = -1;
    let hubs = -1;
    for (let maker = 0; maker < market.makers; maker++) {
      const cost = market.cost[maker] as number;
      const room = this.budget - cost - (this.needed - 1);
      if (market.deliverer[maker] !== deliverer || hubs === -1) {
        deliverer = market.deliverer[maker] as number;
        hubs = net === undefined || room < 0 ? -1 : market.hubsFrom(net, at, deliverer, room);
      }
      prices[maker] = hubs === -1 || hubs > room ? TOO_DEAR : cost + hubs;
    }
  }

  /** Chooses the goods still needed, makers in order; true once the wanted representative is chosen. */
  private choose(state: State, depth: number, from: number, left: number): boolean {
    const { market, mayRepeat, prices, chosen } = this;
    const missing = this.needed - depth - 1;
    const isPlain = missing === 0 && this.wanted === -1 && !market.mayClash && !mayRepeat;
    for (let maker = from; maker < market.makers; maker++) {
      const rest = left - (prices[maker] as number);
      if (rest < missing) continue;
      if (isPlain) {
        this.passed++;
        continue;
      }
      chosen[depth] = maker;
      if (missing > 0) {
        const next = mayRepeat ? maker : (market.nextLine[maker] as number);
        if (this.choose(state, depth + 1, next, rest)) return true;
      } else if (this.isSupplied(state)) {
        if (mayRepeat && market.hasExchange) this.collect(rest);
        else if (this.passed++ === this.wanted) return true;
      }
    }
    return false;
  }

  /**
   * Tsui-Goab with several secondaries and primaries of one line: the same craftsmen can be paid in
   * several pairings, of which the one with the fewest hubs stands for all.
   */
  private chooseDistinct(state: State): void {
    const { wanted } = this;
    this.wanted = -1;
    this.distinct.clear();
    this.choose(state, 0, 0, this.budget);
    this.passed = this.distinct.size;
    const found = [...this.distinct.values()][wanted];
    if (found === undefined) return;
    this.chosen.set(found.chosen);
  }

  private collect(rest: number): void {
    const { sorted } = this;
    for (let i = 0; i < this.demands; i++) {
      const worker = this.workers[i] as number;
      let place = i;
      for (; place > 0 && (sorted[place - 1] as number) > worker; place--) {
        sorted[place] = sorted[place - 1] as number;
      }
      sorted[place] = worker;
    }
    let key = 0;
    for (let i = 0; i < this.demands; i++) key = key * MAKERS_MAX + (sorted[i] as number) + 1;
    if (rest > (this.distinct.get(key)?.rest ?? -1)) {
      this.distinct.set(key, { rest, chosen: this.chosen.slice() });
    }
  }

  private demandsMet(state: State): boolean {
    this.listWorkers();
    return this.assign(state, 0);
  }

  /** The craftsmen that the goods chosen ask to work, each as often as it is asked. */
  private listWorkers(): number {
    const { market, workers } = this;
    let demands = 0;
    for (let i = 0; i < this.needed; i++) {
      const maker = this.chosen[i] as number;
      workers[demands++] = market.deliverer[maker] as number;
      const supplier = market.supplier[maker] as number;
      if (supplier !== -1) workers[demands++] = supplier;
    }
    this.demands = demands;
    return demands;
  }

  /** Are there enough resources for the goods chosen? Which ones is another question. */
  private isSupplied(state: State): boolean {
    const { market, chosen } = this;
    if (this.mayRepeat) return this.hasPlenty() || this.demandsMet(state);
    // R 10: only thrones take a resource from goods of another line, one wood from two at most.
    for (let i = 0; i < this.needed; i++) {
      const maker = chosen[i] as number;
      const deliverer = market.deliverer[maker] as number;
      if (of(WORKS, craftOf(market.pieces[deliverer] as number)) === market.line[maker]) continue;
      return (market.units[deliverer] as number) > 2 || this.demandsMet(state);
    }
    return true;
  }

  /** Could each of the workers alone serve all that work its resource? */
  private hasPlenty(): boolean {
    const { market, workers } = this;
    const demands = this.listWorkers();
    for (let i = 0; i < demands; i++) {
      const worker = workers[i] as number;
      const kind = of(WORKS, craftOf(market.pieces[worker] as number));
      let rivals = 0;
      for (let j = 0; j < demands; j++) {
        const other = market.pieces[workers[j] as number] as number;
        if (of(WORKS, craftOf(other)) === kind) rivals++;
      }
      if (rivals > (market.units[worker] as number)) return false;
    }
    return true;
  }

  /** Gives each worker from `demand` on the first resource in row order that leaves enough for the rest. */
  private assign(state: State, demand: number): boolean {
    if (demand === this.demands) return true;
    const { market, resources, capacity } = this;
    const worker = this.workers[demand] as number;
    for (
      let cell = market.nextResource(worker, 0);
      cell !== -1;
      cell = market.nextResource(worker, cell + 1)
    ) {
      let used = capacity === 1 ? 0 : usedAt(state, cell);
      for (let i = 0; i < demand; i++) if (resources[i] === cell) used++;
      if (used >= capacity) continue;
      resources[demand] = cell;
      if (this.assign(state, demand + 1)) return true;
    }
    return false;
  }

  /** The monument that a representative raises. */
  monument(index: number): Cell {
    let left = index;
    let i = 0;
    while (left >= (this.counts[i] as number)) left -= this.counts[i++] as number;
    this.wanted = left;
    return this.cells[i] as number;
  }

  /** What a representative buys. */
  purchases(state: State, index: number): readonly Purchase[] {
    const { market, net } = this;
    const at = this.monument(index);
    this.enumerate(state, at, levelAt(state, at), this.wanted);
    if (net === undefined || !this.demandsMet(state)) return [];
    let demand = 0;
    const deliver = (worker: number, hubs: number): Delivery => ({
      piece: market.pieces[worker] as number,
      resource: this.resources[demand++] as number,
      hubs,
    });
    return Array.from({ length: this.needed }, (_, i): Purchase => {
      const maker = this.chosen[i] as number;
      const deliverer = market.deliverer[maker] as number;
      const supplier = market.supplier[maker] as number;
      const first = deliver(deliverer, market.hubsFrom(net, at, deliverer));
      if (supplier === -1) return [first];
      return [first, deliver(supplier, market.hubsBetween(net, deliverer, supplier))];
    });
  }
}

/** Purchases as the goods of a move; hubs are left out, which means the fewest. */
export const goodsOf = (purchases: readonly Purchase[]): readonly Good[] =>
  purchases.map(([delivery, supply]) => ({
    craftsman: nameOf(cellOf(delivery.piece)),
    resource: nameOf(delivery.resource),
    ...(supply === undefined
      ? {}
      : {
          primary: {
            craftsman: nameOf(cellOf(supply.piece)),
            resource: nameOf(supply.resource),
          },
        }),
  }));
