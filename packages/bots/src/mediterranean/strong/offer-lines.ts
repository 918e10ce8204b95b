import { seeded } from "@sofala/engine";
import { mediterranean, type Move } from "@sofala/mediterranean";
import type { Line } from "../../bot.ts";
import { chancesFor, prospectsOf } from "../chances.ts";
import type { Scene } from "../seat-context.ts";
import { offerOf, type Priced } from "./pricing.ts";

/** What offers promise: everybody's chances, by how likely a yes is and by what both sides gain then. */
export function offerLines(
  { view, seat }: Scene,
  offers: readonly Priced[],
): readonly Line<Move>[] {
  const prospects = prospectsOf(mediterranean.sample(view, seeded("offers")));
  const before = chancesFor(prospects, { turn: view.turn, part: "trading" });
  return offers.map((priced) => {
    const { bargain, vp, gain, chance } = priced;
    const { partner, theirs } = bargain;
    const agreed = prospects.map(
      (own, each) => own + (each === seat ? gain : each === partner ? theirs - vp : 0),
    );
    const after = chancesFor(agreed, { turn: view.turn, part: "trading" });
    const chances = before.map((now, each) => now + chance * ((after[each] ?? 0) - now));
    return { moves: [offerOf(priced, undefined)], visits: 1, chances, next: [] };
  });
}
