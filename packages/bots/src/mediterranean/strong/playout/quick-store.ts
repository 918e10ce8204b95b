import type { State } from "@sofala/mediterranean";
import { STEADY_WEIGHTS, clampedEntry } from "../../weights.ts";
import { countsOf, type PriceList } from "./swaps.ts";

type Player = State["players"][number];
type Held = Player["hand"][number];

/** The cards to store because they will bring more money later. */
export function quickStore(
  { edition, turn }: State,
  player: Player,
  prices: PriceList,
): readonly number[] {
  if (turn === edition.rules.turns.value) return [];
  const room = edition.storage.value[player.cubes.warehouse] ?? 0;
  const coin = clampedEntry(STEADY_WEIGHTS.coin, turn - 1);
  const later = clampedEntry(STEADY_WEIGHTS.laterCoin, player.industry);
  const counts = countsOf(player.hand, prices);
  const gainOf = ({ card }: Held): number => {
    const good = prices.goodOf.get(card) ?? -1;
    const name = prices.goods[good];
    const bottom = edition.cards.get(card)?.bottom;
    if (name === undefined || bottom === undefined) return 0;
    if (!edition.bottoms[bottom].mayWarehouse) return 0;
    const money = prices.income[good] as readonly number[];
    const count = counts[good] as number;
    const now = (money[count] as number) - (money[count - 1] as number);
    return STEADY_WEIGHTS.stored[edition.goods[name].tier] * later - now * coin;
  };
  const stored: number[] = [];
  while (stored.length < room) {
    let best: Held | undefined;
    let most = 0;
    for (const held of player.hand) {
      const gain = stored.includes(held.slot) ? 0 : gainOf(held);
      if (gain > most) [best, most] = [held, gain];
    }
    if (best === undefined) break;
    const good = prices.goodOf.get(best.card) ?? 0;
    counts[good] = (counts[good] as number) - 1;
    stored.push(best.slot);
  }
  return stored;
}
