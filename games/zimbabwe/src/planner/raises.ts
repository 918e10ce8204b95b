import type { Seat } from "@sofala/engine";
import { listRaisable, type Purchase } from "../culture/raise-monument.ts";
import { CELLS, nameOf, type Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import { CRAFTSMEN_PLACED, type State } from "../memory.ts";
import { cellOf, hubNet, levelAt, rangeNow } from "../pieces.ts";
import type { Good } from "../state.ts";
import { Basket, GOODS_MAX } from "./basket.ts";
import { goodsMustDiffer } from "../culture/goods.ts";
import { MAKERS_MAX, Market } from "./market.ts";

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
  private readonly basket = new Basket(this.market);
  private net: HubNet | undefined;
  private budget = 0;
  private mayRepeat = false;
  /** Monuments that can be raised, and how many representatives each has. */
  private monuments = 0;
  private readonly cells = new Int32Array(CELLS);
  private readonly counts = new Int32Array(CELLS);
  private readonly levels = new Int32Array(CELLS);

  /** The monument looked at, and what each maker's good costs there, hubs included. */
  private at: Cell = -1;
  private readonly prices = new Int32Array(MAKERS_MAX);
  /** The representative that the enumeration shall stop at, or -1; and how many it has passed. */
  private wanted = -1;
  private passed = 0;
  /** All that the representatives buy, once somebody wants to see them all. */
  private listed: (readonly Purchase[])[] | undefined;
  /** By the craftsmen paid: what the cheapest choice leaves of the budget. */
  private readonly distinct = new Map<
    number,
    { readonly rest: number; readonly chosen: Int32Array }
  >();
  private readonly sorted = new Int32Array(2 * GOODS_MAX);

  load(state: State, seat: Seat, budget: number): void {
    this.count = 0;
    this.monuments = 0;
    this.listed = undefined;
    if (budget < 1 || state.get(CRAFTSMEN_PLACED) === 0) return;
    const raisable = listRaisable(state, seat, budget, this.cells, this.levels);
    if (raisable === 0) return;
    this.enter(state, seat, budget);
    if (this.market.makers === 0) return;
    for (let i = 0; i < raisable; i++) {
      const level = this.levels[i] as number;
      if (level > this.market.lines && !this.mayRepeat) continue;
      const at = this.cells[i] as number;
      this.note(at, this.enumerate(state, at, level, -1));
    }
  }

  private enter(state: State, seat: Seat, budget: number): void {
    const range = rangeNow(state);
    this.market.load(state, seat, range);
    this.market.listMakers(state, budget);
    this.net = hubNet(state, range);
    this.budget = budget;
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
    this.at = at;
    this.basket.goods = level;
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
      const room = this.budget - cost - (this.basket.goods - 1);
      if (market.deliverer[maker] !== deliverer || hubs === -1) {
        deliverer = market.deliverer[maker] as number;
        hubs = net === undefined || room < 0 ? -1 : market.hubsFrom(net, at, deliverer, room);
      }
      prices[maker] = hubs === -1 || hubs > room ? TOO_DEAR : cost + hubs;
    }
  }

  /** Chooses the goods still needed, makers in order; true once the wanted representative is chosen. */
  private choose(state: State, depth: number, from: number, left: number): boolean {
    const { market, mayRepeat, prices, basket } = this;
    const missing = basket.goods - depth - 1;
    const isCounting = this.wanted === -1 && this.listed === undefined;
    const isPlain = missing === 0 && isCounting && !market.mayClash && !mayRepeat;
    for (let maker = from; maker < market.makers; maker++) {
      const rest = left - (prices[maker] as number);
      if (rest < missing) continue;
      if (isPlain) {
        this.passed++;
        continue;
      }
      basket.chosen[depth] = maker;
      if (missing > 0) {
        const next = mayRepeat ? maker : (market.nextLine[maker] as number);
        if (this.choose(state, depth + 1, next, rest)) return true;
      } else if (basket.isSupplied(state, mayRepeat)) {
        if (mayRepeat && market.hasExchange) this.collect(rest);
        else if (this.passed++ === this.wanted) return true;
        else this.listed?.push(this.buy(state));
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
    const found = [...this.distinct.values()];
    for (const { chosen } of wanted === -1 ? found : found.slice(wanted, wanted + 1)) {
      this.basket.chosen.set(chosen);
      this.listed?.push(this.buy(state));
    }
  }

  private collect(rest: number): void {
    const { sorted } = this;
    const { workers, demands, chosen } = this.basket;
    for (let i = 0; i < demands; i++) {
      const worker = workers[i] as number;
      let place = i;
      for (; place > 0 && (sorted[place - 1] as number) > worker; place--) {
        sorted[place] = sorted[place - 1] as number;
      }
      sorted[place] = worker;
    }
    let key = 0;
    for (let i = 0; i < demands; i++) key = key * MAKERS_MAX + (sorted[i] as number) + 1;
    if (rest > (this.distinct.get(key)?.rest ?? -1)) {
      this.distinct.set(key, { rest, chosen: chosen.slice() });
    }
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
    const known = this.listed?.[index];
    if (known !== undefined) return known;
    const at = this.monument(index);
    this.enumerate(state, at, levelAt(state, at), this.wanted);
    return this.buy(state);
  }

  /** Looks at all representatives once, for those who want every one of them. */
  list(state: State): void {
    this.listed = [];
    for (let i = 0; i < this.monuments; i++) {
      const at = this.cells[i] as number;
      this.enumerate(state, at, levelAt(state, at), -1);
    }
  }

  /** What the makers chosen deliver, with the first resources in row order that work. */
  private buy(state: State): readonly Purchase[] {
    this.basket.findResources(state);
    return this.basket.purchases(hubNet(state, rangeNow(state)), this.at);
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
