import type { Edition, Good } from "./data/edition.ts";
import type { Goods } from "./moves.ts";

/** The money for a set of cards: full sets of the longest kind, and a smaller one (R 6.2). */
export function incomeOf(edition: Edition, goods: Goods): number {
  let money = 0;
  for (const good in goods) money += setValue(edition, good as Good, goods[good as Good] ?? 0);
  return money;
}

function setValue(edition: Edition, good: Good, cards: number): number {
  // Piracy is never part of a set (R 5.7).
  if (good === "piracy") return 0;
  const values = edition.setValues[edition.goods[good].tier].value;
  const longest = values.length;
  const full = Math.floor(cards / longest) * (values[longest - 1] ?? 0);
  const rest = cards % longest;
  return rest === 0 ? full : full + (values[rest - 1] ?? 0);
}
