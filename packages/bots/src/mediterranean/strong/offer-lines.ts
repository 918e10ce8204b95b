import { seeded, type Seat } from "@sofala/engine";
import { mediterranean, type Move } from "@sofala/mediterranean";
import type { Line } from "../../bot.ts";
import { chancesAfter, chancesOf } from "../chances.ts";
import type { SeatContext } from "../seat-context.ts";
import { offerOf, type PricedBargain } from "./pricing.ts";

/**
 * Lines for offers: everybody's chances, by the probability of acceptance and the gains of both
 * sides.
 */
export function offerLines(
  { view, seat }: SeatContext,
  offers: readonly PricedBargain[],
): readonly Line<Move>[] {
  const gamePoint = { turn: view.turn, part: "trading" } as const;
  const before = chancesOf(mediterranean.sample(view, seeded("offers")));
  return offers.map((priced) => {
    const { bargain, vp, gain, chance } = priced;
    const { partner, partnerGain } = bargain;
    const gainOf = (each: Seat) => (each === seat ? gain : each === partner ? partnerGain - vp : 0);
    const after = chancesAfter(before, gainOf, gamePoint);
    const chances = before.map((now, each) => now + chance * ((after[each] ?? 0) - now));
    return { moves: [offerOf(priced, undefined)], visits: 1, chances, continuation: [] };
  });
}
