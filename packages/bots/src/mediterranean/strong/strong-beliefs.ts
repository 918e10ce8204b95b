import type { Good } from "@sofala/mediterranean";
import { Beliefs, isLuxury, type Holding } from "../beliefs.ts";

/** Everybody starts with these (R 2.2), also for a bot that has seen no events. */
const INITIAL_GOODS: readonly Good[] = ["grain", "wool", "timber", "ore", "salt"];

/**
 * Beliefs that know the first deal, and stay consistent when Piracy is traded under changing types.
 */
export class StrongBeliefs extends Beliefs {
  protected override initialGoods(): Map<Good, number> {
    return new Map(INITIAL_GOODS.map((good) => [good, 1]));
  }

  protected override remove(holding: Holding, good: Good): void {
    const isMissing = (holding.goods.get(good) ?? 0) === 0 && holding.luxuries === 0;
    const other = [...holding.goods].find(([each, count]) => isLuxury(each) && count > 0);
    const isRenamed = isMissing && isLuxury(good) && other !== undefined;
    super.remove(holding, isRenamed ? other[0] : good);
  }
}
