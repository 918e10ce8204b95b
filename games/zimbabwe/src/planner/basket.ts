import { WORKS, of } from "../indices.ts";
import type { Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import type { Delivery, Purchase } from "../culture/raise-monument.ts";
import type { State } from "../memory.ts";
import { craftOf } from "../pieces.ts";
import { usedAt } from "../culture/goods.ts";
import { type Market } from "./market.ts";

export const GOODS_MAX = 4;

/** The goods chosen for one monument, and which resources they use. */
export class Basket {
  goods = 0;
  /** The makers chosen. */
  readonly chosen = new Int32Array(GOODS_MAX);
  /** The craftsmen that they ask to work, each as often as it is asked. */
  demands = 0;
  readonly workers = new Int32Array(2 * GOODS_MAX);
  private readonly resources = new Int32Array(2 * GOODS_MAX);
  private readonly market: Market;

  constructor(market: Market) {
    this.market = market;
  }

  /** Are there resources for all goods? Where goods must differ, only thrones and goods of wood can clash. */
  isSupplied(state: State, mayRepeat: boolean): boolean {
    if (mayRepeat) {
      this.listWorkers();
      return this.hasPlenty(state) || this.assign(state, 0);
    }
    const { market, chosen } = this;
    for (let i = 0; i < this.goods; i++) {
      const maker = chosen[i] as number;
      const deliverer = market.deliverer[maker] as number;
      if (of(WORKS, craftOf(market.pieces[deliverer] as number)) === market.line[maker]) continue;
      return market.unitsOf(state, deliverer) > 2 || this.findResources(state);
    }
    return true;
  }

  /** Chooses the first resources in row order that work; false where none do. */
  findResources(state: State): boolean {
    this.listWorkers();
    for (let i = 0; i < this.demands; i++) {
      if (this.market.unitsOf(state, this.workers[i] as number) === 0) return false;
    }
    return this.assign(state, 0);
  }

  private listWorkers(): void {
    const { market, workers } = this;
    this.demands = 0;
    for (let i = 0; i < this.goods; i++) {
      const maker = this.chosen[i] as number;
      workers[this.demands++] = market.deliverer[maker] as number;
      const supplier = market.supplier[maker] as number;
      if (supplier !== -1) workers[this.demands++] = supplier;
    }
  }

  /** Could each of the workers alone serve all that work its resource? */
  private hasPlenty(state: State): boolean {
    for (let i = 0; i < this.demands; i++) {
      const kind = this.kindOf(i);
      let rivals = 0;
      for (let j = 0; j < this.demands; j++) if (this.kindOf(j) === kind) rivals++;
      if (rivals > this.market.unitsOf(state, this.workers[i] as number)) return false;
    }
    return true;
  }

  private kindOf(demand: number): number {
    return of(WORKS, craftOf(this.market.pieces[this.workers[demand] as number] as number));
  }

  /** Gives each worker from `demand` on the first resource that leaves enough for the rest. */
  private assign(state: State, demand: number): boolean {
    if (demand === this.demands) return true;
    const { market, resources } = this;
    const worker = this.workers[demand] as number;
    for (
      let cell = market.nextResource(state, worker, 0);
      cell !== -1;
      cell = market.nextResource(state, worker, cell + 1)
    ) {
      let used = market.capacity === 1 ? 0 : usedAt(state, cell);
      for (let i = 0; i < demand; i++) if (resources[i] === cell) used++;
      if (used >= market.capacity) continue;
      resources[demand] = cell;
      if (this.assign(state, demand + 1)) return true;
    }
    return false;
  }

  /** What is bought for a monument, once the resources are found. */
  purchases(net: HubNet, at: Cell): readonly Purchase[] {
    const { market } = this;
    const purchases: Purchase[] = [];
    let demand = 0;
    for (let i = 0; i < this.goods; i++) {
      const maker = this.chosen[i] as number;
      const deliverer = market.deliverer[maker] as number;
      const supplier = market.supplier[maker] as number;
      const first = this.delivery(deliverer, demand++, market.hubsFrom(net, at, deliverer));
      if (supplier === -1) {
        purchases.push([first]);
        continue;
      }
      const hubs = market.hubsBetween(net, deliverer, supplier);
      purchases.push([first, this.delivery(supplier, demand++, hubs)]);
    }
    return purchases;
  }

  private delivery(worker: number, demand: number, hubs: number): Delivery {
    const piece = this.market.pieces[worker] as number;
    return { piece, resource: this.resources[demand] as number, hubs };
  }
}
