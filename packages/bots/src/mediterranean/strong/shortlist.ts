import type { Board } from "../seat-board.ts";
import type { Plan } from "../plan-purchases.ts";

/** The best whole turns that buy different things. */
export class Shortlist {
  readonly #plans = new Map<string, Plan>();

  add(plans: readonly Plan[]): void {
    for (const plan of plans) {
      const key = wares(plan.board);
      if (plan.worth > (this.#plans.get(key)?.worth ?? -Infinity)) this.#plans.set(key, plan);
    }
  }

  /** So many at most, if they are not so much worse than the best. */
  best({ most, window }: { readonly most: number; readonly window: number }): readonly Plan[] {
    const sorted = [...this.#plans.values()].sort((a, b) => b.worth - a.worth);
    const least = (sorted[0]?.worth ?? 0) - window;
    return sorted.slice(0, most).filter(({ worth }) => worth >= least);
  }
}

const wares = ({ bought, buildings, vp }: Board): string =>
  [...bought.toSorted(), ...buildings.toSorted(), vp].join();
