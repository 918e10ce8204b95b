import type { Seat } from "@sofala/engine";
import type { Delivery, Purchase } from "../culture/raise-monument.ts";
import { refuseMonument } from "../culture/raise-monument.ts";
import type { Cell } from "../map/cells.ts";
import type { State } from "../memory.ts";
import { hubNet, levelAt, ownerOf, rangeOfSeat } from "../pieces.ts";
import { Market, goodsMustDiffer } from "./market.ts";
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
}

/** A monument and what can be had for it. */
interface Site {
  readonly at: Cell;
  readonly needed: number;
  /** By line, cheapest first within each. */
  readonly offers: readonly Offer[];
  /** The least its goods could cost if nothing else were bought. */
  readonly least: number;
}

/**
 * R 11: the cheapest legal purchase for all these monuments in one action, whatever is in hand;
 * undefined where there is none. Exact: a search over all choices of makers, cut off where even the
 * least that is still to be paid exceeds the best plan. With `sellers`, only their craftsmen are paid.
 */
export function cheapestPurchases(
  state: State,
  seat: Seat,
  monuments: readonly Cell[],
  sellers?: ReadonlySet<Seat>,
): Purchases | undefined {
  if (new Set(monuments).size !== monuments.length) return undefined;
  if (monuments.some((at) => refuseMonument(state, seat, at) !== undefined)) return undefined;
  const market = new Market();
  market.load(state, seat, rangeOfSeat(state, seat));
  market.listMakers(state, Infinity);
  const mayRepeat = !goodsMustDiffer(state, seat);
  const sites: Site[] = [];
  for (const at of monuments) {
    const site = survey(state, seat, market, at, mayRepeat, sellers);
    if (site === undefined) return undefined;
    sites.push(site);
  }
  const search = new Search(state, seat, market, sites, mayRepeat);
  return search.run();
}

function survey(
  state: State,
  seat: Seat,
  market: Market,
  at: Cell,
  mayRepeat: boolean,
  sellers: ReadonlySet<Seat> | undefined,
): Site | undefined {
  const net = hubNet(state, rangeOfSeat(state, seat));
  const offers: Offer[] = [];
  for (let maker = 0; maker < market.makers; maker++) {
    const workers = workersOf(market, maker);
    const isAllowed = (worker: number) =>
      sellers?.has(ownerOf(market.pieces[worker] as number)) ?? true;
    if (!workers.every(isAllowed)) continue;
    const hubs = market.hubsFrom(net, at, market.deliverer[maker] as number);
    if (hubs === -1) continue;
    const cost = (market.cost[maker] as number) + hubs;
    offers.push({ maker, line: market.line[maker] as number, cost });
  }
  offers.sort((a, b) => a.line - b.line || a.cost - b.cost || a.maker - b.maker);
  const needed = levelAt(state, at);
  const least = leastCost(offers, needed, mayRepeat);
  return least === undefined ? undefined : { at, needed, offers, least };
}

/** The cheapest goods regardless of resources: one per line, or the cheapest again and again. */
function leastCost(
  offers: readonly Offer[],
  needed: number,
  mayRepeat: boolean,
): number | undefined {
  const best = new Map<number, number>();
  for (const { line, cost } of offers) {
    best.set(line, Math.min(cost, best.get(line) ?? Infinity));
  }
  const costs = [...best.values()].sort((a, b) => a - b);
  if (mayRepeat) return costs[0] === undefined ? undefined : costs[0] * needed;
  if (costs.length < needed) return undefined;
  return costs.slice(0, needed).reduce((total, cost) => total + cost, 0);
}

const workersOf = (market: Market, maker: number): readonly number[] => {
  const supplier = market.supplier[maker] as number;
  const deliverer = market.deliverer[maker] as number;
  return supplier === -1 ? [deliverer] : [deliverer, supplier];
};

class Search {
  private readonly state: State;
  private readonly seat: Seat;
  private readonly market: Market;
  private readonly sites: readonly Site[];
  private readonly mayRepeat: boolean;
  private readonly warehouse: Warehouse;
  /** The least that all sites from this one on will cost. */
  private readonly ahead: readonly number[];
  private readonly chosen: Offer[] = [];
  private best: { readonly cost: number; readonly offers: readonly Offer[] } | undefined;
  /** By site and what every craftsman has delivered: the least it was reached with. */
  private readonly seen = new Map<string, number>();

  constructor(
    state: State,
    seat: Seat,
    market: Market,
    sites: readonly Site[],
    mayRepeat: boolean,
  ) {
    this.state = state;
    this.seat = seat;
    this.market = market;
    // The pickiest first: fewer wrong turns.
    this.sites = [...sites].sort((a, b) => b.needed - a.needed || a.at - b.at);
    this.mayRepeat = mayRepeat;
    this.warehouse = new Warehouse(state, seat, market);
    this.ahead = this.sites.map((_, index) =>
      this.sites.slice(index).reduce((total, { least }) => total + least, 0),
    );
  }

  run(): Purchases | undefined {
    this.visit(0, 0);
    return this.best === undefined ? undefined : this.purchases(this.best.cost, this.best.offers);
  }

  private visit(index: number, cost: number): void {
    const site = this.sites[index];
    if (site === undefined) {
      if (this.best === undefined || cost < this.best.cost) {
        this.best = { cost, offers: [...this.chosen] };
      }
      return;
    }
    if (this.isHopeless(cost + (this.ahead[index] ?? 0))) return;
    const key = `${index}:${this.warehouse.key()}`;
    if ((this.seen.get(key) ?? Infinity) <= cost) return;
    this.seen.set(key, cost);
    this.fill(site, index, 0, site.needed, cost);
  }

  /** Chooses the goods that a site still needs, from its offers `from` on. */
  private fill(site: Site, index: number, from: number, needed: number, cost: number): void {
    if (needed === 0) return this.visit(index + 1, cost);
    const later = this.ahead[index + 1] ?? 0;
    const { offers } = site;
    for (let i = from; i < offers.length; i++) {
      const offer = offers[i] as Offer;
      if (this.isHopeless(cost + offer.cost + (needed - 1) + later)) continue;
      if (!this.order(offer)) continue;
      this.chosen.push(offer);
      const next = this.mayRepeat ? i : nextLine(offers, i);
      this.fill(site, index, next, needed - 1, cost + offer.cost);
      this.chosen.pop();
      this.cancel(offer);
    }
  }

  private isHopeless(cost: number): boolean {
    return this.best !== undefined && cost >= this.best.cost;
  }

  /** Takes the resources of a good, or none of them. */
  private order(offer: Offer): boolean {
    const [deliverer = -1, supplier] = workersOf(this.market, offer.maker);
    if (!this.warehouse.take(deliverer)) return false;
    if (supplier === undefined || this.warehouse.take(supplier)) return true;
    this.warehouse.putBack(deliverer);
    return false;
  }

  private cancel(offer: Offer): void {
    for (const worker of workersOf(this.market, offer.maker)) this.warehouse.putBack(worker);
  }

  private purchases(cost: number, offers: readonly Offer[]): Purchases {
    const { market, state, seat } = this;
    const net = hubNet(state, rangeOfSeat(state, seat));
    for (const offer of offers) this.order(offer);
    const deliver = (worker: number, hubs: number): Delivery => ({
      piece: market.pieces[worker] as number,
      resource: this.warehouse.handOut(worker),
      hubs,
    });
    let next = 0;
    const raises = this.sites.map(({ at, needed }): Raise => {
      const purchases = offers.slice(next, next + needed).map(({ maker }): Purchase => {
        const [deliverer = -1, supplier] = workersOf(market, maker);
        const first = deliver(deliverer, market.hubsFrom(net, at, deliverer));
        if (supplier === undefined) return [first];
        return [first, deliver(supplier, market.hubsBetween(net, deliverer, supplier))];
      });
      next += needed;
      return { at, purchases };
    });
    return { cost, raises };
  }
}

function nextLine(offers: readonly Offer[], index: number): number {
  const line = offers[index]?.line;
  let next = index + 1;
  while (next < offers.length && offers[next]?.line === line) next++;
  return next;
}
