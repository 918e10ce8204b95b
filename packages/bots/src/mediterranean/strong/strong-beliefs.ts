import type { Good } from "@sofala/mediterranean";
import { Beliefs, isLuxury, type Holding } from "../beliefs.ts";

/** Who heard nothing yet knows that everybody begins with these (R 2.2). */
const FIRST: readonly Good[] = ["grain", "wool", "timber", "ore", "salt"];

/** Knows the first deal, and keeps count where Piracy went from hand to hand under changing names. */
export class SharpBeliefs extends Beliefs {
  protected override firstGoods(): Map<Good, number> {
    return new Map(FIRST.map((good) => [good, 1]));
  }

  protected override remove(holding: Holding, good: Good): void {
    const isMissing = (holding.goods.get(good) ?? 0) === 0 && holding.luxuries === 0;
    const other = [...holding.goods].find(([each, count]) => isLuxury(each) && count > 0);
    const isRenamed = isMissing && isLuxury(good) && other !== undefined;
    super.remove(holding, isRenamed ? other[0] : good);
  }
}
