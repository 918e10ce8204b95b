import type { UsedGood } from "@sofala/zimbabwe";

/** The different goods of a raise, and how many of each were used: the same craft, owner and hubs. */
export function countGoods(
  goods: readonly UsedGood[],
): readonly { readonly good: UsedGood; readonly number: number }[] {
  const counted = new Map<string, { good: UsedGood; number: number }>();
  for (const good of goods) {
    const key = [good.craft, good.owner, ...(good.hubs ?? [])].join(" ");
    const known = counted.get(key);
    if (known === undefined) counted.set(key, { good, number: 1 });
    else known.number++;
  }
  return [...counted.values()];
}
