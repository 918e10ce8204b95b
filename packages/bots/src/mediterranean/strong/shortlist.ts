import type { SeatBoard } from "../seat-board.ts";
import type { PurchasePlan } from "../plan-purchases.ts";

/** The best whole turns that buy different things. */
export class Shortlist {
  readonly #plans = new Map<string, PurchasePlan>();

  add(plans: readonly PurchasePlan[]): void {
    for (const plan of plans) {
      const key = purchasesKey(plan.board);
      if (plan.worth > (this.#plans.get(key)?.worth ?? -Infinity)) this.#plans.set(key, plan);
    }
  }

  /** At most this many, within a distance of the best. */
  best({
    most,
    window,
  }: {
    readonly most: number;
    readonly window: number;
  }): readonly PurchasePlan[] {
    const sorted = [...this.#plans.values()].sort((a, b) => b.worth - a.worth);
    const least = (sorted[0]?.worth ?? 0) - window;
    return sorted.slice(0, most).filter(({ worth }) => worth >= least);
  }
}

const purchasesKey = ({ bought, buildings, vp }: SeatBoard): string =>
  [...bought.toSorted(), ...buildings.toSorted(), vp].join();
