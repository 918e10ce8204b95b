import type { Seat } from "@sofala/engine";
import type { Delivery, Purchase } from "../culture/raise-monument.ts";
import { refuseMonument } from "../culture/raise-monument.ts";
import type { Cell } from "../map/cells.ts";
import type { HubNet } from "../map/hubs.ts";
import type { State } from "../memory.ts";
import { hubNet, levelAt, ownerOf, rangeOfSeat } from "../pieces.ts";
import { goodsMustDiffer } from "../culture/goods.ts";
import { Market } from "./market.ts";
import { PurchaseProgram } from "./purchase-program.ts";
import {
  Search,
  type Choice,
  type Found,
  type ListedSite,
  type Offer,
  type Site,
} from "./search.ts";
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

/** A search gives up after so many choices; most need fewer than fifty. */
const SEARCH_STEPS = 500;
/** A site with more choices is not searched. */
const CHOICES_MAX = 400;

/** One for all buyers: making a new one takes longer than loading it again. */
const market = new Market();
let loadedFor = 0;
let buyers = 0;

/** R 11: what one seat could buy in one action. It holds as long as the state stays as it is. */
export class Buyer {
  private readonly number = ++buyers;
  private readonly state: State;
  private readonly seat: Seat;
  private readonly net: HubNet;
  private readonly warehouse: Warehouse;
  /** By monument, for all sellers. */
  private readonly sites = new Map<Cell, Site>();
  private readonly searchSteps: number;
  /** The steps of all searches and linear programs. */
  steps = 0;

  constructor(state: State, seat: Seat, searchSteps = SEARCH_STEPS) {
    this.searchSteps = searchSteps;
    this.state = state;
    this.seat = seat;
    const net = hubNet(state, rangeOfSeat(state, seat));
    this.net = net;
    this.loadMarket();
    this.warehouse = new Warehouse(state, market);
  }

  private loadMarket(): void {
    if (loadedFor === this.number) return;
    loadedFor = this.number;
    const { state, seat } = this;
    market.load(state, seat, rangeOfSeat(state, seat));
    market.listMakers(state, Infinity);
  }

  /**
   * The cheapest legal purchase for all these monuments, whatever is in hand; undefined where there is none.
   * Exact: a short search over all choices, and where that is not enough a linear program, which sees at once
   * that several monuments want the same resources. With `sellers`, only their craftsmen are paid.
   */
  cheapest(
    monuments: readonly Cell[],
    sellers?: ReadonlySet<Seat>,
    budget = Infinity,
  ): Purchases | undefined {
    const { state, seat, net, warehouse } = this;
    if (new Set(monuments).size !== monuments.length) return undefined;
    if (monuments.some((at) => refuseMonument(state, seat, at) !== undefined)) return undefined;
    this.loadMarket();
    const sites: Site[] = [];
    for (const at of monuments) {
      const site = sellers === undefined ? this.site(at) : this.newSite(at, sellers);
      if (site.choices?.length === 0) return undefined;
      sites.push(site);
    }
    const best = this.cheapestChoices(sites, budget);
    return best === undefined ? undefined : purchasesOf(net, warehouse, best);
  }

  private cheapestChoices(sites: readonly Site[], budget: number): Found | undefined {
    const listed = sites.filter((site): site is ListedSite => site.choices !== undefined);
    let found: Found | undefined;
    if (listed.length === sites.length) {
      const search = new Search(this.warehouse, listed, budget, this.searchSteps);
      found = search.run();
      this.steps += search.steps;
      if (search.isComplete) return found;
    }
    const limit = found === undefined ? budget : found.cost - 1;
    const program = new PurchaseProgram(this.warehouse, sites, limit);
    found = program.run() ?? found;
    this.steps += program.steps;
    return found;
  }

  private site(at: Cell): Site {
    const known = this.sites.get(at) ?? this.newSite(at, undefined);
    this.sites.set(at, known);
    return known;
  }

  private newSite(at: Cell, sellers: ReadonlySet<Seat> | undefined): Site {
    const { state, seat, warehouse, net } = this;
    const offers = offersFor(warehouse, net, at, sellers);
    const mayRepeat = !goodsMustDiffer(state, seat);
    const needed = levelAt(state, at);
    return { at, needed, mayRepeat, offers, choices: choicesOf(offers, needed, mayRepeat) };
  }
}

/** What can be bought for a monument, without what is never the better buy. */
function offersFor(
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
    offers.push({ maker, line: market.line[maker] as number, cost, hubs, workers });
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

/** Every choice of so many goods, of different lines or with repeats; undefined where there are too many. */
function choicesOf(
  offers: readonly Offer[],
  needed: number,
  mayRepeat: boolean,
): readonly Choice[] | undefined {
  const choices: Choice[] = [];
  const choose = (from: number, chosen: readonly Offer[], cost: number): void => {
    if (choices.length > CHOICES_MAX) return;
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
  return choices.length > CHOICES_MAX ? undefined : choices.sort((a, b) => a.cost - b.cost);
}

function nextLine(offers: readonly Offer[], index: number): number {
  const line = offers[index]?.line;
  let next = index + 1;
  while (next < offers.length && offers[next]?.line === line) next++;
  return next;
}

function purchasesOf(
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
