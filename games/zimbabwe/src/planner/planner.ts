import type { Seat } from "@sofala/engine";
import type { Delivery, Purchase } from "../culture/raise-monument.ts";
import { refuseMonument } from "../culture/raise-monument.ts";
import type { Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import type { State } from "../memory.ts";
import { hubNet, levelAt, ownerOf, rangeOfSeat } from "../pieces.ts";
import { goodsMustDiffer } from "../culture/goods.ts";
import { Market } from "./market.ts";
import { Warehouse } from "./warehouse.ts";

/** What is bought for one monument. */
interface Raise {
  readonly at: Cell;
  readonly purchases: readonly Purchase[];
}

/** A way to raise several monuments in one action. */
export interface Purchases {
  readonly cost: number;
  readonly raises: readonly Raise[];
}

/** One way to get a good to a monument. */
interface Offer {
  readonly maker: number;
  readonly line: number;
  readonly cost: number;
  /** The craftsmen that work for it: the one that delivers, and its primary. */
  readonly workers: readonly number[];
}

/** All goods for one monument. */
interface Choice {
  readonly cost: number;
  readonly offers: readonly Offer[];
}

/** A monument and the ways to raise it if nothing else were bought, cheapest first. */
interface Site {
  readonly at: Cell;
  readonly choices: readonly Choice[];
}

/**
 * R 11: the cheapest legal purchase for all these monuments in one action, whatever is in hand;
 * undefined where there is none. Exact: a search over all choices, cut off where even the least
 * that is still to be paid exceeds the best plan, or the budget. With `sellers`, only their craftsmen are paid.
 */
export function cheapestPurchases(
  state: State,
  seat: Seat,
  monuments: readonly Cell[],
  sellers?: ReadonlySet<Seat>,
  budget = Infinity,
): Purchases | undefined {
  if (new Set(monuments).size !== monuments.length) return undefined;
  if (monuments.some((at) => refuseMonument(state, seat, at) !== undefined)) return undefined;
  const market = new Market();
  market.load(state, seat, rangeOfSeat(state, seat));
  market.listMakers(state, Infinity);
  const net = hubNet(state, rangeOfSeat(state, seat));
  const warehouse = new Warehouse(state, market);
  const mayRepeat = !goodsMustDiffer(state, seat);
  const sites: Site[] = [];
  for (const at of monuments) {
    const offers = offersFor(market, warehouse, net, at, sellers);
    const choices = choicesOf(offers, levelAt(state, at), mayRepeat);
    if (choices.length === 0) return undefined;
    sites.push({ at, choices });
  }
  const best = new Search(warehouse, sites, budget).run();
  return best === undefined ? undefined : purchasesOf(market, net, warehouse, best);
}

/** What can be bought for a monument, without what is never the better buy. */
function offersFor(
  market: Market,
  warehouse: Warehouse,
  net: HubNet,
  at: Cell,
  sellers: ReadonlySet<Seat> | undefined,
): readonly Offer[] {
  const offers: Offer[] = [];
  for (let maker = 0; maker < market.makers; maker++) {
    const supplier = market.supplier[maker] as number;
    const deliverer = market.deliverer[maker] as number;
    const workers = supplier === -1 ? [deliverer] : [deliverer, supplier];
    const isAllowed = (worker: number) =>
      sellers?.has(ownerOf(market.pieces[worker] as number)) ?? true;
    const hubs = market.hubsFrom(net, at, deliverer);
    if (hubs === -1 || !workers.every(isAllowed)) continue;
    const cost = (market.cost[maker] as number) + hubs;
    offers.push({ maker, line: market.line[maker] as number, cost, workers });
  }
  return offers.filter((offer) => !offers.some((other) => isBetter(warehouse, other, offer)));
}

/** No dearer, and at least as free in its resources: then the other is never needed. */
function isBetter(warehouse: Warehouse, a: Offer, b: Offer): boolean {
  if (a === b || a.line !== b.line || a.cost > b.cost) return false;
  const isFreer = a.workers.every((worker, i) => warehouse.isFreer(worker, b.workers[i] ?? -1));
  if (!isFreer) return false;
  const isSame =
    a.cost === b.cost &&
    b.workers.every((worker, i) => warehouse.isFreer(worker, a.workers[i] ?? -1));
  return !isSame || a.maker < b.maker;
}

/** Every choice of so many goods: of different lines, or with repeats. */
function choicesOf(
  offers: readonly Offer[],
  needed: number,
  mayRepeat: boolean,
): readonly Choice[] {
  const choices: Choice[] = [];
  const choose = (from: number, chosen: readonly Offer[], cost: number): void => {
    if (chosen.length === needed) {
      choices.push({ cost, offers: chosen });
      return;
    }
    for (let i = from; i < offers.length; i++) {
      const offer = offers[i] as Offer;
      const next = mayRepeat ? i : nextLine(offers, i);
      choose(next, [...chosen, offer], cost + offer.cost);
    }
  };
  choose(0, [], 0);
  return choices.sort((a, b) => a.cost - b.cost);
}

function nextLine(offers: readonly Offer[], index: number): number {
  const line = offers[index]?.line;
  let next = index + 1;
  while (next < offers.length && offers[next]?.line === line) next++;
  return next;
}

interface Found {
  readonly cost: number;
  readonly sites: readonly Site[];
  /** One per site. */
  readonly choices: readonly Choice[];
}

class Search {
  private readonly warehouse: Warehouse;
  private readonly sites: readonly Site[];
  /** The least that all sites from this one on will cost. */
  private readonly ahead: readonly number[];
  private readonly chosen: Choice[] = [];
  private best: Found | undefined;
  /** More is not worth paying. */
  private limit: number;
  /** By site and what is left of the resources: the least it was reached with. */
  private readonly seen = new Map<string, number>();
  /** Where it leads nowhere, whatever it costs. */
  private readonly dead = new Set<string>();

  constructor(warehouse: Warehouse, sites: readonly Site[], budget: number) {
    this.warehouse = warehouse;
    this.limit = budget;
    // Those with the fewest choices first: fewer wrong turns.
    this.sites = [...sites].sort((a, b) => a.choices.length - b.choices.length || a.at - b.at);
    this.ahead = this.sites.map((_, index) =>
      this.sites.slice(index).reduce((sum, { choices }) => sum + (choices[0]?.cost ?? 0), 0),
    );
  }

  run(): Found | undefined {
    this.visit(0, 0);
    return this.best;
  }

  /** Raises the sites from this one on; false where that is known to be impossible. */
  private visit(index: number, cost: number): boolean {
    const site = this.sites[index];
    if (site === undefined) {
      this.best = { cost, sites: this.sites, choices: [...this.chosen] };
      this.limit = cost - 1;
      return true;
    }
    const key = `${index}:${this.warehouse.key()}`;
    if (this.dead.has(key)) return false;
    if ((this.seen.get(key) ?? Infinity) <= cost) return true;
    this.seen.set(key, cost);
    const later = this.ahead[index + 1] ?? 0;
    let isPossible = false;
    for (const choice of site.choices) {
      const total = cost + choice.cost;
      if (total + later > this.limit) return true;
      if (!this.order(choice)) continue;
      this.chosen.push(choice);
      if (this.visit(index + 1, total)) isPossible = true;
      this.chosen.pop();
      this.cancel(choice);
    }
    if (!isPossible) this.dead.add(key);
    return isPossible;
  }

  /** Takes the resources of all goods, or none of them. */
  private order({ offers }: Choice): boolean {
    const taken: number[] = [];
    for (const { workers } of offers) {
      for (const worker of workers) {
        if (!this.warehouse.take(worker)) {
          for (const other of taken) this.warehouse.putBack(other);
          return false;
        }
        taken.push(worker);
      }
    }
    return true;
  }

  private cancel({ offers }: Choice): void {
    for (const { workers } of offers) for (const worker of workers) this.warehouse.putBack(worker);
  }
}

function purchasesOf(
  market: Market,
  net: HubNet,
  warehouse: Warehouse,
  { cost, sites, choices }: Found,
): Purchases {
  const workers = choices.flatMap(({ offers }) => offers.flatMap((offer) => offer.workers));
  for (const worker of workers) warehouse.take(worker);
  const deliver = (worker: number, hubs: number): Delivery => ({
    piece: market.pieces[worker] as number,
    resource: warehouse.handOut(worker),
    hubs,
  });
  const buy = (at: Cell, { workers: [deliverer = -1, supplier] }: Offer): Purchase => {
    const first = deliver(deliverer, market.hubsFrom(net, at, deliverer));
    if (supplier === undefined) return [first];
    return [first, deliver(supplier, market.hubsBetween(net, deliverer, supplier))];
  };
  return {
    cost,
    raises: sites.map(({ at }, index) => ({
      at,
      purchases: (choices[index]?.offers ?? []).map((offer) => buy(at, offer)),
    })),
  };
}
