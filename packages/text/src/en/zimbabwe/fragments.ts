import type { Craft, Good, Move, Specialist } from "@sofala/zimbabwe";
import { list } from "../grammar.ts";
import { craftsman, specialist } from "./cards.ts";

type Prices = Extract<Move, { readonly kind: "set-prices" }>["prices"];

export const craftName = (craft: Craft): string => craftsman[craft].name;

/** `the shaman` */
export const theSpecialist = (card: Specialist): string => `the ${specialist[card].name}`;

/** `The nomads have`, `The herd has` */
export const specialistWithVerb = (card: Specialist, one: string, many: string): string =>
  `The ${specialist[card].name} ${card === "nomads" ? many : one}`;

/** `the potter's price to 2 and the sculptor's to 3` */
export function pricesTo(prices: Prices): string {
  const named = CRAFTS.filter((craft) => prices[craft] !== undefined);
  return list(
    named.map(
      (craft, index) =>
        `the ${craftName(craft)}'s ${index === 0 ? "price " : ""}to ${prices[craft]}`,
    ),
  );
}

/** `a good from c4`, `goods from c4 over e5 and from e6 (supplied by d2)` */
export const goodsFrom = (goods: readonly Good[]): string =>
  `${goods.length === 1 ? "a good" : "goods"} ${list(goods.map(goodOrigin))}`;

const CRAFTS = Object.keys(craftsman) as readonly Craft[];

const goodOrigin = ({ craftsman: at, hubs, primary }: Good): string =>
  `from ${at}${viaHubs(hubs)}${primary ? ` (supplied by ${primary.craftsman}${viaHubs(primary.hubs)})` : ""}`;

const viaHubs = (hubs: Good["hubs"]): string => (hubs?.length ? ` over ${list(hubs)}` : "");
