import { LinearProgram } from "./linear-program.ts";
import type { Choice, Found, Offer, Site } from "./search.ts";
import type { Warehouse } from "./warehouse.ts";

/** The goods of one maker, whoever buys them. */
interface Production {
  readonly amount: number;
  readonly offer: Offer;
  /** The craftsman that delivers. */
  readonly deliverer: number;
}

/** The goods that a site gets from one craftsman. */
interface Transport {
  readonly amount: number;
  readonly deliverer: number;
  readonly line: number;
  readonly hubs: number;
}

/** Farther from a whole number than this is a fraction. */
const FRACTION = 1e-4;

/**
 * The cheapest goods for several sites as a linear program. Its amounts are the goods of each maker, the goods that a
 * site gets from each craftsman, and how many places of each kind a group of craftsmen uses. Once the goods of each
 * maker are whole numbers, the rest is a flow, which has a solution in whole numbers at every corner of what is
 * possible. So only the goods of makers are ever decided by trying (branch and bound), and that is rarely needed.
 */
export class PurchaseProgram {
  private readonly warehouse: Warehouse;
  private readonly sites: readonly Site[];
  private readonly costs: number[] = [];
  private readonly productions: Production[] = [];
  private readonly transports: readonly (readonly Transport[])[];
  /** Sums of goods that are whole numbers, those that decide most first. */
  private readonly sums: readonly (readonly (readonly number[])[])[];
  /** The steps of all linear programs. */
  steps = 0;
  private best: Found | undefined;
  /** More is not worth paying. */
  private limit: number;

  constructor(warehouse: Warehouse, sites: readonly Site[], budget: number) {
    this.warehouse = warehouse;
    this.sites = sites;
    this.limit = budget;
    for (const offer of sites.flatMap(({ offers }) => offers)) {
      if (this.productions.some((known) => known.offer.maker === offer.maker)) continue;
      const amount = this.addAmount(offer.cost - offer.hubs);
      this.productions.push({ amount, offer, deliverer: delivererOf(offer) });
    }
    const sumsBy = (keysOf: (offer: Offer) => readonly number[]) => {
      const keys = new Set(this.productions.flatMap(({ offer }) => keysOf(offer)));
      return [...keys].map((key) =>
        amounts(this.productions.filter(({ offer }) => keysOf(offer).includes(key))),
      );
    };
    this.sums = [
      sumsBy(({ line }) => [line]),
      sumsBy(({ workers }) => workers),
      sumsBy(({ maker }) => [maker]),
    ];
    this.transports = sites.map(({ offers }) => this.transportsOf(offers));
  }

  private addAmount(cost: number): number {
    return this.costs.push(cost) - 1;
  }

  private transportsOf(offers: readonly Offer[]): readonly Transport[] {
    const transports: Transport[] = [];
    for (const offer of offers) {
      const deliverer = delivererOf(offer);
      if (transports.some((known) => known.deliverer === deliverer)) continue;
      const { hubs, line } = offer;
      transports.push({ amount: this.addAmount(hubs), deliverer, line, hubs });
    }
    return transports;
  }

  run(): Found | undefined {
    this.explore(this.program());
    return this.best;
  }

  /** The conditions: each site gets what it needs, from makers that find enough places. */
  private program(): LinearProgram {
    const uses = this.warehouse.uses().map((use) => ({ ...use, amount: this.addAmount(0) }));
    const program = new LinearProgram(this.costs);
    for (const [index, { needed, mayRepeat }] of this.sites.entries()) {
      const transports = this.transports[index] ?? [];
      program.require(needed, amounts(transports), []);
      if (mayRepeat || needed === 1) continue;
      for (const line of new Set(transports.map((transport) => transport.line))) {
        const same = transports.filter((transport) => transport.line === line);
        program.require(-1, [], amounts(same));
      }
    }
    for (const deliverer of new Set(this.productions.map((made) => made.deliverer))) {
      const made = this.productions.filter((production) => production.deliverer === deliverer);
      const sent = this.transports.flat().filter((transport) => transport.deliverer === deliverer);
      program.require(0, amounts(made), amounts(sent));
    }
    for (const group of new Set(uses.map((use) => use.group))) {
      const workersIn = ({ offer }: Production) =>
        offer.workers.filter((worker) => this.warehouse.groupOf(worker) === group);
      const asked = this.productions.flatMap((made) => workersIn(made).map(() => made));
      if (asked.length > 0) {
        const used = uses.filter((use) => use.group === group);
        program.require(0, amounts(used), amounts(asked));
      }
    }
    for (const { kind, places } of uses.filter((use, i) => firstOfKind(uses, use.kind) === i)) {
      program.require(-places, [], amounts(uses.filter((use) => use.kind === kind)));
    }
    return program;
  }

  private explore(program: LinearProgram): void {
    const isSolved = program.solve(this.limit);
    this.steps += program.steps;
    if (!isSolved) return;
    const undecided = this.undecided(program);
    if (undecided === undefined) {
      this.best = this.found(program);
      this.limit = this.best.cost - 1;
      return;
    }
    const less = Math.floor(program.sum(undecided));
    this.explore(program.bounded(undecided, 1, less + 1));
    this.explore(program.bounded(undecided, -1, less));
  }

  /** Goods whose number must be whole and is not: those of a line, of a craftsman, or of a maker. */
  private undecided(program: LinearProgram): readonly number[] | undefined {
    for (const sums of this.sums) {
      let farthest: readonly number[] | undefined;
      let distance = FRACTION;
      for (const goods of sums) {
        const sum = program.sum(goods);
        const fraction = Math.abs(sum - Math.round(sum));
        if (fraction <= distance) continue;
        farthest = goods;
        distance = fraction;
      }
      if (farthest !== undefined) return farthest;
    }
    return undefined;
  }

  private found(program: LinearProgram): Found {
    const goods = this.productions.map(({ amount }) => Math.round(program.sum([amount])));
    const make = ({ deliverer, hubs }: Transport): Offer => {
      const index = this.productions.findIndex(
        (production, i) => production.deliverer === deliverer && (goods[i] as number) > 0,
      );
      goods[index] = (goods[index] as number) - 1;
      const { offer } = this.productions[index] as Production;
      return { ...offer, cost: offer.cost - offer.hubs + hubs, hubs };
    };
    const choices = this.transports.map((transports): Choice => {
      const offers = transports.flatMap((transport) =>
        Array.from({ length: Math.round(program.sum([transport.amount])) }, () => make(transport)),
      );
      return { offers, cost: offers.reduce((sum, { cost }) => sum + cost, 0) };
    });
    const cost = choices.reduce((sum, choice) => sum + choice.cost, 0);
    return { cost, sites: this.sites, choices };
  }
}

const amounts = (items: readonly { readonly amount: number }[]): readonly number[] =>
  items.map(({ amount }) => amount);

const delivererOf = ({ workers: [deliverer = -1] }: Offer): number => deliverer;

const firstOfKind = (uses: readonly { readonly kind: number }[], kind: number): number =>
  uses.findIndex((use) => use.kind === kind);
