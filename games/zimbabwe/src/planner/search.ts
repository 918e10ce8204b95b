import type { Cell } from "../map/cells.ts";
import type { Warehouse } from "./warehouse.ts";

/** One way to get a good to a monument. */
export interface Offer {
  readonly maker: number;
  readonly line: number;
  /** With the hubs on the way to the monument. */
  readonly cost: number;
  readonly hubs: number;
  /** The craftsmen that work for it: the one that delivers, and its primary. */
  readonly workers: readonly number[];
}

/** All goods for one monument. */
export interface Choice {
  readonly cost: number;
  readonly offers: readonly Offer[];
}

/** A monument, what can be bought for it, and how many goods it needs. */
export interface Site {
  readonly at: Cell;
  readonly needed: number;
  readonly mayRepeat: boolean;
  readonly offers: readonly Offer[];
  /** The ways to raise it if nothing else were bought, cheapest first; undefined where they are too many. */
  readonly choices: readonly Choice[] | undefined;
}

export interface Found {
  readonly cost: number;
  readonly sites: readonly Site[];
  /** One per site. */
  readonly choices: readonly Choice[];
}

/** A site whose choices are few enough to try them. */
export type ListedSite = Site & { readonly choices: readonly Choice[] };

/** Looks for the cheapest choice for every site, one site after the other; see `Buyer.cheapest`. */
export class Search {
  private readonly warehouse: Warehouse;
  private readonly sites: readonly ListedSite[];
  /** The least that all sites from this one on will cost. */
  private readonly ahead: readonly number[];
  private readonly chosen: Choice[] = [];
  private best: Found | undefined;
  /** How many choices were tried. */
  steps = 0;
  private readonly stepsMax: number;
  /** More is not worth paying. */
  private limit: number;
  /** By site and what is left of the resources: the least it was reached with. */
  private readonly seen = new Map<string, number>();
  /** Where it leads nowhere, whatever it costs. */
  private readonly dead = new Set<string>();

  constructor(
    warehouse: Warehouse,
    sites: readonly ListedSite[],
    budget: number,
    stepsMax: number,
  ) {
    this.warehouse = warehouse;
    this.limit = budget;
    this.stepsMax = stepsMax;
    // Those with the fewest choices first: fewer wrong turns.
    this.sites = [...sites].sort((a, b) => a.choices.length - b.choices.length || a.at - b.at);
    this.ahead = this.sites.map((_, index) =>
      this.sites.slice(index).reduce((sum, { choices }) => sum + (choices[0]?.cost ?? 0), 0),
    );
  }

  /** The best that was found. If the search was not completed, there may be something cheaper. */
  run(): Found | undefined {
    this.visit(0, 0);
    return this.best;
  }

  get isComplete(): boolean {
    return this.steps <= this.stepsMax;
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
      if (total + later > this.limit || ++this.steps > this.stepsMax) return true;
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
